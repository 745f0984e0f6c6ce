import { useUpload } from '#api/upload';
import { today } from '#clock';
import { identificationRules, identificationWarnings } from '#domain/forms/profileRules';
import { CURP_LENGTH, normaliseCurp } from '#domain/identifiers/curp';
import { normaliseZipCode } from '#domain/identifiers/zipCode';
import type { IdentificationForm as IdentificationFormValues, ProfileChanges } from '#domain/profile';
import type { Rules } from '#domain/rules';
import { singleLine } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as personalTexts from '#i18n/es-MX/profile/personalData';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { IneBackDrawing, IneFrontDrawing } from '#kit/art/IneDrawings.tsx';
import { ImageField, ImagePair } from '#kit/files/ImageField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { SavedValues } from '#kit/form/SavedValues.ts';
import { TextField } from '#kit/text/TextField.tsx';
import { paths } from '#paths';
import { Purpose } from '../../legal/LegalLink.tsx';
import { ZipCodeField } from '../../zip-code/ZipCodeField.tsx';
import { BirthdateField } from './BirthdateField.tsx';
import { FinishLater, type StepFormProps, StepScreen } from './StepScreen.tsx';
import { useStepSave } from './useStepSave.ts';

const emptyForm: IdentificationFormValues = {
  front_document: null,
  back_document: null,
  curp_number: '',
  birthdate: '',
  address: '',
  zip_code: '',
  colony: '',
};

/** Identity profile, step 1 of 3: INE, CURP, birthdate and address. */
export function IdentificationScreen() {
  return (
    <StepScreen step="identification" title={stepTexts.identification} lead={stepTexts.validIneNeeded}>
      {(profile, reload) => <IdentificationForm profile={profile} onStale={reload} />}
    </StepScreen>
  );
}

function IdentificationForm({ profile, onStale }: StepFormProps) {
  const save = useStepSave('identification');
  const rules: Rules<IdentificationFormValues> = identificationRules(today());

  return (
    <Form
      rules={rules}
      warnings={identificationWarnings}
      initialValues={emptyForm}
      onSubmit={(values: IdentificationFormValues) => save(changesIn(values))}
      action={commonTexts.continueButton}
      busy={commonTexts.saving}
      draft={paths.identification}
      optional
      secondary={(state) => <FinishLater {...state} step="identification" rules={rules} changesIn={changesIn} />}
    >
      <SavedValues of={profile} />
      <IneFields onStale={onStale} />
      <TextField
        name="curp_number"
        label={personalTexts.curp}
        hint={stepTexts.curpHint}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        normalise={normaliseCurp}
        counter={CURP_LENGTH}
      />
      <BirthdateField />
      <TextField
        name="address"
        label={personalTexts.address}
        hint={stepTexts.addressHint}
        rows={2}
        autoComplete="street-address"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <ZipCodeField name="zip_code" label={personalTexts.zipCode} colonyName="colony" />
      <Purpose>{stepTexts.identityDataPurpose}</Purpose>
    </Form>
  );
}

const changesIn = ({
  front_document,
  back_document,
  address = '',
  zip_code = '',
  colony = '',
  ...texts
}: Partial<IdentificationFormValues>): ProfileChanges => ({
  ...texts,
  front_document: front_document?.id ?? '',
  back_document: back_document?.id ?? '',
  address: singleLine(address),
  zip_code: normaliseZipCode(zip_code),
  // A colony means nothing without its zip code.
  colony: zip_code && colony,
});

/** Photos of both sides of the INE. */
function IneFields({ onStale }: Pick<StepFormProps, 'onStale'>) {
  const upload = useUpload();
  return (
    <ImagePair>
      <ImageField
        name="front_document"
        label={stepTexts.ineFront}
        hint={stepTexts.ineFrontHint}
        drawing={<IneFrontDrawing />}
        upload={upload}
        onStale={onStale}
      />
      <ImageField
        name="back_document"
        label={stepTexts.ineBack}
        hint={stepTexts.ineBackHint}
        drawing={<IneBackDrawing />}
        upload={upload}
        onStale={onStale}
      />
    </ImagePair>
  );
}
