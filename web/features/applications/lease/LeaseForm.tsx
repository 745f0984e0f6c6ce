import bankFill from '@phosphor-icons/core/assets/fill/bank-fill.svg';
import moneyWavyFill from '@phosphor-icons/core/assets/fill/money-wavy-fill.svg';
import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import moneyWavy from '@phosphor-icons/core/assets/regular/money-wavy.svg';
import { Fragment, type ReactNode } from 'react';
import { submitErrors } from '#api/submitErrors';
import { today } from '#clock';
import { type Application, type LeaseValues, savedLease } from '#domain/application';
import { emptyForm, type Field, leaseFields, leasePaymentMethods } from '#domain/applicationFields';
import { isDay, plusDays } from '#domain/calendar';
import { leaseRules, leaseWarnings } from '#domain/forms/applicationRules';
import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { termOptions } from '#domain/preOffer';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import { leaseLabels } from '#i18n/es-MX/applications/leaseLabels';
import { RadioCards } from '#kit/choice/RadioCards.tsx';
import { DateField } from '#kit/date/DateField.tsx';
import { SuccessNote } from '#kit/form/Field.tsx';
import { Form, useFormValues } from '#kit/form/Form.tsx';
import { SavedValues } from '#kit/form/SavedValues.ts';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { MoneyField } from '#kit/text/MoneyField.tsx';
import { isTypedAmount } from '#kit/text/moneyText.ts';
import { AcceptPrivacyPolicy } from '../../legal/LegalLink.tsx';
import { stepPath } from '../redirects.ts';
import styles from './LeaseForm.module.css';

const canHold = {
  lease_monthly_income: isTypedAmount,
  lease_payment_method: (value: unknown) => leasePaymentMethods.some((method) => method === value),
};

const hasOptionalField = Object.values<Field>(leaseFields).some(({ mayBeCleared }) => mayBeCleared);

type LeaseFormProps = {
  /** The application whose lease the form begins with, once it has loaded. What was typed stays. */
  beginsWith: Application | undefined;
  /** Whether the privacy notice was accepted already; else the form asks for it. */
  isAccepted: boolean;
  /** Saves the lease and resolves with its application. */
  save: (values: LeaseValues) => Promise<Application>;
  draft: string;
};

/** Form for a lease: of a new application, or of a draft whose lease is changed. Leads to the pre-offer. */
export function LeaseForm({ beginsWith, isAccepted, save, draft }: LeaseFormProps) {
  const { navigate } = useThisScreen();
  const send = (values: LeaseValues) =>
    save(values).then(
      // Replaces the history entry, so that going back does not open a form that was sent.
      ({ id }) => navigate(stepPath(id, 'pre_offer'), { replace: true }),
      submitErrors,
    );
  const { lease_monthly_income, lease_start_date, lease_end_date, ...others } = controls(isAccepted);
  return (
    <Form<LeaseValues>
      rules={leaseRules(today())}
      warnings={leaseWarnings(today())}
      initialValues={{ ...emptyForm(leaseFields), accept_privacy_policy: isAccepted }}
      onSubmit={send}
      action={leaseTexts.seeMyPreOffer}
      busy={leaseTexts.calculating}
      draft={draft}
      canHold={canHold}
      optional={hasOptionalField}
    >
      <SavedValues of={beginsWith && savedLease(beginsWith)} />
      {lease_monthly_income}
      <div className={styles.dates}>
        {lease_start_date}
        {lease_end_date}
        <LongestTerm />
      </div>
      {Object.entries(others).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
    </Form>
  );
}

/** Returns the control of each field: a field without one does not compile. */
const controls = (isAccepted: boolean): Readonly<Record<keyof LeaseValues, ReactNode>> => ({
  lease_monthly_income: (
    <MoneyField
      name="lease_monthly_income"
      label={leaseLabels.lease_monthly_income}
      hint={leaseTexts.minimumRent({ amount: MIN_MONTHLY_RENT })}
    />
  ),
  lease_start_date: <DateField name="lease_start_date" label={leaseLabels.lease_start_date} />,
  lease_end_date: <DateField name="lease_end_date" label={leaseLabels.lease_end_date} min={plusDays(today(), 1)} />,
  lease_payment_method: (
    <RadioCards
      name="lease_payment_method"
      legend={leaseLabels.lease_payment_method}
      options={[
        { value: 'transfer', label: leaseTexts.transfer, icon: bank, filled: bankFill },
        { value: 'cash', label: leaseTexts.cash, icon: moneyWavy, filled: moneyWavyFill },
      ]}
    />
  ),
  accept_privacy_policy: !isAccepted && <AcceptPrivacyPolicy />,
});

/** Says the longest term, once the end of the lease is valid. */
function LongestTerm() {
  const { lease_end_date: leaseEnd } = useFormValues<LeaseValues>();
  const term = isDay(leaseEnd) ? termOptions({ leaseEnd, today: today() }).at(-1) : undefined;
  if (term === undefined) return null;
  return (
    <div className={styles.longest}>
      <SuccessNote>{leaseTexts.longestTerm({ term })}</SuccessNote>
    </div>
  );
}
