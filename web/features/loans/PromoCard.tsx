import type { Profile } from '#domain/profile';
import { LONGEST_TERM } from '#domain/terms';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { PromoScene } from '#kit/art/scenes/PromoScene.tsx';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Card } from '#kit/layout/Card.tsx';
import { RequestAdvance } from '../applications/list/RequestAdvance.tsx';
import styles from './PromoCard.module.css';

/** Promotion for an owner without loans: what the product does, and the button that requests the first loan. */
export function PromoCard({ profile }: { profile: QueryState<Profile> }) {
  return (
    <Card as="section">
      <div className={styles.art}>
        <PromoScene />
      </div>
      <div>
        <h2 className={styles.title}>{loanTexts.turnRentsIntoMoney}</h2>
        <p className={styles.text}>{loanTexts.getMonthsOfRent({ months: LONGEST_TERM })}</p>
      </div>
      <RequestAdvance profile={profile}>{loanTexts.requestFirstAdelantto}</RequestAdvance>
    </Card>
  );
}
