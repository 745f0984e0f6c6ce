import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import { submitErrors } from '#api/submitErrors';
import { useUpload } from '#api/upload';
import type { Application, PropertyValues } from '#domain/application';
import { changesOf, emptyForm, propertyFields } from '#domain/applicationFields';
import { PROPERTY_VALIDATION_HOURS } from '#domain/businessDays';
import { propertyRules } from '#domain/forms/applicationRules';
import type { Rules } from '#domain/rules';
import * as propertyTexts from '#i18n/es-MX/applications/property';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import * as commonTexts from '#i18n/es-MX/common';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { Banner } from '#kit/feedback/Banner.tsx';
import { QueryFailure } from '#kit/feedback/QueryBoundary.tsx';
import { FileField } from '#kit/files/FileField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { SavedValues } from '#kit/form/SavedValues.ts';
import { SaveForLater } from '#kit/form/SaveForLater.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { TextField } from '#kit/text/TextField.tsx';
import { paths } from '#paths';
import { LegalLink } from '../../legal/LegalLink.tsx';
import { useUpdateApplicationMutation } from '../../records/applicationsSlice.ts';
import { ZipCodeField } from '../../zip-code/ZipCodeField.tsx';
import { stepPath } from '../redirects.ts';
import { StepGate } from '../StepGate.tsx';

const rules: Rules<PropertyValues> = propertyRules;

/**
 * Application, step 2 of 2: the property. The form renders at once; saved values are filled in when they have loaded.
 */
export function PropertyDocumentsScreen() {
  return (
    <StepGate page="property_details">
      {(query, id) => (
        <Screen
          title={propertyTexts.propertyDocuments}
          lead={
            <>
              {propertyTexts.propertyDocumentsPurpose} <LegalLink of="privacy-url">{stepTexts.privacyNotice}</LegalLink>
            </>
          }
          back={stepPath(id, 'pre_offer')}
          steps={{ step: 2, of: 2 }}
        >
          <QueryFailure query={query} text={applicationTexts.couldNotLoadApplication} />
          <PropertyDocuments id={id} saved={query.data} onStale={query.retry} />
        </Screen>
      )}
    </StepGate>
  );
}

type PropertyDocumentsProps = {
  id: string;
  saved: Application | undefined;
  /** Called when the signed URL of a file has expired: refetches the application. */
  onStale: () => void;
};

function PropertyDocuments({ id, saved, onStale }: PropertyDocumentsProps) {
  const upload = useUpload();
  const { send, saveDraft } = usePropertySave(id, saved);
  return (
    <Form
      rules={rules}
      initialValues={emptyForm(propertyFields)}
      onSubmit={send}
      action={commonTexts.continueButton}
      busy={commonTexts.saving}
      draft={generatePath(paths.propertyDocuments, { id })}
      secondary={(state) => (
        <SaveForLater
          {...state}
          action={propertyTexts.saveAsDraft}
          to={paths.home}
          rules={rules}
          save={saveDraft}
          saved={propertyTexts.draftSaved}
        />
      )}
    >
      <SavedValues of={saved} />
      {Object.entries(controls({ upload, onStale })).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
      <Banner kind="info" icon={clockFill}>
        {propertyTexts.validationResultByEmail({
          hours: PROPERTY_VALIDATION_HOURS,
        })}
      </Banner>
    </Form>
  );
}

/** Returns the control of each field: a field without one does not compile. */
const controls = (
  file: Pick<ComponentProps<typeof FileField>, 'upload' | 'onStale'>,
): Readonly<Record<keyof PropertyValues, ReactNode>> => ({
  property_commercial_folio: (
    <TextField
      name="property_commercial_folio"
      label={propertyTexts.propertyLabels.property_commercial_folio}
      hint={propertyTexts.registryFolioHint}
      autoComplete="off"
      autoCapitalize="characters"
      enterKeyHint="next"
    />
  ),
  property_zip_code: <ZipCodeField name="property_zip_code" label={propertyTexts.propertyLabels.property_zip_code} />,
  property_lease_agreement: (
    <FileField
      name="property_lease_agreement"
      label={propertyTexts.propertyLabels.property_lease_agreement}
      hint={propertyTexts.signedLeaseHint}
      {...file}
    />
  ),
});

/** Returns the submit of the form, which opens the next step, and the save of a part of it. */
function usePropertySave(id: string, saved: Application | undefined) {
  const [update] = useUpdateApplicationMutation();
  const { navigate } = useThisScreen();
  const save = (values: Partial<PropertyValues>) =>
    update({ id, ...changesOf(propertyFields, values, saved) }).unwrap();
  const send = (values: PropertyValues) =>
    save(values).then(
      ({ next_step }) => navigate(next_step === null ? paths.home : stepPath(id, next_step)),
      submitErrors,
    );
  const saveDraft = (values: Partial<PropertyValues>) => save(values).then(() => undefined, submitErrors);
  return { send, saveDraft };
}
