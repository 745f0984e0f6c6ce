import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import clock from '@phosphor-icons/core/assets/regular/clock.svg';
import envelopeSimple from '@phosphor-icons/core/assets/regular/envelope-simple.svg';
import gavel from '@phosphor-icons/core/assets/regular/gavel.svg';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { type Step, steps } from '../../../script/steps.ts';
import { selectStep } from '../../consoleSlice.ts';
import { useGetShownStepsQuery } from '../closing/shownStepsSlice.ts';
import { pointsAt, type Target } from '../pointsAt.ts';
import styles from './AllSteps.module.css';

/** Icons of the steps that happen elsewhere than on the phone. */
const icons: Readonly<Partial<Record<Target, string>>> = { email: envelopeSimple, decision: gavel, clock };

type ChoiceProps = {
  chosen: number | null;
  isOff: boolean;
  onChoose: (index: number) => void;
  onGo: (index: number) => void;
};
type ActStepsProps = ChoiceProps & {
  act: Step['act'];
  /** Indices of the steps that are listed. */
  found: readonly number[];
};

/** The steps of an act that the search finds; nothing when it finds none. */
export function ActSteps({ act, found, ...choice }: ActStepsProps) {
  const ofAct = found.filter((index) => steps[index]?.act === act);
  if (ofAct.length === 0) return null;
  return (
    <section className={styles.act} aria-label={scriptTexts.acts[act]}>
      <p className={styles.actTitle}>
        {scriptTexts.acts[act]} <span>{scriptTexts.stepsFromTo(numbersOf(act))}</span>
      </p>
      <ol className={styles.rows}>
        {ofAct.map((index) => (
          <li key={index}>
            <Row index={index} {...choice} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the numbers of the first and the last step of an act, whatever the search finds of it. */
function numbersOf(act: Step['act']) {
  const numbers = steps.flatMap((step, index) => (step.act === act ? [index + 1] : []));
  return { first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 };
}

function Row({ index, chosen, isOff, onChoose, onGo }: ChoiceProps & { index: number }) {
  const current = useSelector(selectStep);
  const { data: { steps: shown } = { steps: [] } } = useGetShownStepsQuery();
  const step = steps[index] as Step;
  const target = pointsAt(step);
  const isPresent = index === current;
  const icon = shown.includes(step.id) ? checkBold : target && icons[target];
  const state = [styles.step, isPresent && styles.present, index === chosen && styles.chosen];
  return (
    <button
      type="button"
      data-step={index}
      className={state.filter(Boolean).join(' ')}
      aria-current={isPresent ? 'step' : undefined}
      aria-pressed={index === chosen}
      disabled={isOff}
      // Enter on the chosen one goes there; a second click of a mouse may be a double click.
      onClick={({ detail }) => (index === chosen && detail === 0 ? onGo(index) : onChoose(index))}
    >
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.name}>{scriptTexts.steps[step.id].title}</span>
      {isPresent && (
        <span className={styles.here} aria-hidden="true">
          {scriptTexts.youAreHere}
        </span>
      )}
      {!isPresent && icon !== undefined && (
        <span className={icon === checkBold ? styles.done : styles.where}>
          <Icon of={icon} size={16} />
        </span>
      )}
    </button>
  );
}
