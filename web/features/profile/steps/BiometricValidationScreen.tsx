import eyeglasses from '@phosphor-icons/core/assets/regular/eyeglasses.svg';
import smiley from '@phosphor-icons/core/assets/regular/smiley.svg';
import sun from '@phosphor-icons/core/assets/regular/sun.svg';
import { useState } from 'react';
import { useUpload } from '#api/upload';
import { useFirstValue } from '#api/useFirstValue';
import { biometricRules } from '#domain/forms/profileRules';
import type { BiometricForm, Profile, ProfileChanges } from '#domain/profile';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as commonTexts from '#i18n/es-MX/common';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { Icon } from '#kit/art/Icon.tsx';
import { Avatar } from '#kit/display/Avatar.tsx';
import { CameraField } from '#kit/files/CameraField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { Purpose } from '../../legal/LegalLink.tsx';
import { useReloadPicture } from '../useReloadPicture.ts';
import styles from './BiometricValidationScreen.module.css';
import { FinishLater, StepScreen } from './StepScreen.tsx';
import { useOpenNextStep, useStepSave } from './useStepSave.ts';

/** Identity profile, step 2 of 3: the selfie. */
export function BiometricValidationScreen() {
  return (
    <StepScreen step="biometric_validation" title={stepTexts.biometricValidation} lead={stepTexts.takeSelfie}>
      {(profile) => <SelfieForm profile={profile} />}
    </StepScreen>
  );
}

const emptyForm: BiometricForm = { selfie: null };
const changesIn = ({ selfie }: Partial<BiometricForm>): ProfileChanges => ({ selfie: selfie?.id ?? '' });

function SelfieForm({ profile }: { profile: Profile | undefined }) {
  const { send, selfieError, clearError } = useSelfieSubmit(profile);
  const upload = useUpload();
  const [hasPhoto, setPhoto] = useState(false);
  const saved = profile?.selfie ?? undefined;
  // One that is saved by this form is not shown: the page is about to be left, and the picture would be downloaded.
  const hadSelfie = useFirstValue(profile && profile.selfie !== null) ?? false;
  // Until there is an accepted photo, taking one is the primary action of the page.
  const canContinue = (saved !== undefined || hasPhoto) && selfieError === undefined;

  return (
    <Form
      rules={saved ? {} : biometricRules}
      initialValues={emptyForm}
      onSubmit={send}
      onValues={({ selfie }) => {
        clearError();
        setPhoto(selfie !== null);
      }}
      action={commonTexts.continueButton}
      kind={canContinue ? 'primary' : 'secondary'}
      busy={commonTexts.saving}
      draft={paths.biometric_validation}
      singleControl
      secondary={(state) => (
        <FinishLater {...state} step="biometric_validation" rules={biometricRules} changesIn={changesIn} />
      )}
    >
      <Tips />
      {saved && hadSelfie && <SavedSelfie name={profile?.name ?? ''} url={saved.url} />}
      <div>
        <CameraField
          name="selfie"
          upload={upload}
          kind={canContinue ? 'secondary' : 'primary'}
          secondary={<WithoutPhoto />}
        />
        <div aria-live="polite">
          {selfieError === apiErrors['Lenses detected'] && <p className={styles.advice}>{stepTexts.takeOffGlasses}</p>}
        </div>
      </div>
      <Purpose>{stepTexts.photoPurpose}</Purpose>
    </Form>
  );
}

/** Returns the submit of the form, and why the server rejected the selfie. */
function useSelfieSubmit(profile: Profile | undefined) {
  const save = useStepSave('biometric_validation');
  const openNextStep = useOpenNextStep();
  const [selfieError, setSelfieError] = useState<string>();

  const send = async ({ selfie }: BiometricForm) => {
    // A saved selfie is enough; only a new one is sent.
    if (selfie === null) return profile && openNextStep(profile);
    const errors = await save(changesIn({ selfie }));
    setSelfieError(errors?.selfie);
    return errors;
  };
  return { send, selfieError, clearError: () => setSelfieError(undefined) };
}

/** Leaves the step from the camera, where there is nothing to save. */
const WithoutPhoto = () => (
  <ButtonLink to={paths.profile} kind="ghost">
    {commonTexts.finishLater}
  </ButtonLink>
);

const tips: readonly { icon: string; text: string }[] = [
  { icon: sun, text: stepTexts.lookForGoodLight },
  { icon: eyeglasses, text: stepTexts.takeOffGlassesCapMask },
  { icon: smiley, text: stepTexts.lookStraightAhead },
];

const Tips = () => (
  <ul className={styles.tips}>
    {tips.map(({ icon, text }) => (
      <li key={text} className={styles.tip}>
        <Icon of={icon} />
        {text}
      </li>
    ))}
  </ul>
);

function SavedSelfie({ name, url }: { name: string; url: string }) {
  const onStale = useReloadPicture();
  return (
    <div className={styles.saved}>
      <Avatar name={name} url={url} size="arch" onError={onStale} />
      <p className={styles.words}>{stepTexts.haveYourSelfie}</p>
    </div>
  );
}
