import calculator from '@phosphor-icons/core/assets/regular/calculator.svg';
import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg';
import clockCountdown from '@phosphor-icons/core/assets/regular/clock-countdown.svg';
import listChecks from '@phosphor-icons/core/assets/regular/list-checks.svg';
import type { Application } from '#domain/application';
import { PROPERTY_VALIDATION_HOURS } from '#domain/businessDays';
import type { Day } from '#domain/calendar';
import type { Profile } from '#domain/profile';
import { LONGEST_TERM } from '#domain/terms';
import * as commonTexts from '#i18n/es-MX/common';
import * as guestTexts from '#i18n/es-MX/guests';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { Icon } from '#kit/art/Icon.tsx';
import { PromoScene } from '#kit/art/scenes/PromoScene.tsx';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { CardTitle } from '#kit/layout/CardTitle.tsx';
import { Link } from '#kit/navigation/Link.tsx';
import { TextLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { RequestAdvance } from '../applications/list/RequestAdvance.tsx';
import styles from './PromoCard.module.css';

type PromoCardProps = {
  profile: QueryState<Profile>;
  /** `large` where requesting a loan is the next step; `small`, with links to prepare it, below what has to be done before. */
  size: 'large' | 'small';
  /** The line above the title. */
  eyebrow?: string;
  /** All requests of the owner; undefined while they are not known. */
  applications: readonly Application[] | undefined;
  retryFrom?: Day | undefined;
};

/** Promotion for an owner without loans: what the product does, and the button that requests a loan. */
export function PromoCard({ size, eyebrow, applications, ...request }: PromoCardProps) {
  const isLarge = size === 'large';
  const isFirst = !applications?.length;
  return (
    <Card as="section">
      <div className={styles.art}>
        <PromoScene />
      </div>
      <div>
        <CardTitle eyebrow={eyebrow}>{loanTexts.turnRentsIntoMoney}</CardTitle>
        <p className={styles.text}>{loanTexts.getMonthsOfRent({ months: LONGEST_TERM })}</p>
      </div>
      {isLarge ? (
        <ul className={styles.facts}>
          <li>
            <Icon of={clockCountdown} size={20} />
            {loanTexts.answerWithin({ hours: PROPERTY_VALIDATION_HOURS })}
          </li>
          <li>
            <Icon of={calculator} size={20} />
            {loanTexts.amountBeforeSending}
          </li>
        </ul>
      ) : (
        <ul className={styles.rows}>
          <Row to={paths.estimate} icon={calculator} text={guestTexts.howMuchWouldYouReceive} />
          <Row to={paths.whatYouNeed} icon={listChecks} text={commonTexts.whatYouNeed} />
        </ul>
      )}
      <RequestAdvance {...request} kind={isLarge ? 'primary' : 'secondary'}>
        {isFirst ? loanTexts.requestFirstAdelantto : loanTexts.requestAdelantto}
      </RequestAdvance>
      {isLarge && (
        <p className={styles.more}>
          <TextLink to={paths.whatYouNeed}>{commonTexts.whatYouNeed}</TextLink>
        </p>
      )}
    </Card>
  );
}

const Row = ({ to, icon, text }: { to: string; icon: string; text: string }) => (
  <li>
    <Link to={to} className={styles.row}>
      <Icon of={icon} size={20} />
      <span>{text}</span>
      <Icon of={caretRight} size={20} />
    </Link>
  </li>
);
