import minusBold from '@phosphor-icons/core/assets/bold/minus-bold.svg';
import plusBold from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import type { KeyboardEvent } from 'react';
import { LONGEST_TERM, SHORTEST_TERM } from '#domain/terms';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Icon } from '#kit/art/Icon.tsx';
import entryStyles from '../kit/Entry.module.css';
import styles from './TermStepper.module.css';
import { termAfterKey } from './termAfterKey.ts';

type TermStepperProps = { term: number; onChange: (term: number) => void };

/** The term in months with a button for less and one for more; arrow keys, Home and End change it too. */
export function TermStepper({ term, onChange }: TermStepperProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = termAfterKey(term, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className={entryStyles.field}>
      <span className={entryStyles.label} aria-hidden="true">
        {consoleTexts.termInMonths}
      </span>
      <div className={styles.stepper}>
        <Step icon={minusBold} name={consoleTexts.oneMonthLess} to={term - 1} onChange={onChange} />
        <div
          role="spinbutton"
          tabIndex={0}
          className={styles.value}
          aria-label={consoleTexts.termInMonths}
          aria-valuemin={SHORTEST_TERM}
          aria-valuemax={LONGEST_TERM}
          aria-valuenow={term}
          aria-valuetext={consoleTexts.monthsOf({ months: term })}
          onKeyDown={handleKeyDown}
        >
          {consoleTexts.monthsOf({ months: term })}
        </div>
        <Step icon={plusBold} name={consoleTexts.oneMonthMore} to={term + 1} onChange={onChange} />
      </div>
    </div>
  );
}

type StepProps = { icon: string; name: string; to: number; onChange: (term: number) => void };

const Step = ({ icon, name, to, onChange }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={name}
    disabled={to < SHORTEST_TERM || to > LONGEST_TERM}
    onClick={() => onChange(to)}
  >
    <Icon of={icon} size={16} />
  </button>
);
