import uploadSimple from '@phosphor-icons/core/assets/regular/upload-simple.svg';
import { MAX_FILE_MB } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import { FileSurface } from '../camera/FilePick.tsx';
import { descriptionIds, FieldMessage, HintLine } from '../form/Field.tsx';
import { useSummaryLabel } from '../form/formContext.ts';
import { AdditionalFileSource } from './AdditionalFileSource.tsx';
import styles from './FileField.module.css';
import { FileTile } from './FileParts.tsx';
import { FileRows } from './FileRow.tsx';
import type { Upload } from './uploadQueue.ts';
import { useUploads } from './useUploads.ts';

export type FileFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Accepts several files; the value is then a list. */
  multiple?: boolean | undefined;
  upload: Upload;
  /** Called once when a file's signed URL has expired, so that the caller fetches the record with fresh URLs. */
  onStale?: (() => void) | undefined;
};

/** Form field for uploaded PDFs: a row for each file, the box that chooses one, hint and error. */
export function FileField({ name, label, hint, multiple = false, upload, onStale }: FileFieldProps) {
  const { field, files, add, remove, retry } = useUploads({ name, accept: 'pdf', multiple, upload });
  useSummaryLabel(name, label, { always: true });
  const describedBy = descriptionIds(field, hint);
  const labelId = `${field.id}-label`;
  const canPick = multiple || files.length === 0;
  const hasError = field.error !== undefined;

  return (
    <fieldset
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={styles.field}
      data-field
      {...(!canPick && { id: field.id, tabIndex: -1 })}
    >
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <div className={styles.files}>
        <FileRows
          {...{ files, label, add, onStale }}
          accept="pdf"
          // The API does not say which one of several files its error is about.
          isRejected={!multiple && hasError}
          onRemove={remove}
          onRetry={retry}
        />
        {canPick && (
          <PickPdf
            {...{ label, multiple, describedBy }}
            id={field.id}
            hasFiles={files.length > 0}
            invalid={hasError}
            onFiles={add}
          />
        )}
        {canPick && <AdditionalFileSource field={name} label={label} onFiles={add} />}
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

type PickPdfProps = {
  id: string;
  label: string;
  multiple: boolean;
  hasFiles: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  onFiles: (files: File[]) => void;
};

/** Box that opens the file chooser wherever it is pressed. */
function PickPdf({ hasFiles, ...input }: PickPdfProps) {
  const text = hasFiles ? fileTexts.addAnotherPdf : fileTexts.choosePdf;
  return (
    <FileSurface {...input} text={text} accept="pdf" className={input.invalid ? styles.emptyWrong : styles.empty}>
      <FileTile>
        <Icon of={uploadSimple} />
      </FileTile>
      <span className={styles.words}>
        <span className={styles.action} aria-hidden="true">
          {text}
        </span>
        <span className={styles.help}>{fileTexts.pdfLimit({ max: MAX_FILE_MB })}</span>
      </span>
    </FileSurface>
  );
}
