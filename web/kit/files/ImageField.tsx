import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import identificationCard from '@phosphor-icons/core/assets/regular/identification-card.svg';
import type { ReactNode } from 'react';
import { type PlainMessageId, t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { PhotoPick } from '../camera/PhotoPick.tsx';
import { FieldMessage, HintLine } from '../form/Field.tsx';
import { Button } from '../navigation/Button.tsx';
import { AdditionalFileSource } from './AdditionalFileSource.tsx';
import { FileAdvice } from './FileAdvice.tsx';
import { FileLink } from './FileLink.tsx';
import {
  chooseAnother,
  isComing,
  Problem,
  percentOf,
  sizeText,
  stateText,
  Thumbnail,
  UploadBar,
} from './FileParts.tsx';
import { FilePick } from './FilePick.tsx';
import styles from './ImageField.module.css';
import type { Upload } from './uploadQueue.ts';
import { useFileValue } from './useFileValue.ts';
import { type FileView, useUploads } from './useUploads.ts';

export type ImageFieldProps = {
  name: string;
  label: PlainMessageId;
  hint?: PlainMessageId | undefined;
  upload: Upload;
  /** A signed address has died: the file's owner should be read again. Called once. */
  onStale?: (() => void) | undefined;
};

/** Two pictures that belong together, side by side where there is room (design §9 Image pair). */
export function ImagePair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** One picture as a tile: thumbnail, state and, below, what can be done (ux §4). Its photo is looked at and advised on. */
export function ImageField({ name, label, hint, upload, onStale }: ImageFieldProps) {
  const { field, values, put, takeAway, focusSoon } = useFileValue(name, false);
  const { files, add, remove, retry, ignoreAdvice } = useUploads({
    name,
    accept: 'image',
    upload,
    values,
    onDone: put,
    onRemove: takeAway,
    advise: true,
  });
  const describedBy = [hint && field.hintId, field.error && field.errorId].filter(Boolean).join(' ') || undefined;
  // The newest speaks; until it is done the old picture is the value and stays in the tile.
  const file = files.at(-1);
  const shown = files.find(({ state }) => state.is === 'done') ?? file;
  const labelId = `${field.id}-label`;
  // What was focused, the pick button or the camera's, is gone then.
  const takeIn = (photos: File[]) => {
    add(photos, file?.key);
    focusSoon();
  };
  const takeOff = ({ key }: FileView) => {
    remove(key);
    focusSoon();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no rows from the grid around it
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={styles.field}
      data-field
      {...(file && { id: field.id, tabIndex: -1 })}
    >
      <Tile
        file={file}
        picture={file?.preview === undefined ? shown : file}
        wrong={field.error !== undefined}
        onStale={onStale}
      />
      <div className={styles.caption}>
        <p id={labelId} className={styles.label}>
          {t(label)}
        </p>
        {file ? <State file={file} /> : <p className={styles.limit}>{t('JPEG, 500 MB at most.')}</p>}
      </div>
      {file ? (
        <Chosen file={file} label={t(label)} onRemove={takeOff} onRetry={retry} onReplace={takeIn} onStale={onStale} />
      ) : (
        <div className={styles.buttons}>
          <PhotoPick id={field.id} label={t(label)} describedBy={describedBy} onPhoto={(photo) => takeIn([photo])} />
          <FilePick
            label={t(label)}
            text={t('Choose image')}
            size="small"
            accept="image"
            describedBy={describedBy}
            invalid={field.error !== undefined}
            onFiles={takeIn}
          />
          <AdditionalFileSource field={name} label={t(label)} onFiles={takeIn} />
        </div>
      )}
      {file?.advice && file.state.is === 'done' && (
        <FileAdvice
          advice={file.advice}
          label={t(label)}
          onAnother={(photo) => takeIn([photo])}
          onKeep={() => ignoreAdvice(file.key)}
        />
      )}
      {hint && (
        <div className={styles.help}>
          <HintLine id={field.hintId} hint={hint} />
        </div>
      )}
      <FieldMessage field={field} />
    </div>
  );
}

type TileProps = {
  file: FileView | undefined;
  picture: FileView | undefined;
  wrong: boolean;
  onStale: (() => void) | undefined;
};

function Tile({ file, picture, wrong, onStale }: TileProps) {
  const isWrong = wrong || file?.state.is === 'error';
  const emptiness = <Icon of={identificationCard} size={40} />;
  return (
    <div className={[styles.tile, !file && styles.empty, isWrong && styles.wrong].filter(Boolean).join(' ')}>
      {picture ? (
        <Thumbnail file={picture} onStale={onStale} className={styles.picture}>
          {emptiness}
        </Thumbnail>
      ) : (
        emptiness
      )}
      {file && !isComing(file.state) && (
        <span className={isWrong ? styles.problemMark : styles.check}>
          {isWrong ? <Icon of={warningCircleFill} size={28} /> : <Icon of={checkBold} size={16} />}
        </span>
      )}
      {file && isComing(file.state) && (
        <div className={styles.bar}>
          <UploadBar file={file} />
        </div>
      )}
    </div>
  );
}

function State({ file }: { file: FileView }) {
  const { state, size } = file;
  if (state.is === 'error') {
    return (
      <p className={styles.problem}>
        <Problem text={state.text} name={file.name} />
      </p>
    );
  }
  return (
    <p className={styles.state} title={file.name}>
      {state.is === 'done' && <span className="visually-hidden">{t('Done')} </span>}
      {state.is === 'done' ? sizeText(size) : state.is === 'uploading' ? `${percentOf(state)}%` : stateText(file)}
    </p>
  );
}

type ChosenProps = {
  file: FileView;
  label: string;
  onRemove: (file: FileView) => void;
  onRetry: (key: string) => void;
  onReplace: (files: File[]) => void;
  onStale: (() => void) | undefined;
};

/** What can be done with the chosen picture; instead of one that will not do, another from where the first may come from. */
function Chosen({ file, label, onRemove, onRetry, onReplace, onStale }: ChosenProps) {
  const { key, state } = file;
  const canRetry = state.is === 'error' && state.again;
  const isUnfit = state.is === 'error' && !state.again;
  return (
    <div className={styles.buttons}>
      {canRetry && (
        <Button kind="secondary" size="small" aria-label={`${label} ${t('Retry')}`} onClick={() => onRetry(key)}>
          {t('Retry')}
        </Button>
      )}
      {isUnfit && <PhotoPick label={label} onPhoto={(photo) => onReplace([photo])} />}
      {!isComing(state) && !canRetry && (
        <FilePick
          label={label}
          text={isUnfit ? chooseAnother('image') : t('Replace')}
          size="small"
          accept="image"
          onFiles={onReplace}
        />
      )}
      <div className={styles.two}>
        {state.is === 'done' && (
          <FileLink file={file} copyFirst className={styles.view} onStale={onStale}>
            <span className="visually-hidden">{label} </span>
            {t('View')}
            <span className="visually-hidden"> ({t('opens in another window')})</span>
          </FileLink>
        )}
        <Button kind="ghost" size="small" onClick={() => onRemove(file)}>
          <span className="visually-hidden">{label}</span> {isComing(state) ? t('Cancel') : t('Remove')}
        </Button>
      </div>
    </div>
  );
}
