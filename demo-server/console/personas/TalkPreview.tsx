import deviceMobile from '@phosphor-icons/core/assets/fill/device-mobile-fill.svg';
import envelopeSimple from '@phosphor-icons/core/assets/fill/envelope-simple-fill.svg';
import fileText from '@phosphor-icons/core/assets/fill/file-text-fill.svg';
import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { pesos } from '#domain/money';
import { repaymentOf } from '#domain/repayment';
import { LONGEST_TERM } from '#domain/terms';
import { singleLine } from '#domain/text/singleLine';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { applicationTakenText } from '#i18n/es-MX/demo/server';
import { money } from '#i18n/format';
import { Icon } from '#kit/art/Icon.tsx';
import { Amount } from '#kit/display/Amount.tsx';
import { MonthWindows } from '#kit/display/MonthWindows.tsx';
import styles from './PrepareTalk.module.css';
import type { PreparedTalk } from './useStartTalk.ts';

/** How the app, an e-mail and the contract will name the prospect, and what they would receive; follows the typing. */
export function TalkPreview({ prospect: { name, last_name = '', rent, term } }: { prospect: PreparedTalk }) {
  const given = singleLine(name);
  const whole = singleLine(`${name} ${last_name}`);
  return (
    <div className={styles.preview} data-preview>
      <p className={styles.label}>{consoleTexts.howItWillLook}</p>
      {rent >= MIN_MONTHLY_RENT && (
        <div className={styles.estimate}>
          <p>{consoleTexts.receivesEstimated}</p>
          <Amount centavos={repaymentOf({ rent: pesos(rent), term }).received.value} size="total" />
          <MonthWindows total={LONGEST_TERM} lit={term} on="facade" />
          <p>{consoleTexts.monthsOfRent({ months: term, rent: money(pesos(rent)) })}</p>
        </div>
      )}
      {given !== '' && (
        <>
          <Sample icon={deviceMobile} where={consoleTexts.onThePhone} text={consoleTexts.greets({ name: given })} />
          <Sample icon={envelopeSimple} where={consoleTexts.inTheEmail} text={applicationTakenText({ name: given })} />
          <Sample icon={fileText} where={consoleTexts.inTheContract} text={whole} />
        </>
      )}
    </div>
  );
}

const Sample = ({ icon, where, text }: { icon: string; where: string; text: string }) => (
  <div className={styles.sample}>
    <p className={styles.where}>
      <Icon of={icon} size={18} />
      {where}
    </p>
    <p>{text}</p>
  </div>
);
