import { today } from '#clock';
import type { Centavos } from '#domain/money';
import { totalYearlyCost } from '#domain/preOffer';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import { yearlyCostLine } from '#i18n/yearlyCostLine';
import type { OfferEstimate } from './useOffer.ts';
import styles from './YearlyCost.module.css';

/** The total yearly cost (CAT) of an offer, in the form that the law demands. */
export function YearlyCost({ rent, estimate }: { rent: Centavos; estimate: OfferEstimate }) {
  const { term, commission } = estimate;
  return (
    <section className={styles.cost}>
      <h2 className={styles.title}>{preOfferTexts.yearlyCost}</h2>
      <p className={styles.text}>
        {yearlyCostLine({ yearlyCost: totalYearlyCost({ rent, term, commission }) }, today())}
      </p>
    </section>
  );
}
