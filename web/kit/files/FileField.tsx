import camera from '@phosphor-icons/core/assets/regular/camera.svg';
import image from '@phosphor-icons/core/assets/regular/image.svg';
import uploadSimple from '@phosphor-icons/core/assets/regular/upload-simple.svg';
import { type PlainMessageId, t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { PhotoPick } from '../camera/PhotoPick.tsx';
import { FieldMessage, HintLine } from '../form/Field.tsx';
import { AdditionalFileSource } from './AdditionalFileSource.tsx';
import styles from './FileField.module.css';
import { FilePick, FileSurface } from './FilePick.tsx';
import { FileRow } from './FileRow.tsx';
import type { Accept } from './fileChecks.ts';
import type { Upload } from './uploadQueue.ts';
import { useFileValue } from './useFileValue.ts';
import { type FileView, useUploads } from './useUploads.ts';

export type FileFieldProps = {
  name: string;
  label: PlainMessageId;
  hint?: PlainMessageId | undefined;
  accept: Accept;
  /** Several files; the value is then a list. */
  multiple?: boolean | undefined;
  upload: Upload;
  /** A signed address has died: the file's owner should be read again. Called once. */
  onStale?: (() => void) | undefined;
};

/** A field for uploaded files: pick buttons, a row for each file, what is wrong (ux §4, design §9 File). */
export function FileField({ name, label, hint, accept, multiple = false, upload, onStale }: FileFieldProps) {
  const { field, values, put, takeAway, focusSoon } = useFileValue(name, multiple);
  const { files, add, remove, retry, ignoreAdvice } = useUploads({
    name,
    accept,
    upload,
    values,
    onDone: put,
    onRemove: takeAway,
  });
  const describedBy = [hint && field.hintId, field.error && field.errorId].filter(Boolean).join(' ') || undefined;
  const takeOff = ({ key }: FileView) => {
    remove(key);
    focusSoon();
  };
  const labelId = `${field.id}-label`;
  const pick = {
    id: field.id,
    label: t(label),
    describedBy,
    invalid: field.error !== undefined,
    onFiles: (fresh: File[]) => {
      add(fresh);
      // The one pick button makes room for the one row.
      if (!multiple) focusSoon();
    },
  };
  const canPick = multiple || files.length === 0;

  return (
    <fieldset
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={styles.field}
      data-field
      {...(!canPick && { id: field.id, tabIndex: -1 })}
    >
      <p id={labelId} className={styles.label}>
        {t(label)}
      </p>
      <div className={styles.files}>
        {files.length > 0 && (
          <ul className={styles.rows}>
            {files.map((file) => (
              <FileRow
                key={file.key}
                file={file}
                label={t(label)}
                accept={accept}
                // Of several nobody says which one it is about.
                isRefused={!multiple && field.error !== undefined}
                onRemove={takeOff}
                onRetry={({ key }) => retry(key)}
                onReplace={({ key }, fresh) => add(fresh, key)}
                onKeepPhoto={({ key }) => ignoreAdvice(key)}
                onStale={onStale}
              />
            ))}
          </ul>
        )}
        {canPick && accept === 'pdf' && <PickPdf {...pick} multiple={multiple} more={files.length > 0} />}
        {canPick && accept === 'image' && <PickImage {...pick} multiple={multiple} />}
        {canPick && <AdditionalFileSource field={name} label={t(label)} onFiles={pick.onFiles} />}
      </div>
      {hint && (
        <div className={styles.hint}>
          <HintLine id={field.hintId} hint={hint} />
        </div>
      )}
      <FieldMessage field={field} />
    </fieldset>
  );
}

type PickProps = {
  id: string;
  label: string;
  multiple: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  onFiles: (files: File[]) => void;
};

/** The whole box chooses a PDF. */
function PickPdf({ more, ...input }: PickProps & { more: boolean }) {
  const text = t(more ? 'Add another PDF' : 'Choose PDF');
  return (
    <FileSurface {...input} text={text} accept="pdf" className={input.invalid ? styles.emptyWrong : styles.empty}>
      <span className={styles.tile}>
        <Icon of={uploadSimple} />
      </span>
      <span className={styles.words}>
        <span className={styles.action}>{text}</span>
        <span className={styles.help}>{t('PDF, 500 MB at most.')}</span>
      </span>
    </FileSurface>
  );
}

function PickImage({ id, label, describedBy, ...input }: PickProps) {
  return (
    <div className={input.invalid ? styles.sourcesWrong : styles.sources}>
      <p className={styles.help}>{t('JPEG, 500 MB at most.')}</p>
      <div className={styles.buttons}>
        <PhotoPick
          id={id}
          label={label}
          icon={camera}
          describedBy={describedBy}
          onPhoto={(photo) => input.onFiles([photo])}
        />
        <FilePick
          {...input}
          label={label}
          text={t('Choose image')}
          size="small"
          icon={image}
          accept="image"
          describedBy={describedBy}
        />
      </div>
    </div>
  );
}
