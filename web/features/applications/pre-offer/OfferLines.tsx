import type { Centavos } from '#domain/money';
import { ANNUAL_INTEREST_PERCENT } from '#domain/preOffer';
import { costLine } from '#i18n/costLine';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import * as costTexts from '#i18n/es-MX/loans/costs';
import { money, percent } from '#i18n/format';
import { Figures } from '#kit/display/Figures.tsx';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';
import { Card } from '#kit/layout/Card.tsx';
import styles from './OfferLines.module.css';
import type { OfferEstimate } from './useOffer.ts';

/** The offer line by line, and the installments. `rent` is the monthly rent. */
export function OfferLines({ estimate, rent }: { estimate: OfferEstimate; rent: Centavos }) {
  const { term, amount, commission, iva, interest, tax, received } = estimate;
  return (
    <Card>
      <Figures
        receipt
        rows={[
          { label: preOfferTexts.totalOfRents({ term }), value: money(amount) },
          { label: costTexts.openingCommission, value: money(commission), minus: true },
          { label: preOfferTexts.ivaOfCommission, value: money(iva), minus: true },
          {
            label: costTexts.interest({ rate: percent(ANNUAL_INTEREST_PERCENT) }),
            value: money(interest),
            minus: true,
          },
          { label: preOfferTexts.ivaOfInterest, value: money(tax), minus: true },
        ]}
        total={{ label: preOfferTexts.youReceiveEstimate, value: money(received) }}
      />
      <div className={styles.payments}>
        <Figures rows={[{ label: preOfferTexts.youPayInstallmentsOf({ term }), value: money(rent) }]} />
        <p className={styles.note}>
          {withStrongFigures(
            costLine({ received: { value: received, isEstimated: true }, payments: term, monthly: rent }),
          )}
        </p>
      </div>
      <p className={styles.note}>{preOfferTexts.itIsAnEstimate}</p>
    </Card>
  );
}
