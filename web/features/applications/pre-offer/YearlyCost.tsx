import { today } from '#clock';
import type { Centavos } from '#domain/money';
import { totalYearlyCost } from '#domain/preOffer';
import { t } from '#i18n';
import { percent, shortDay } from '#i18n/format';
import type { OfferReceipt } from './useOffer.ts';
import styles from './YearlyCost.module.css';

/** The total yearly cost (CAT) of an offer, in the form that the law demands. */
export function YearlyCost({ rent, receipt }: { rent: Centavos; receipt: OfferReceipt }) {
  const { term, commission } = receipt;
  return (
    <section className={styles.cost}>
      <h2 className={styles.title}>{t('Total yearly cost (CAT)')}</h2>
      <p className={styles.text}>
        {t('CAT {rate} without IVA. For information and comparison. Calculated on {date}.', {
          rate: percent(totalYearlyCost({ rent, term, commission }), 1),
          date: shortDay(today()),
        })}
      </p>
    </section>
  );
}
