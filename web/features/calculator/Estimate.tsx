import { today } from '#clock';
import { type Day, day } from '#domain/calendar';
import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { pesos } from '#domain/money';
import type { Repayment } from '#domain/repayment';
import { LONGEST_TERM } from '#domain/terms';
import { costLine } from '#i18n/costLine';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as calculatorTexts from '#i18n/es-MX/calculator';
import { money } from '#i18n/format';
import { yearlyCostLine } from '#i18n/yearlyCostLine';
import { useIsHydrated } from '#kit/browser/useIsHydrated.ts';
import { Amount } from '#kit/display/Amount.tsx';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { MonthWindows } from '#kit/progress/MonthWindows.tsx';
import { showsYearlyCost } from '#links';
import styles from './CalculatorScreen.module.css';

/** The estimated figures for a term. Without `repayment` it says that a rent is needed. */
export const Estimate = ({ repayment, term }: { repayment: Repayment | undefined; term: number }) => (
  <>
    <FacadeCard>
      <div>
        <p className={styles.small}>{calculatorTexts.youReceiveAbout}</p>
        <p className={styles.amount}>
          {repayment ? <Amount centavos={repayment.received.value} counts /> : listTexts.toBeDefined}
        </p>
      </div>
      <MonthWindows total={LONGEST_TERM} lit={term} size="large" on="facade" />
      <p className={styles.small}>
        {repayment
          ? withStrongFigures(
              calculatorTexts.youPay({ term, monthly: money(repayment.monthly), cost: costLine(repayment) }),
            )
          : calculatorTexts.rentIsNeeded({ minimum: money(pesos(MIN_MONTHLY_RENT)) })}
      </p>
    </FacadeCard>
    <div className={styles.note}>
      <p>{calculatorTexts.isAnEstimate}</p>
      {repayment && <YearlyCost repayment={repayment} />}
    </div>
  </>
);

/** While the page is not hydrated, neither the day nor the setting is known. The line keeps its place, invisible. */
function YearlyCost({ repayment }: { repayment: Repayment }) {
  const isHydrated = useIsHydrated();
  const date = isHydrated ? today() : UNKNOWN_DAY;
  return (
    <p className={isHydrated && showsYearlyCost() ? undefined : styles.invisible}>{yearlyCostLine(repayment, date)}</p>
  );
}

const UNKNOWN_DAY: Day = day('2000-01-01');
