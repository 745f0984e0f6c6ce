import type { ReactNode } from 'react';
import { descriptionIds, FieldMessage, HintLine } from '../form/Field.tsx';
import { useSummaryLabel } from '../form/formContext.ts';
import { AdditionalFileSource } from './AdditionalFileSource.tsx';
import { FileAdvice } from './FileAdvice.tsx';
import styles from './ImageField.module.css';
import { ImageButton, ImageLinks, ImagePicture, ImageState } from './ImageFieldParts.tsx';
import type { Upload } from './uploadQueue.ts';
import { usePicture } from './useUploads.ts';

export type ImageFieldProps = {
  name: string;
  label: string;
  /** Visible until there is a file. */
  hint: string;
  /** What is photographed. */
  drawing: ReactNode;
  upload: Upload;
  /** Called once when the picture's signed URL has expired, so that the caller fetches the record with a fresh one. */
  onStale?: (() => void) | undefined;
};

/** Two image fields that belong together, side by side where there is room. */
export function ImagePair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/**
 * Form field for one photo, as a tile: a drawing of what is photographed, then its thumbnail, with one button; below it
 * caption, state, links, and advice when the photo may be hard to read. Limits of type and size are named by the error of a
 * file that exceeds them.
 */
export function ImageField({ name, label, hint, drawing, upload, onStale }: ImageFieldProps) {
  const { field, files, file, add, remove, retry, ignoreAdvice } = usePicture({ name, upload, advise: true });
  useSummaryLabel(name, label, { always: true });
  // State and actions are those of the newest file. Until it has a preview, the picture of the uploaded one is visible.
  const uploaded = files.find(({ state }) => state.is === 'done') ?? file;
  const picture = file?.preview === undefined ? uploaded : file;
  const describedBy = descriptionIds(field, file ? undefined : hint);
  const labelId = `${field.id}-label`;
  const isWrong = field.error !== undefined || file?.state.is === 'error';
  const actions = { file, label, describedBy, onAdd: add, onRemove: remove };

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
      <div className={isWrong ? styles.wrongTile : styles.tile}>
        <ImagePicture {...{ file, picture, isWrong, drawing, onStale }} pickId={field.id} />
        <ImageButton {...actions} id={field.id} onRetry={retry} />
      </div>
      <div className={styles.caption}>
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        {file ? <ImageState file={file} /> : <HintLine id={field.hintId} hint={hint} />}
      </div>
      <FieldMessage field={field} />
      <ImageLinks {...actions} onStale={onStale} />
      {file?.advice && file.state.is === 'done' && (
        <FileAdvice
          advice={file.advice}
          label={label}
          onAnother={(photo) => add([photo])}
          onKeep={() => ignoreAdvice(file.key)}
        />
      )}
      {!file && <AdditionalFileSource field={name} label={label} onFiles={add} />}
    </div>
  );
}
