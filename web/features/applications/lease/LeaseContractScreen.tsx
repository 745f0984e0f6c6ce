import bankFill from '@phosphor-icons/core/assets/fill/bank-fill.svg';
import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import moneyWavyFill from '@phosphor-icons/core/assets/fill/money-wavy-fill.svg';
import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import moneyWavy from '@phosphor-icons/core/assets/regular/money-wavy.svg';
import { mask } from 'superstruct';
import { submitErrors } from '#api/submitErrors';
import { useFirstValue } from '#api/useFirstValue';
import { today } from '#clock';
import { LEASE_STEP, Lease, type LeaseForm } from '#domain/application';
import { isDay, plusDays } from '#domain/calendar';
import { leaseRules, leaseWarnings } from '#domain/forms/applicationRules';
import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { termOptions } from '#domain/preOffer';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as listTexts from '#i18n/es-MX/applications/list';
import { Icon } from '#kit/art/Icon.tsx';
import { RadioCards } from '#kit/choice/RadioCards.tsx';
import { DateField } from '#kit/date/DateField.tsx';
import { Form, useFormValues } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Redirect } from '#kit/navigation/Redirect.ts';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { MoneyField } from '#kit/text/MoneyField.tsx';
import { paths } from '#paths';
import { AcceptPrivacyPolicy } from '../../profile/LegalLink.tsx';
import { useProfile } from '../../profile/profileSlice.ts';
import { PROFILE_IS_INCOMPLETE } from '../IncompleteProfileNotice.tsx';
import { stepPath } from '../redirects.ts';
import styles from './LeaseContractScreen.module.css';
import { useCreateApplication } from './useCreateApplication.ts';

const emptyForm: LeaseForm = {
  lease_monthly_income: undefined,
  lease_start_date: '',
  lease_end_date: '',
  lease_payment_method: undefined,
  accept_privacy_policy: false,
};

/** Application, step 1 of 2: the lease. Creates the application. */
export function LeaseContractScreen() {
  const create = useCreateApplication();
  const { navigate } = useThisScreen();
  const send = (values: LeaseForm) =>
    create(mask(values, Lease)).then(
      // Replaces the history entry, so that going back opens home and not a form that creates a second application.
      ({ id, next_step }) => navigate(stepPath(id, next_step ?? 'pre_offer'), { replace: true }),
      submitErrors,
    );

  if (useIsProfileIncomplete()) return <Redirect to={paths.home} state={PROFILE_IS_INCOMPLETE} />;
  return (
    <Screen title={leaseTexts.rentalContract} lead={leaseTexts.leaseDataPurpose} back={paths.home} steps={LEASE_STEP}>
      <Form
        rules={leaseRules(today())}
        warnings={leaseWarnings(today())}
        initialValues={emptyForm}
        onSubmit={send}
        action={leaseTexts.seeMyPreOffer}
        busy={leaseTexts.calculating}
        draft={paths.leaseContract}
      >
        <MoneyField
          name="lease_monthly_income"
          label={listTexts.monthlyRent}
          hint={leaseTexts.minimumRent({ amount: MIN_MONTHLY_RENT })}
        />
        <div className={styles.dates}>
          <DateField name="lease_start_date" label={leaseTexts.leaseStart} />
          <DateField name="lease_end_date" label={leaseTexts.leaseEnd} min={plusDays(today(), 1)} />
          <LongestTerm />
        </div>
        <RadioCards
          name="lease_payment_method"
          legend={leaseTexts.howRentIsReceived}
          options={[
            { value: 'transfer', label: leaseTexts.transfer, icon: bank, filled: bankFill },
            { value: 'cash', label: leaseTexts.cash, icon: moneyWavy, filled: moneyWavyFill },
          ]}
        />
        <AcceptPrivacyPolicy />
      </Form>
    </Screen>
  );
}

/** Says the longest term, once the end of the lease is valid. */
function LongestTerm() {
  const { lease_end_date: leaseEnd } = useFormValues<LeaseForm>();
  const term = isDay(leaseEnd) ? termOptions({ leaseEnd, today: today() }).at(-1) : undefined;
  if (term === undefined) return null;
  return (
    <p className={styles.longest}>
      <Icon of={checkCircleFill} size={16} />
      {leaseTexts.longestTerm({ term })}
    </p>
  );
}

/**
 * Whether the profile is incomplete, decided once when it has loaded. Until then false: the server rejects the
 * application.
 */
function useIsProfileIncomplete(): boolean {
  const { data: profile } = useProfile();
  return useFirstValue(profile && !profile.is_completed) ?? false;
}
