import camera from '@phosphor-icons/core/assets/regular/camera.svg';
import image from '@phosphor-icons/core/assets/regular/image.svg';
import uploadSimple from '@phosphor-icons/core/assets/regular/upload-simple.svg';
import { useLayoutEffect } from 'react';
import { MAX_FILE_MB } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import { FilePick, FileSurface } from '../camera/FilePick.tsx';
import { PhotoPick } from '../camera/PhotoPick.tsx';
import { descriptionIds, FieldMessage, HintLine } from '../form/Field.tsx';
import { useFormContext, useSummaryLabel } from '../form/formContext.ts';
import type { Accept } from '../photo/fileChecks.ts';
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
  accept: Accept;
  /** Accepts several files; the value is then a list. */
  multiple?: boolean | undefined;
  upload: Upload;
  /** Called once when a file's signed URL has expired, so that the caller fetches the record with fresh URLs. */
  onStale?: (() => void) | undefined;
};

/** Form field for uploaded files: a row for each file, pick buttons, hint and error. */
export function FileField({ name, label, hint, accept, multiple = false, upload, onStale }: FileFieldProps) {
  const { field, files, add, remove, retry } = useUploads({ name, accept, multiple, upload });
  useSummaryLabel(name, label, { always: true });
  const describedBy = descriptionIds(field, hint);
  const labelId = `${field.id}-label`;
  const canPick = multiple || files.length === 0;
  useFileChoice({ accept, fieldId: field.id, isWanted: !multiple && files.length === 0 });
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
          {...{ files, label, accept, add, onStale }}
          // The API does not say which one of several files its error is about.
          isRejected={!multiple && hasError}
          onRemove={remove}
          onRetry={retry}
        />
        {canPick && (
          <PickFiles
            id={field.id}
            name={name}
            label={label}
            accept={accept}
            multiple={multiple}
            hasFiles={files.length > 0}
            describedBy={describedBy}
            invalid={hasError}
            onFiles={(chosen) => add(chosen)}
          />
        )}
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

type FileChoiceOptions = {
  accept: Accept;
  fieldId: string;
  /** Whether the field takes one file and has none. */
  isWanted: boolean;
};

/** The id of the input that chooses an image; the field's own id is that of the camera's button. */
const imageInputId = (fieldId: string): string => `${fieldId}-image`;

/** Makes the button of a form with one control choose the file while it is wanted. */
function useFileChoice({ accept, fieldId, isWanted }: FileChoiceOptions): void {
  const { offerChoice } = useFormContext();
  // A layout effect: the first paint has the right button already.
  useLayoutEffect(() => {
    if (!isWanted) return;
    offerChoice({
      text: accept === 'pdf' ? fileTexts.choosePdf : fileTexts.choosePhoto,
      open: (onCancel) => {
        const input = document.getElementById(accept === 'pdf' ? fieldId : imageInputId(fieldId));
        if (input === null) return;
        input.oncancel = onCancel;
        input.click();
      },
    });
    return () => offerChoice(undefined);
  }, [offerChoice, accept, fieldId, isWanted]);
}

type PickFilesProps = PickProps & { name: string; accept: Accept; hasFiles: boolean };

/** Buttons that choose files: from the phone, and from the additional source where there is one. */
function PickFiles({ name, accept, hasFiles, ...pick }: PickFilesProps) {
  return (
    <>
      {accept === 'pdf' ? <PickPdf {...pick} hasFiles={hasFiles} /> : <PickImage {...pick} />}
      <AdditionalFileSource field={name} label={pick.label} onFiles={pick.onFiles} />
    </>
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

/** Box that opens the file chooser for PDFs wherever it is pressed. */
function PickPdf({ hasFiles, ...input }: PickProps & { hasFiles: boolean }) {
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

function PickImage({ id, label, describedBy, ...input }: PickProps) {
  return (
    <div className={input.invalid ? styles.sourcesWrong : styles.sources}>
      <p className={styles.help}>{fileTexts.jpegLimit({ max: MAX_FILE_MB })}</p>
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
          id={imageInputId(id)}
          label={label}
          text={fileTexts.chooseImage}
          size="small"
          icon={image}
          accept="image"
          describedBy={describedBy}
        />
      </div>
    </div>
  );
}
