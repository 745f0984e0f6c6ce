import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import type { LoanTerms } from '#domain/loanTerms';
import { pesos } from '#domain/money';
import { LONGEST_TERM } from '#domain/terms';
import * as calculatorTexts from '#i18n/es-MX/calculator';
import { money, percent } from '#i18n/format';
import { useIsHydrated } from '#kit/browser/useIsHydrated.ts';
import { Amount } from '#kit/display/Amount.tsx';
import { MonthWindows } from '#kit/display/MonthWindows.tsx';
import { withStrongFigures } from '#kit/display/withStrongFigures.tsx';
import { FacadeCard } from '#kit/layout/FacadeCard.tsx';
import { showsYearlyCost } from '#links';
import styles from './CalculatorScreen.module.css';

/** The estimated figures for a term. Without `terms` it says that a rent is needed. */
export function Estimate({ terms, term }: { terms: LoanTerms | undefined; term: number }) {
  const yearlyCostClass = useYearlyCostClass();
  return (
    <>
      <FacadeCard>
        <div>
          <p className={styles.small}>{calculatorTexts.youReceiveAbout}</p>
          <p className={styles.amount}>
            {terms ? <Amount centavos={terms.received} size="hero" counts /> : calculatorTexts.toBeDefined}
          </p>
        </div>
        <MonthWindows total={LONGEST_TERM} lit={term} size="large" on="facade" />
        <p className={styles.small}>
          {terms ? (
            <>
              {withStrongFigures(
                calculatorTexts.youPay({ term, monthly: money(terms.monthly), total: money(terms.totalCost) }),
              )}{' '}
              <span className={yearlyCostClass}>
                {withStrongFigures(calculatorTexts.yearlyCost({ rate: percent(terms.yearlyCost, 1) }))}
              </span>
            </>
          ) : (
            calculatorTexts.rentIsNeeded({ minimum: money(pesos(MIN_MONTHLY_RENT)) })
          )}
        </p>
      </FacadeCard>
      <p className={styles.note}>
        {calculatorTexts.isAnEstimate} <span className={yearlyCostClass}>{calculatorTexts.yearlyCostPurpose}</span>
      </p>
    </>
  );
}

/**
 * Returns the class of the texts about the total yearly cost (CAT). They keep their place while they are invisible: the
 * setting is unknown until the page is hydrated, and nothing may move then.
 */
function useYearlyCostClass(): string | undefined {
  const isHydrated = useIsHydrated();
  return isHydrated && showsYearlyCost() ? undefined : styles.invisible;
}
