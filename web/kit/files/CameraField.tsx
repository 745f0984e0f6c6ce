import camera from '@phosphor-icons/core/assets/regular/camera.svg';
import userCircle from '@phosphor-icons/core/assets/regular/user-circle.svg';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import * as cameraTexts from '#i18n/es-MX/kit/camera';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import { CameraErrorMessage, OpenInBrowserHint } from '../camera/CameraErrorMessage.tsx';
import { canUseCamera, isInsideAnotherApp } from '../camera/camera.ts';
import { PhoneCamera } from '../camera/FilePick.tsx';
import { SelfieCamera } from '../camera/SelfieCamera.tsx';
import { descriptionIds, FieldMessage } from '../form/Field.tsx';
import { useFormContext, useSummaryLabel } from '../form/formContext.ts';
import { Button, type ButtonKind } from '../navigation/Button.tsx';
import { RetryButton } from '../navigation/RetryButton.tsx';
import { AdditionalFileSource } from './AdditionalFileSource.tsx';
import styles from './CameraField.module.css';
import { FileStateText, isPending, PictureMark, Thumbnail, UploadBar } from './FileParts.tsx';
import type { FileView } from './fileViews.ts';
import type { Upload } from './uploadQueue.ts';
import { usePicture } from './useUploads.ts';

export type CameraFieldProps = {
  name: string;
  upload: Upload;
  /** Kind of the button that opens the camera. */
  kind?: ButtonKind | undefined;
  /** Last element of the camera while there is no photo: a way to continue without one. */
  secondary?: ReactNode;
};

/**
 * Form field for a selfie, taken with the camera in the page or, where there is none, with the phone's camera app. "Usar
 * esta foto" in the page's camera submits the form, too: it is the only press after the shutter.
 */
export function CameraField({ name, upload, kind = 'secondary', secondary }: CameraFieldProps) {
  const { field, file, add, remove, retry } = usePicture({ name, upload, selfie: true });
  useSummaryLabel(name, cameraTexts.yourPhoto);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const isElsewhere = isInsideAnotherApp(navigator.userAgent);
  const hasCamera = canUseCamera() && !isElsewhere;
  const isRejected = field.error !== undefined;

  const submitAfterUpload = useSubmitAfterUpload(file);
  const takePhoto = (photo: File, isApproved = false) => {
    setCameraOpen(false);
    add([photo]);
    if (isApproved) submitAfterUpload();
  };
  const openCamera = () => setCameraOpen(true);
  const phoneCamera = (
    <PhoneCamera label={cameraTexts.yourPhoto} kind={file ? 'secondary' : kind} capture="user" onPhoto={takePhoto} />
  );
  const repeatButton = hasCamera ? (
    <Button kind={isRejected ? 'primary' : 'secondary'} size="small" icon={camera} onClick={openCamera}>
      {cameraTexts.repeat}
    </Button>
  ) : (
    phoneCamera
  );

  return (
    <fieldset
      aria-label={cameraTexts.yourPhoto}
      aria-describedby={descriptionIds(field)}
      className={styles.field}
      data-field
      {...((file || !hasCamera) && { id: field.id, tabIndex: -1 })}
    >
      {file && <Selfie {...{ file, isRejected, repeatButton }} onRetry={retry} onRemove={remove} />}
      {!file && hasCamera && (
        <Button id={field.id} kind={kind} icon={camera} onClick={openCamera}>
          {cameraTexts.openCamera}
        </Button>
      )}
      {!file && !hasCamera && <CameraErrorMessage error="missing">{phoneCamera}</CameraErrorMessage>}
      {!file && isElsewhere && <OpenInBrowserHint />}
      {!file && (
        <AdditionalFileSource
          field={name}
          label={cameraTexts.yourPhoto}
          onFiles={([photo]) => photo && takePhoto(photo)}
        />
      )}
      {isCameraOpen && (
        <SelfieCamera secondary={!file && secondary} onPhoto={takePhoto} onClose={() => setCameraOpen(false)} />
      )}
      <FieldMessage field={field} />
    </fieldset>
  );
}

/** Returns a function that submits the form once it knows of the upload that has just begun, and so waits for it. */
function useSubmitAfterUpload(file: FileView | undefined): () => void {
  const { submit } = useFormContext();
  const isWanted = useRef(false);
  // After the effect that tells the form of the upload.
  useEffect(() => {
    if (!isWanted.current || !file || !isPending(file.state)) return;
    isWanted.current = false;
    submit();
  });
  return () => {
    isWanted.current = true;
  };
}

type SelfieProps = {
  file: FileView;
  /** The form or the API has rejected the photo. */
  isRejected: boolean;
  /** Button that takes the photo again. */
  repeatButton: ReactNode;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** The taken photo with its state and its actions. */
function Selfie({ file, isRejected, repeatButton, onRetry, onRemove }: SelfieProps) {
  const { state } = file;
  const isWrong = state.is === 'error' || (state.is === 'done' && isRejected);
  return (
    <div className={styles.taken}>
      <div className={styles.frame}>
        <div className={isWrong ? styles.wrongOval : styles.oval}>
          <Thumbnail file={file}>
            <Icon of={userCircle} size={64} />
          </Thumbnail>
        </div>
        {!isPending(state) && <PictureMark isWrong={isWrong} className={styles.mark} />}
      </div>
      <div className={styles.state}>
        {isPending(state) && <UploadBar file={file} />}
        <FileStateText file={file} isRejected={isRejected} />
      </div>
      <div className={styles.buttons}>
        {state.is === 'error' && state.canRetry && <RetryButton onClick={() => onRetry(file.key)} />}
        {!isPending(state) && repeatButton}
        <Button kind="ghost" size="small" onClick={() => onRemove(file.key)}>
          {isPending(state) ? commonTexts.cancel : fileTexts.remove}
        </Button>
      </div>
    </div>
  );
}
