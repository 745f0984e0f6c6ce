import cameraFill from '@phosphor-icons/core/assets/fill/camera-fill.svg';
import flashlightFill from '@phosphor-icons/core/assets/fill/flashlight-fill.svg';
import flashlight from '@phosphor-icons/core/assets/regular/flashlight.svg';
import x from '@phosphor-icons/core/assets/regular/x.svg';
import { type ReactNode, useEffect, useId, useState } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import * as cameraTexts from '#i18n/es-MX/kit/camera';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { ArchIcon } from '../art/ArchIcon.tsx';
import { Icon } from '../art/Icon.tsx';
import { afterPaint } from '../browser/afterPaint.ts';
import { useDialog } from '../dialog/useDialog.ts';
import { DialogStatus } from '../feedback/Status.tsx';
import { Button } from '../navigation/Button.tsx';
import { IconButton } from '../navigation/IconButton.tsx';
import styles from './CameraDialog.module.css';
import { CameraErrorMessage } from './CameraErrorMessage.tsx';
import type { Facing } from './camera.ts';
import { PhoneCamera } from './FilePick.tsx';
import { useCamera } from './useCamera.ts';

/** Renders a frame over the picture, and what to mind; `isStill` once a photo was taken, until it is repeated. */
export type CameraGuide = (isStill: boolean) => ReactNode;

type CameraDialogProps = {
  facing: Facing;
  title: string;
  /** Title while the taken photo is visible; by default the same. */
  stillTitle?: string | undefined;
  /** Name of the photo's file. */
  fileName: string;
  guide: CameraGuide;
  /** Last element of the dialog: a way to continue without a photo. */
  secondary?: ReactNode;
  /** `isApproved`: the owner has seen it here and pressed "Usar esta foto"; false for one of the phone's camera app. */
  onPhoto: (photo: File, isApproved: boolean) => void;
  onClose: () => void;
};

/** Full-page camera: live picture with a shutter, then the taken photo with buttons to use it or to repeat it. */
export function CameraDialog(props: CameraDialogProps) {
  const { facing, title, stillTitle = title, fileName, secondary, onPhoto, onClose } = props;
  const dialog = useDialog({ onClose });
  const heading = useId();
  const camera = useCamera(facing);
  const { video, state, retry } = camera;
  const photo = useTakenPhoto(camera, fileName);
  const pictureClass = facing === 'user' ? styles.mirror : styles.picture;
  const hasError = state.is === 'error';

  return (
    <dialog ref={dialog} className={styles.camera} data-theme="dark" aria-labelledby={heading}>
      <div className={styles.frame} hidden={hasError}>
        <video ref={video} className={pictureClass} autoPlay playsInline muted />
        {photo.file && <Still photo={photo.file} className={pictureClass} />}
      </div>
      <header className={styles.header}>
        <IconButton className={styles.round} label={commonTexts.close} icon={x} onClick={onClose} />
      </header>
      {hasError && (
        <div className={styles.troubled}>
          <ArchIcon of={cameraFill} above />
        </div>
      )}
      <h2 id={heading} className={styles.title}>
        {hasError ? cameraTexts.couldNotUseCamera : photo.file ? stillTitle : title}
      </h2>
      {hasError ? (
        <div className={styles.trouble}>
          <CameraErrorMessage error={state.error} onRetry={retry}>
            <PhoneCamera label={title} capture={facing} onPhoto={(photo) => onPhoto(photo, false)} />
          </CameraErrorMessage>
          {secondary}
        </div>
      ) : (
        <CameraControls {...props} camera={camera} photo={photo} />
      )}
      <DialogStatus />
    </dialog>
  );
}

type PhotoSource = Pick<ReturnType<typeof useCamera>, 'take' | 'freeze' | 'unfreeze'>;

/**
 * Keeps the taken photo until it is to be repeated, and whether the last one could not be taken. The live picture stands
 * still from the press until then.
 */
export function useTakenPhoto(camera: PhotoSource, fileName: string) {
  const [file, setFile] = useState<File>();
  const [hasFailed, setFailed] = useState(false);
  const take = async () => {
    setFailed(false);
    camera.freeze();
    // Reading a frame of the video takes 150 ms on a slow phone.
    await afterPaint();
    try {
      setFile(await camera.take(fileName));
    } catch {
      setFailed(true);
      camera.unfreeze();
    }
  };
  const repeat = () => {
    setFile(undefined);
    camera.unfreeze();
  };
  return { file, hasFailed, take, repeat };
}

type CameraControlsProps = CameraDialogProps & {
  camera: ReturnType<typeof useCamera>;
  photo: ReturnType<typeof useTakenPhoto>;
};

/** Guide, messages and buttons over the picture of a working camera. */
function CameraControls({ guide, secondary, camera, photo, onPhoto }: CameraControlsProps) {
  const { state, setTorch } = camera;
  const { file } = photo;
  const isLive = state.is === 'live';
  return (
    <>
      {guide(file !== undefined)}
      <div className={styles.edge}>
        <p role="status" className={styles.news}>
          {state.is === 'opening' && cameraTexts.openingCamera}
          {photo.hasFailed && cameraTexts.couldNotOpenCamera}
        </p>
      </div>
      {file ? (
        <StillChoice onUse={() => onPhoto(file, true)} onRepeat={photo.repeat} />
      ) : (
        <div className={styles.controls}>
          <Shutter disabled={!isLive} onClick={photo.take} />
          {isLive && state.torch !== undefined && <TorchButton isOn={state.torch} onSwitch={setTorch} />}
          {secondary}
        </div>
      )}
    </>
  );
}

function Shutter({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.shutter}
      aria-label={fileTexts.takePhoto}
      disabled={disabled}
      onClick={onClick}
    >
      <span className={styles.disc}>
        <Icon of={cameraFill} size={28} />
      </span>
    </button>
  );
}

function TorchButton({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  return (
    <IconButton
      className={`${styles.round} ${styles.torch}`}
      label={isOn ? cameraTexts.turnLightOff : cameraTexts.turnLightOn}
      icon={isOn ? flashlightFill : flashlight}
      onClick={() => onSwitch(!isOn)}
    />
  );
}

function StillChoice({ onUse, onRepeat }: { onUse: () => void; onRepeat: () => void }) {
  return (
    <div className={styles.choice} data-appears>
      <Button onClick={onUse} autoFocus>
        {cameraTexts.useThisPhoto}
      </Button>
      <Button kind="secondary" onClick={onRepeat}>
        {cameraTexts.repeat}
      </Button>
    </div>
  );
}

/** The taken photo. */
function Still({ photo, className }: { photo: File; className: string | undefined }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(photo);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [photo]);
  if (url === undefined) return null;
  return <img src={url} alt={cameraTexts.yourPhoto} className={className} />;
}
