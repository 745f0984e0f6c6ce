import cameraFill from '@phosphor-icons/core/assets/fill/camera-fill.svg';
import flashlightFill from '@phosphor-icons/core/assets/fill/flashlight-fill.svg';
import flashlight from '@phosphor-icons/core/assets/regular/flashlight.svg';
import x from '@phosphor-icons/core/assets/regular/x.svg';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#i18n';
import { ArchIcon } from '../art/ArchIcon.tsx';
import { Icon } from '../art/Icon.tsx';
import { DialogStatus } from '../feedback/Status.tsx';
import { PhoneCamera } from '../files/FilePick.tsx';
import { Button } from '../navigation/Button.tsx';
import styles from './CameraDialog.module.css';
import { CameraErrorMessage } from './CameraErrorMessage.tsx';
import type { Facing } from './camera.ts';
import { useCamera } from './useCamera.ts';

/** What is drawn over the live picture, and said about it. */
export type CameraGuide = (live: { video: React.RefObject<HTMLVideoElement | null>; isLive: boolean }) => ReactNode;

type CameraDialogProps = {
  facing: Facing;
  title: string;
  /** Over the photo that was taken; the same unless told. */
  stillTitle?: string | undefined;
  /** The name of the file that is made. */
  fileName: string;
  guide: CameraGuide;
  /** A way on without a photo, last in the dialog. */
  secondary?: ReactNode;
  onPhoto: (photo: File) => void;
  onClose: () => void;
};

/** The camera over the whole page: live picture, shutter, then the still to use or to repeat (ux S14, U9; design §9 Camera). */
export function CameraDialog({
  facing,
  title,
  stillTitle = title,
  fileName,
  guide,
  secondary,
  onPhoto,
  onClose,
}: CameraDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { video, state, take, setTorch, retry } = useCamera(facing);
  const [still, setStill] = useState<File>();
  const [noPicture, setNoPicture] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // While it is still in the page: closing gives the focus back to the button that opened it.
    return () => element?.close();
  }, []);

  const shoot = () => {
    setNoPicture(false);
    take(fileName).then(setStill, () => setNoPicture(true));
  };
  const isLive = state.is === 'live';
  const torch = isLive ? state.torch : undefined;

  return (
    <dialog
      ref={dialog}
      className={styles.camera}
      data-theme="dark"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame} hidden={state.is === 'trouble'}>
        <video ref={video} className={facing === 'user' ? styles.mirror : styles.picture} autoPlay playsInline muted />
        {still && <Still photo={still} mirrored={facing === 'user'} />}
      </div>
      <header className={styles.header}>
        <button type="button" className={styles.round} aria-label={t('Close')} onClick={onClose}>
          <Icon of={x} />
        </button>
      </header>
      {state.is === 'trouble' && (
        <div className={styles.troubled}>
          <ArchIcon of={cameraFill} above />
        </div>
      )}
      <h2 id={heading} className={styles.title}>
        {state.is === 'trouble' ? t('We could not use your camera') : still ? stillTitle : title}
      </h2>
      {state.is === 'trouble' ? (
        <div className={styles.trouble}>
          <CameraErrorMessage trouble={state.trouble} onRetry={retry}>
            <PhoneCamera label={title} capture={facing} onPhoto={onPhoto} />
          </CameraErrorMessage>
          {secondary}
        </div>
      ) : (
        <>
          {guide({ video, isLive: isLive && !still })}
          <div className={styles.edge}>
            <p role="status" className={styles.news}>
              {state.is === 'opening' && t('Opening the camera…')}
              {noPicture && t('We could not open your camera. Close other apps that use it and try again.')}
            </p>
          </div>
          {still ? (
            <div className={styles.choice}>
              <Button onClick={() => onPhoto(still)} autoFocus>
                {t('Use this photo')}
              </Button>
              <Button kind="secondary" onClick={() => setStill(undefined)}>
                {t('Repeat')}
              </Button>
            </div>
          ) : (
            <div className={styles.controls}>
              <button
                type="button"
                className={styles.shutter}
                aria-label={t('Take photo')}
                disabled={!isLive}
                onClick={shoot}
              >
                <span className={styles.disc}>
                  <Icon of={cameraFill} size={28} />
                </span>
              </button>
              {torch !== undefined && (
                <button
                  type="button"
                  className={styles.torch}
                  aria-label={t(torch ? 'Turn the light off' : 'Turn the light on')}
                  onClick={() => setTorch(!torch)}
                >
                  <Icon of={torch ? flashlightFill : flashlight} />
                </button>
              )}
              {secondary}
            </div>
          )}
        </>
      )}
      <DialogStatus />
    </dialog>
  );
}

function Still({ photo, mirrored }: { photo: File; mirrored: boolean }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  if (address === undefined) return null;
  return <img src={address} alt={t('Your photo')} className={mirrored ? styles.mirror : styles.picture} />;
}
