import type { ReactNode } from 'react';
import { MAX_FILE_MB } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { FilePick } from '../camera/FilePick.tsx';
import { PhotoPick } from '../camera/PhotoPick.tsx';
import { descriptionIds, FieldMessage, HintLine } from '../form/Field.tsx';
import { useSummaryLabel } from '../form/formContext.ts';
import type { FieldView } from '../form/useFormField.ts';
import { AdditionalFileSource } from './AdditionalFileSource.tsx';
import { FileAdvice } from './FileAdvice.tsx';
import type { FileView } from './fileViews.ts';
import styles from './ImageField.module.css';
import { ImageActions, ImageState, ImageTile } from './ImageFieldParts.tsx';
import type { Upload } from './uploadQueue.ts';
import { usePicture } from './useUploads.ts';

export type ImageFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  upload: Upload;
  /** Called once when the picture's signed URL has expired, so that the caller fetches the record with a fresh one. */
  onStale?: (() => void) | undefined;
};

/** Two image fields that belong together, side by side where there is room. */
export function ImagePair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** Form field for one picture, as a tile: thumbnail, state, actions, and advice when the photo may be hard to read. */
export function ImageField({ name, label, hint, upload, onStale }: ImageFieldProps) {
  const { field, files, file, add, remove, retry, ignoreAdvice } = usePicture({ name, upload, advise: true });
  useSummaryLabel(name, label, { always: true });
  // State and actions are those of the newest file. Until it has a preview, the picture of the uploaded one is visible.
  const uploaded = files.find(({ state }) => state.is === 'done') ?? file;
  const picture = file?.preview === undefined ? uploaded : file;
  const describedBy = descriptionIds(field, hint);
  const labelId = `${field.id}-label`;

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
      <ImageTile
        file={file}
        picture={picture}
        hasError={field.error !== undefined}
        pickId={field.id}
        onStale={onStale}
      />
      <Caption id={labelId} label={label} file={file} />
      {file ? (
        <ImageActions file={file} label={label} onRemove={remove} onRetry={retry} onReplace={add} onStale={onStale} />
      ) : (
        <PickImage field={field} name={name} label={label} describedBy={describedBy} onFiles={add} />
      )}
      {file?.advice && file.state.is === 'done' && (
        <FileAdvice
          advice={file.advice}
          label={label}
          onAnother={(photo) => add([photo])}
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

function Caption({ id, label, file }: { id: string; label: string; file: FileView | undefined }) {
  return (
    <div className={styles.caption}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {file ? <ImageState file={file} /> : <p className={styles.limit}>{fileTexts.jpegLimit({ max: MAX_FILE_MB })}</p>}
    </div>
  );
}

type PickImageProps = {
  field: FieldView;
  name: string;
  label: string;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
};

function PickImage({ field, name, label, describedBy, onFiles }: PickImageProps) {
  return (
    <div className={styles.buttons}>
      <PhotoPick id={field.id} label={label} describedBy={describedBy} onPhoto={(photo) => onFiles([photo])} />
      <FilePick
        label={label}
        text={fileTexts.chooseImage}
        size="small"
        accept="image"
        describedBy={describedBy}
        invalid={field.error !== undefined}
        onFiles={onFiles}
      />
      <AdditionalFileSource field={name} label={label} onFiles={onFiles} />
    </div>
  );
}
