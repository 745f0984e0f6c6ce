import identificationCard from '@phosphor-icons/core/assets/regular/identification-card.svg';
import * as commonTexts from '#i18n/es-MX/common';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import { FilePick } from '../camera/FilePick.tsx';
import { PhotoPick } from '../camera/PhotoPick.tsx';
import { Button } from '../navigation/Button.tsx';
import { FileLink } from './FileLink.tsx';
import {
  chooseAnotherText,
  FileErrorText,
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

type ImageTileProps = {
  file: FileView | undefined;
  /** The file whose picture is visible: until the upload of `file` has a preview, the previous one. */
  picture: FileView | undefined;
  /** The field has an error. */
  hasError: boolean;
  /** Id of the button that picks a picture; the empty tile presses it. */
  pickId: string;
  onStale: (() => void) | undefined;
};

/** Thumbnail of the picture with a mark or a progress bar over it; an icon while there is no picture. */
export function ImageTile({ file, picture, hasError, pickId, onStale }: ImageTileProps) {
  const isWrong = hasError || file?.state.is === 'error';
  const placeholder = <Icon of={identificationCard} size={40} />;
  if (!file) {
    return (
      // A label only widens the area of the button, which has a name of its own.
      <label
        htmlFor={pickId}
        className={[styles.tile, styles.empty, isWrong && styles.wrong].filter(Boolean).join(' ')}
      >
        {placeholder}
      </label>
    );
  }
  return (
    <div className={isWrong ? `${styles.tile} ${styles.wrong}` : styles.tile}>
      {picture ? (
        <Thumbnail file={picture} onStale={onStale} className={styles.picture}>
          {placeholder}
        </Thumbnail>
      ) : (
        placeholder
      )}
      {!isPending(file.state) && <PictureMark isWrong={isWrong} className={styles.mark} />}
      {isPending(file.state) && (
        <div className={styles.bar}>
          <UploadBar file={file} />
        </div>
      )}
    </div>
  );
}

/** Error, progress or size of the picture. */
export function ImageState({ file }: { file: FileView }) {
  const { state, size } = file;
  if (state.is === 'error') {
    return (
      <p className={styles.problem}>
        <FileErrorText text={state.text} name={file.name} />
      </p>
    );
  }
  return (
    <p className={styles.state} title={file.name}>
      {state.is === 'done' && <span className="visually-hidden">{fileTexts.done} </span>}
      {state.is === 'done' ? sizeText(size) : state.is === 'uploading' ? `${percentOf(state)}%` : stateText(file)}
    </p>
  );
}

type ImageActionsProps = {
  file: FileView;
  /** Label of the field, in Spanish. */
  label: string;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  onReplace: (files: File[]) => void;
  onStale: (() => void) | undefined;
};

/** Actions on the chosen picture. One that can never be sent is replaced from the camera or from a file. */
export function ImageActions({ file, label, onRemove, onRetry, onReplace, onStale }: ImageActionsProps) {
  const { key, state } = file;
  const canRetry = state.is === 'error' && state.canRetry;
  const isUnfit = state.is === 'error' && !state.canRetry;
  return (
    <div className={styles.buttons}>
      {canRetry && (
        <Button kind="secondary" size="small" aria-label={`${label} ${commonTexts.retry}`} onClick={() => onRetry(key)}>
          {commonTexts.retry}
        </Button>
      )}
      {isUnfit && <PhotoPick label={label} onPhoto={(photo) => onReplace([photo])} />}
      {!isPending(state) && !canRetry && (
        <FilePick
          label={label}
          text={isUnfit ? chooseAnotherText('image') : fileTexts.replace}
          size="small"
          accept="image"
          onFiles={onReplace}
        />
      )}
      <div className={styles.two}>
        {state.is === 'done' && (
          <FileLink file={file} previewFirst className={styles.view} onStale={onStale}>
            <span className="visually-hidden">{label} </span>
            {commonTexts.view}
            <span className="visually-hidden"> ({commonTexts.opensInAnotherWindow})</span>
          </FileLink>
        )}
        <Button kind="ghost" size="small" onClick={() => onRemove(key)}>
          <span className="visually-hidden">{label}</span> {isPending(state) ? commonTexts.cancel : fileTexts.remove}
        </Button>
      </div>
    </div>
  );
}
