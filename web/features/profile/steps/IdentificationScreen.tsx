import { useUpload } from '#api/upload';
import { today } from '#clock';
import { CURP_LENGTH, normaliseCurp } from '#domain/identifiers/curp';
import { normaliseZipCode } from '#domain/identifiers/zipCode';
import {
  type IdentificationForm as IdentificationFormValues,
  identificationRules,
  identificationWarnings,
  MAX_ADDRESS_LENGTH,
  type ProfileChanges,
} from '#domain/profile';
import { t } from '#i18n';
import { ImageField, ImagePair } from '#kit/files/ImageField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { TextField } from '#kit/text/TextField.tsx';
import { paths } from '#paths';
import { Purpose } from '../LegalLink.tsx';
import { BirthdateField } from './BirthdateField.tsx';
import { SavedValues } from './SavedValues.ts';
import { FinishLater, type StepFormProps, StepScreen } from './StepScreen.tsx';
import { useStepSave } from './useStepSave.ts';
import { ZipCodeField } from './ZipCodeField.tsx';

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
    <StepScreen
      step="identification"
      title={t('Identification')}
      lead={t('We need your valid INE. See to it that all of its data can be read.')}
    >
      {(profile, reload) => <IdentificationForm profile={profile} onStale={reload} />}
    </StepScreen>
  );
}

function IdentificationForm({ profile, onStale }: StepFormProps) {
  const save = useStepSave('identification');

  return (
    <Form
      rules={identificationRules(today())}
      warnings={identificationWarnings}
      initialValues={emptyForm}
      onSubmit={(values: IdentificationFormValues) => save(changesIn(values))}
      action="Continue"
      busy="Saving…"
      draft={paths.identification}
      optional
      secondary={<FinishLater />}
    >
      <SavedValues of={profile} />
      <IneFields onStale={onStale} />
      <TextField
        name="curp_number"
        label="CURP"
        hint="18 characters. You find it on the front of your INE."
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={CURP_LENGTH}
        enterKeyHint="next"
        normalise={normaliseCurp}
        counter
      />
      <BirthdateField />
      <TextField
        name="address"
        label="Address"
        hint="Street, outer and inner number, and colony."
        rows={2}
        autoComplete="street-address"
        autoCapitalize="words"
        maxLength={MAX_ADDRESS_LENGTH}
        enterKeyHint="next"
      />
      <ZipCodeField name="zip_code" label="Zip code" colonyName="colony" />
      <Purpose>{t('We use these data only to verify your identity.')}</Purpose>
    </Form>
  );
}

const changesIn = ({
  front_document,
  back_document,
  address,
  zip_code,
  colony = '',
  ...texts
}: IdentificationFormValues): ProfileChanges => ({
  ...texts,
  front_document: front_document?.id ?? '',
  back_document: back_document?.id ?? '',
  address: address.trim(),
  zip_code: normaliseZipCode(zip_code),
  colony,
});

/** Photos of both sides of the INE. */
function IneFields({ onStale }: Pick<StepFormProps, 'onStale'>) {
  const upload = useUpload();
  return (
    <ImagePair>
      <ImageField
        name="front_document"
        label="Front of your INE"
        hint="The side with your photo, within the frame and without glare."
        upload={upload}
        onStale={onStale}
      />
      <ImageField
        name="back_document"
        label="Back of your INE"
        hint="The side with the QR codes or bar codes."
        upload={upload}
        onStale={onStale}
      />
    </ImagePair>
  );
}
