import camera from '@phosphor-icons/core/assets/regular/camera.svg';
import type { ReactNode } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { FilePick, FileSurface } from '../camera/FilePick.tsx';
import { PhotoPick } from '../camera/PhotoPick.tsx';
import { Button } from '../navigation/Button.tsx';
import { FileLink } from './FileLink.tsx';
import {
  chooseAnotherText,
  isPending,
  PictureMark,
  percentOf,
  sizeText,
  stateText,
  Thumbnail,
  UploadBar,
} from './FileParts.tsx';
import type { FileView } from './fileViews.ts';
import styles from './ImageField.module.css';

type ImagePictureProps = {
  file: FileView | undefined;
  /** The file whose picture is visible: until the upload of `file` has a preview, the previous one. */
  picture: FileView | undefined;
  /** There is something wrong with the picture. */
  isWrong: boolean;
  /** Id of the button that takes the photo; the drawing presses it. */
  pickId: string;
  /** What is photographed, as a drawing; visible while there is no picture. */
  drawing: ReactNode;
  onStale: (() => void) | undefined;
};

/** Thumbnail of the picture with a mark or a progress bar over it; the drawing while there is no picture. */
export function ImagePicture({ file, picture, isWrong, pickId, drawing, onStale }: ImagePictureProps) {
  if (!file) {
    return (
      // A label only widens the area of the button, which has a name of its own.
      <label htmlFor={pickId} className={styles.picture}>
        {drawing}
      </label>
    );
  }
  return (
    <div className={styles.picture}>
      {picture ? (
        <Thumbnail file={picture} onStale={onStale}>
          {drawing}
        </Thumbnail>
      ) : (
        drawing
      )}
      {isPending(file.state) ? (
        <div className={styles.bar}>
          <UploadBar file={file} />
        </div>
      ) : (
        <PictureMark isWrong={isWrong} className={styles.mark} />
      )}
    </div>
  );
}

/** Error, progress or size of the picture. */
export function ImageState({ file }: { file: FileView }) {
  const { state, size } = file;
  if (state.is === 'error') return <p className={styles.problem}>{state.text}</p>;
  return (
    <p className={styles.state} title={file.name}>
      {state.is === 'done' && <span className="visually-hidden">{fileTexts.done} </span>}
      {state.is === 'done' ? sizeText(size) : state.is === 'uploading' ? `${percentOf(state)}%` : stateText(file)}
    </p>
  );
}

type ImageActionsProps = {
  file: FileView | undefined;
  /** Label of the field, in Spanish. */
  label: string;
  onAdd: (files: File[]) => void;
};

type ImageButtonProps = ImageActionsProps & {
  id: string;
  describedBy: string | undefined;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** The button below the picture: takes the photo, or does what the state of the file asks for. */
export function ImageButton({ file, label, id, describedBy, onAdd, onRetry, onRemove }: ImageButtonProps) {
  if (!file || isUnfit(file)) {
    const attributes = file ? {} : { id, describedBy };
    return <PhotoPick {...attributes} label={label} icon={camera} onPhoto={(photo) => onAdd([photo])} />;
  }
  const { key, state } = file;
  if (state.is === 'done')
    return <FilePick label={label} text={fileTexts.replace} size="small" accept="image" onFiles={onAdd} />;
  const [text, onClick] = state.is === 'error' ? [commonTexts.retry, onRetry] : [commonTexts.cancel, onRemove];
  return (
    <Button kind="secondary" size="small" aria-label={`${label} ${text}`} onClick={() => onClick(key)}>
      {text}
    </Button>
  );
}

/** Whether the picture can never be sent; it is replaced from the camera or from the gallery. */
const isUnfit = ({ state }: FileView): boolean => state.is === 'error' && !state.canRetry;

type ImageLinksProps = ImageActionsProps & {
  describedBy: string | undefined;
  onRemove: (key: string) => void;
  onStale: (() => void) | undefined;
};

/** Links below the caption: to the gallery, or to the picture and its removal. */
export function ImageLinks({ file, label, describedBy, onAdd, onRemove, onStale }: ImageLinksProps) {
  const galleryText = file ? chooseAnotherText('image') : fileTexts.chooseFromGallery;
  return (
    <div className={styles.links}>
      {(!file || isUnfit(file)) && (
        <FileSurface
          label={label}
          text={galleryText}
          accept="image"
          className={styles.link}
          describedBy={describedBy}
          onFiles={onAdd}
        >
          <span aria-hidden="true">{galleryText}</span>
        </FileSurface>
      )}
      {file?.state.is === 'done' && (
        <FileLink file={file} previewFirst className={styles.link} onStale={onStale}>
          <span className="visually-hidden">{label} </span>
          {commonTexts.view}
          <span className="visually-hidden"> ({commonTexts.opensInAnotherWindow})</span>
        </FileLink>
      )}
      {file && !isPending(file.state) && (
        <button type="button" className={styles.link} onClick={() => onRemove(file.key)}>
          <span className="visually-hidden">{label}</span> {fileTexts.remove}
        </button>
      )}
    </div>
  );
}
