import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import camera from '@phosphor-icons/core/assets/regular/camera.svg';
import userCircle from '@phosphor-icons/core/assets/regular/user-circle.svg';
import { type ReactNode, useState } from 'react';
import { t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { AdditionalFileSource } from '../files/AdditionalFileSource.tsx';
import { isPending, stateText, Thumbnail, UploadBar } from '../files/FileParts.tsx';
import { PhoneCamera } from '../files/FilePick.tsx';
import type { FileView } from '../files/fileViews.ts';
import type { Upload } from '../files/uploadQueue.ts';
import { useFileValue } from '../files/useFileValue.ts';
import { useUploads } from '../files/useUploads.ts';
import { FieldMessage } from '../form/Field.tsx';
import { Button, type ButtonKind } from '../navigation/Button.tsx';
import { BetterElsewhere, CameraErrorMessage } from './CameraErrorMessage.tsx';
import styles from './CameraField.module.css';
import { canUseCamera, isInsideAnotherApp } from './camera.ts';
import { SelfieCamera } from './SelfieCamera.tsx';

export type CameraFieldProps = {
  name: string;
  upload: Upload;
  /** How much the button that opens the camera counts on its page. */
  kind?: ButtonKind | undefined;
  /** In the camera too, the way on without a photo. */
  secondary?: ReactNode;
  /** A signed address has died: the selfie's owner should be read again. Called once. */
  onStale?: (() => void) | undefined;
};

/** A selfie: the camera in the page, or the phone's own where that cannot be (ux S14). It is sent at full quality. */
export function CameraField({ name, upload, kind = 'secondary', secondary, onStale }: CameraFieldProps) {
  const { field, values, putFile, removeFile, focusAfterRender } = useFileValue(name, false);
  const { files, add, remove, retry } = useUploads({
    name,
    accept: 'image',
    upload,
    values,
    onDone: putFile,
    onRemove: removeFile,
    selfie: true,
  });
  const [filming, setFilming] = useState(false);
  const file = files.at(-1);
  const isElsewhere = isInsideAnotherApp(navigator.userAgent);
  const hasCamera = canUseCamera() && !isElsewhere;
  const isRejected = field.error !== undefined;

  // What was focused, the button or the camera's, is gone then.
  const takeIn = (photo: File) => {
    setFilming(false);
    add([photo], file?.key);
    focusAfterRender();
  };
  const phoneCamera = (
    <PhoneCamera label={t('Your photo')} kind={file ? 'secondary' : kind} capture="user" onPhoto={takeIn} />
  );
  const takeOff = ({ key }: FileView) => {
    remove(key);
    focusAfterRender();
  };

  const again = hasCamera ? (
    <Button kind={isRejected ? 'primary' : 'secondary'} size="small" icon={camera} onClick={() => setFilming(true)}>
      {t('Repeat')}
    </Button>
  ) : (
    phoneCamera
  );

  return (
    <fieldset
      aria-label={t('Your photo')}
      aria-describedby={field.error && field.errorId}
      className={styles.field}
      data-field
      {...((file || !hasCamera) && { id: field.id, tabIndex: -1 })}
    >
      {file ? (
        <Taken file={file} isRejected={isRejected} again={again} onRetry={retry} onRemove={takeOff} onStale={onStale} />
      ) : hasCamera ? (
        <Button id={field.id} kind={kind} icon={camera} onClick={() => setFilming(true)}>
          {t('Open camera')}
        </Button>
      ) : (
        <>
          <CameraErrorMessage trouble="missing">{phoneCamera}</CameraErrorMessage>
          {isElsewhere && <BetterElsewhere />}
        </>
      )}
      {!file && (
        <AdditionalFileSource field={name} label={t('Your photo')} onFiles={([photo]) => photo && takeIn(photo)} />
      )}
      {filming && <SelfieCamera secondary={secondary} onPhoto={takeIn} onClose={() => setFilming(false)} />}
      <FieldMessage field={field} />
    </fieldset>
  );
}

type TakenProps = {
  file: FileView;
  /** The server, or the form, said no to it. */
  isRejected: boolean;
  /** The way to take it again. */
  again: ReactNode;
  onRetry: (key: string) => void;
  onRemove: (file: FileView) => void;
  onStale: (() => void) | undefined;
};

/** The photo that was taken, how far it is, and the way to take it again. */
function Taken({ file, isRejected, again, onRetry, onRemove, onStale }: TakenProps) {
  const { state } = file;
  const isWrong = state.is === 'error' || (state.is === 'done' && isRejected);
  return (
    <div className={styles.taken}>
      <div className={styles.frame}>
        <div className={isWrong ? styles.wrongOval : styles.oval}>
          <Thumbnail file={file} onStale={onStale} className={styles.picture}>
            <Icon of={userCircle} size={64} />
          </Thumbnail>
        </div>
        {!isPending(state) && (
          <span className={isWrong ? styles.problemMark : styles.check}>
            {isWrong ? <Icon of={warningCircleFill} size={28} /> : <Icon of={checkBold} size={16} />}
          </span>
        )}
      </div>
      <div className={styles.state}>
        {isPending(state) && <UploadBar file={file} />}
        <p className={state.is === 'error' ? styles.problem : styles.words}>{stateText(file, isRejected)}</p>
      </div>
      <div className={styles.buttons}>
        {state.is === 'error' && state.canRetry && (
          <Button kind="secondary" size="small" icon={arrowClockwise} onClick={() => onRetry(file.key)}>
            {t('Retry')}
          </Button>
        )}
        {!isPending(state) && again}
        <Button kind="ghost" size="small" onClick={() => onRemove(file)}>
          {isPending(state) ? t('Cancel') : t('Remove')}
        </Button>
      </div>
    </div>
  );
}
