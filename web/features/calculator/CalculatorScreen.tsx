import type { ReactNode } from 'react';
import { MIN_MONTHLY_RENT, rentRules } from '#domain/forms/rentRules';
import { inPesos } from '#domain/money';
import { LONGEST_TERM, TERMS } from '#domain/terms';
import * as estimateTexts from '#i18n/es-MX/applications/estimate';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as calculatorTexts from '#i18n/es-MX/calculator';
import * as commonTexts from '#i18n/es-MX/common';
import * as guestTexts from '#i18n/es-MX/guests';
import { TermSlider } from '#kit/choice/TermSlider.tsx';
import { Form, useFormValues, useSetValue } from '#kit/form/Form.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { MoneyField } from '#kit/text/MoneyField.tsx';
import { paths } from '#paths';
import styles from './CalculatorScreen.module.css';
import { Estimate } from './Estimate.tsx';
import { type Calculation, estimateOf } from './estimateOf.ts';

const example: Calculation = { rent: 20_000, term: LONGEST_TERM };

/** What an owner would receive for a rent, before the registration. Also rendered at build time; calls no API. */
export const CalculatorScreen = () => (
  <Calculator lead={calculatorTexts.withoutSigningUp} back={paths.landing}>
    <ButtonLink to={paths.register}>{guestTexts.signUp}</ButtonLink>
  </Calculator>
);

/** /estimate: the same for an owner, before a request. */
export const EstimateScreen = () => (
  <Calculator lead={calculatorTexts.beforeRequesting} back={paths.home}>
    <ButtonLink to={paths.home}>{commonTexts.goToStart}</ButtonLink>
  </Calculator>
);

/** `children`: the button that leads on. */
function Calculator({ lead, back, children }: { lead: string; back: string; children: ReactNode }) {
  return (
    <Screen title={guestTexts.howMuchWouldYouReceive} lead={lead} back={back}>
      <Form<Calculation> singleControl rules={{ rent: rentRules }} initialValues={example}>
        <MoneyField
          name="rent"
          label={calculatorTexts.monthlyRent}
          hint={leaseTexts.minimumRent({ amount: MIN_MONTHLY_RENT })}
        />
        <Result />
      </Form>
      <PageFooter>{children}</PageFooter>
    </Screen>
  );
}

/** The choice of the term, and the estimate; without figures while the rent is not valid. */
function Result() {
  const set = useSetValue();
  const calculation = useFormValues<Calculation>();
  const { term } = calculation;
  const repayment = estimateOf(calculation);
  const describe = () =>
    repayment === undefined ? '' : estimateTexts.offerAnnouncement({ term, amount: inPesos(repayment.received.value) });
  return (
    <>
      <div>
        <p className={styles.label} aria-hidden="true">
          {calculatorTexts.monthsInAdvance}
        </p>
        <TermSlider
          terms={TERMS}
          value={term}
          onChange={(months) => set('term', months)}
          describe={describe}
          label={calculatorTexts.monthsInAdvance}
        />
      </div>
      <Estimate repayment={repayment} term={term} />
    </>
  );
}
