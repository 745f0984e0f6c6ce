import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { loanTerms } from '#domain/loanTerms';
import { pesos } from '#domain/money';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { money } from '#i18n/format';
import styles from './PersonaForm.module.css';
import type { PersonaRequest } from './personasSlice.ts';

/** How the app will greet the prospect and what they would receive; follows the typing. */
export function TalkPreview({ prospect: { name, last_name = '', rent, term } }: { prospect: PersonaRequest }) {
  const received = rent < MIN_MONTHLY_RENT ? undefined : loanTerms({ rent: pesos(rent), term }).received;
  return (
    <div className={styles.preview}>
      <p>{consoleTexts.howItWillLook}</p>
      {name.trim() && <p>{consoleTexts.greetsLike({ name: name.trim() })}</p>}
      {name.trim() && <p>{consoleTexts.contractNames({ name: `${name.trim()} ${last_name.trim()}`.trim() })}</p>}
      {received !== undefined && <p>{consoleTexts.receivesAbout({ amount: money(received), months: term })}</p>}
    </div>
  );
}
