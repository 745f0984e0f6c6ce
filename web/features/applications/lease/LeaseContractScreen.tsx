import bankFill from '@phosphor-icons/core/assets/fill/bank-fill.svg';
import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import moneyWavyFill from '@phosphor-icons/core/assets/fill/money-wavy-fill.svg';
import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import moneyWavy from '@phosphor-icons/core/assets/regular/money-wavy.svg';
import { mask } from 'superstruct';
import { submitErrors } from '#api/submitErrors';
import { useFirstValue } from '#api/useFirstValue';
import { today } from '#clock';
import { LEASE_STEP, Lease, type LeaseForm, leaseRules, MIN_MONTHLY_RENT } from '#domain/application';
import { isDay, plusDays } from '#domain/calendar';
import { termOptions } from '#domain/preOffer';
import { t } from '#i18n';
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
    <Screen
      title={t('Rental contract')}
      lead={t('We will use these data to calculate your Adelantto.')}
      back={paths.home}
      steps={LEASE_STEP}
    >
      <Form
        rules={leaseRules(today())}
        initialValues={emptyForm}
        onSubmit={send}
        action="See my pre-offer"
        busy="Calculating…"
        draft={paths.leaseContract}
      >
        <MoneyField
          name="lease_monthly_income"
          label="Monthly rent"
          hint={t('{amount} MXN at least.', { amount: MIN_MONTHLY_RENT })}
        />
        <div className={styles.dates}>
          <DateField name="lease_start_date" label="Start of the lease" />
          <DateField name="lease_end_date" label="End of the lease" min={plusDays(today(), 1)} />
          <LongestTerm />
        </div>
        <RadioCards
          name="lease_payment_method"
          legend="How do you receive your rent?"
          options={[
            { value: 'transfer', label: 'Transfer', icon: bank, filled: bankFill },
            { value: 'cash', label: 'Cash', icon: moneyWavy, filled: moneyWavyFill },
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
      {t('You can advance up to {term} months of rent.', { term })}
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
