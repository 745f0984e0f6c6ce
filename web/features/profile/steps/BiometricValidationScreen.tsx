import eyeglasses from '@phosphor-icons/core/assets/regular/eyeglasses.svg';
import smiley from '@phosphor-icons/core/assets/regular/smiley.svg';
import sun from '@phosphor-icons/core/assets/regular/sun.svg';
import { useState } from 'react';
import { useUpload } from '#api/upload';
import { type BiometricForm, biometricRules, type Profile } from '#domain/profile';
import { label, type PlainMessageId, t } from '#i18n';
import { Icon } from '#kit/art/Icon.tsx';
import { CameraField } from '#kit/camera/CameraField.tsx';
import { Avatar } from '#kit/display/Avatar.tsx';
import { Form } from '#kit/form/Form.tsx';
import { paths } from '#paths';
import { Purpose } from '../LegalLink.tsx';
import { useReloadPicture } from '../useReloadPicture.ts';
import styles from './BiometricValidationScreen.module.css';
import { FinishLater, StepScreen } from './StepScreen.tsx';
import { useOpenNextStep, useStepSave } from './useStepSave.ts';

/** Identity profile, step 2 of 3: the selfie. */
export function BiometricValidationScreen() {
  return (
    <StepScreen
      step="biometric_validation"
      title={t('Biometric validation')}
      lead={t('Take a selfie to confirm that it is you.')}
    >
      {(profile) => <SelfieForm profile={profile} />}
    </StepScreen>
  );
}

const emptyForm: BiometricForm = { selfie: null };

function SelfieForm({ profile }: { profile: Profile | undefined }) {
  const { send, selfieError, clearError } = useSelfieSubmit(profile);
  const upload = useUpload();
  const [hasPhoto, setPhoto] = useState(false);
  const saved = profile?.selfie ?? undefined;
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
      action="Continue"
      kind={canContinue ? 'primary' : 'secondary'}
      busy="Saving…"
      draft={paths.biometric_validation}
      singleControl
      secondary={<FinishLater />}
    >
      <Tips />
      {saved && <SavedSelfie name={profile?.name ?? ''} url={saved.url} />}
      <div>
        <CameraField
          name="selfie"
          upload={upload}
          kind={canContinue ? 'secondary' : 'primary'}
          secondary={<FinishLater />}
        />
        <div aria-live="polite">
          {selfieError === t('Lenses detected') && (
            <p className={styles.advice}>{t('Take off your glasses and take the photo again.')}</p>
          )}
        </div>
      </div>
      <Purpose>{t('By continuing you accept that we use your photo only to verify your identity.')}</Purpose>
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
    const errors = await save({ selfie: selfie.id });
    setSelfieError(errors?.selfie);
    return errors;
  };
  return { send, selfieError, clearError: () => setSelfieError(undefined) };
}

const tips: readonly { icon: string; text: PlainMessageId }[] = [
  { icon: sun, text: 'Look for good light' },
  { icon: eyeglasses, text: 'Take off glasses, cap and face mask' },
  { icon: smiley, text: 'Look straight ahead' },
];

const Tips = () => (
  <ul className={styles.tips}>
    {tips.map(({ icon, text }) => (
      <li key={text} className={styles.tip}>
        <Icon of={icon} />
        {label(text)}
      </li>
    ))}
  </ul>
);

function SavedSelfie({ name, url }: { name: string; url: string }) {
  const onStale = useReloadPicture();
  return (
    <div className={styles.saved}>
      <Avatar name={name} url={url} size="arch" onError={onStale} />
      <p className={styles.words}>{t('We have your selfie. You can take another one.')}</p>
    </div>
  );
}
