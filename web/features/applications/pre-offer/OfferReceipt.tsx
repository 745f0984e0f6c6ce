import type { Centavos } from '#domain/money';
import { ANNUAL_INTEREST_PERCENT } from '#domain/preOffer';
import { t } from '#i18n';
import { money, percent } from '#i18n/format';
import { Figures } from '#kit/display/Figures.tsx';
import { Card } from '#kit/layout/Card.tsx';
import styles from './OfferReceipt.module.css';
import type { OfferReceipt as Receipt } from './useOffer.ts';

/** The offer line by line, and the installments. `rent` is the monthly rent. */
export function OfferReceipt({ receipt, rent }: { receipt: Receipt; rent: Centavos }) {
  const { term, amount, commission, iva, interest, tax, received } = receipt;
  return (
    <Card>
      <Figures
        receipt
        rows={[
          { label: t('Total of your rents ({term} months)', { term }), value: money(amount) },
          { label: t('Opening commission'), value: money(commission), minus: true },
          { label: t('IVA of the commission'), value: money(iva), minus: true },
          {
            label: t('Interest ({rate} a year)', { rate: percent(ANNUAL_INTEREST_PERCENT) }),
            value: money(interest),
            minus: true,
          },
          { label: t('IVA of the interest'), value: money(tax), minus: true },
        ]}
        total={{ label: t('You receive'), value: money(received) }}
      />
      <div className={styles.payments}>
        <Figures rows={[{ label: t('You pay {term} installments of', { term }), value: money(rent) }]} />
      </div>
      <p className={styles.note}>
        {t('It is an estimate; the final amount is confirmed when your application is approved.')}
      </p>
    </Card>
  );
}
