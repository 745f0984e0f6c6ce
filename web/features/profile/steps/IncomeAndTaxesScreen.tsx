import { useUpload } from '#api/upload';
import { incomeAndTaxesRules, incomeAndTaxesWarnings } from '#domain/forms/profileRules';
import { normaliseRfc, RFC_LENGTH } from '#domain/identifiers/rfc';
import type { IncomeAndTaxesForm as IncomeAndTaxesFormValues, ProfileChanges } from '#domain/profile';
import type { Rules } from '#domain/rules';
import * as commonTexts from '#i18n/es-MX/common';
import * as personalTexts from '#i18n/es-MX/profile/personalData';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { FileField } from '#kit/files/FileField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { SavedValues } from '#kit/form/SavedValues.ts';
import { TextField } from '#kit/text/TextField.tsx';
import { paths } from '#paths';
import { Purpose } from '../../legal/LegalLink.tsx';
import { FinishLater, type StepFormProps, StepScreen } from './StepScreen.tsx';
import { useStepSave } from './useStepSave.ts';

const rules: Rules<IncomeAndTaxesFormValues> = incomeAndTaxesRules;

const emptyForm: IncomeAndTaxesFormValues = { proof_incomes: [], rfc_number: '', rfc: null };

/** Identity profile, step 3 of 3: proofs of income, RFC and tax certificate. */
export function IncomeAndTaxesScreen() {
  return (
    <StepScreen step="income_and_taxes" title={stepTexts.incomeAndTaxes} lead={stepTexts.lastPartOfProfile}>
      {(profile, reload) => <IncomeAndTaxesForm profile={profile} onStale={reload} />}
    </StepScreen>
  );
}

function IncomeAndTaxesForm({ profile, onStale }: StepFormProps) {
  const save = useStepSave('income_and_taxes');
  const upload = useUpload();

  return (
    <Form
      rules={rules}
      warnings={incomeAndTaxesWarnings(profile?.curp_number ?? null)}
      initialValues={emptyForm}
      onSubmit={(values: IncomeAndTaxesFormValues) => save(changesIn(values))}
      action={commonTexts.continueButton}
      busy={commonTexts.saving}
      draft={paths.income_and_taxes}
      secondary={(state) => <FinishLater {...state} step="income_and_taxes" rules={rules} changesIn={changesIn} />}
    >
      <SavedValues of={profile} />
      <FileField
        name="proof_incomes"
        label={stepTexts.proofsOfIncome}
        hint={stepTexts.proofsOfIncomeHint}
        multiple
        upload={upload}
        onStale={onStale}
      />
      <RfcField />
      <FileField
        name="rfc"
        label={stepTexts.taxCertificate}
        hint={stepTexts.taxCertificateHint}
        upload={upload}
        onStale={onStale}
      />
      <Purpose>{stepTexts.evaluationPurpose}</Purpose>
    </Form>
  );
}

const changesIn = ({
  proof_incomes = [],
  rfc_number = '',
  rfc,
}: Partial<IncomeAndTaxesFormValues>): ProfileChanges => ({
  proof_incomes: proof_incomes.map(({ id }) => id),
  rfc_number,
  rfc: rfc?.id ?? '',
});

const RfcField = () => (
  <TextField
    name="rfc_number"
    label={personalTexts.rfc}
    hint={stepTexts.rfcHint}
    autoComplete="off"
    autoCapitalize="characters"
    enterKeyHint="done"
    normalise={normaliseRfc}
    counter={RFC_LENGTH}
  />
);
