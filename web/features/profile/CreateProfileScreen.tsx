import { profileCreationRules } from '#domain/forms/profileRules';
import type { ProfileCreation } from '#domain/profile';
import * as commonTexts from '#i18n/es-MX/common';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import { Checkbox } from '#kit/choice/Checkbox.tsx';
import { Form } from '#kit/form/Form.tsx';
import { SavedValues } from '#kit/form/SavedValues.ts';
import { Screen } from '#kit/layout/Screen.tsx';
import { Redirect } from '#kit/navigation/Redirect.ts';
import { TextField } from '#kit/text/TextField.tsx';
import { paths } from '#paths';
import { AcceptPrivacyPolicy, LegalLink } from '../legal/LegalLink.tsx';
import { useProfile } from '../records/profileSlice.ts';
import { useCreateProfile } from './useCreateProfile.ts';

const emptyForm: ProfileCreation = {
  name: '',
  last_name: '',
  accept_privacy_policy: false,
  accept_terms_and_conditions: false,
};

/**
 * Registration, step 2 of 2: name and consents. The boxes are never checked in advance. Redirects home who has finished
 * the registration.
 */
export function CreateProfileScreen() {
  const { data: saved } = useProfile();
  const { isDone, create } = useCreateProfile();

  if (isDone) return <Redirect to={paths.home} />;
  return (
    <Screen
      title={onboardingTexts.createYourProfile}
      lead={onboardingTexts.writeYourName}
      back={paths.home}
      steps={{ step: 2, of: 2 }}
    >
      <Form
        rules={profileCreationRules}
        initialValues={emptyForm}
        onSubmit={create}
        action={commonTexts.continueButton}
        busy={commonTexts.saving}
        draft={paths.createProfile}
      >
        <SavedValues of={saved && { name: saved.name, last_name: saved.last_name }} />
        <TextField
          name="name"
          label={onboardingTexts.firstNames}
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <TextField
          name="last_name"
          label={onboardingTexts.lastNames}
          autoComplete="family-name"
          autoCapitalize="words"
          enterKeyHint="done"
        />
        <AcceptPrivacyPolicy />
        <Checkbox name="accept_terms_and_conditions">
          {onboardingTexts.acceptTerms} <LegalLink of="terms-url">{onboardingTexts.termsLink}</LegalLink>
        </Checkbox>
      </Form>
    </Screen>
  );
}
