import check from '@phosphor-icons/core/assets/bold/check-bold.svg';
import camera from '@phosphor-icons/core/assets/regular/camera.svg';
import filePdf from '@phosphor-icons/core/assets/regular/file-pdf.svg';
import { type ReactNode, useLayoutEffect } from 'react';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import { FileSurface } from '../camera/FilePick.tsx';
import { descriptionIds, FieldMessage } from '../form/Field.tsx';
import { useFormContext, useSummaryLabel } from '../form/formContext.ts';
import { CardTitle } from '../layout/CardTitle.tsx';
import type { Accept } from '../photo/fileChecks.ts';
import { AdditionalFileSource } from './AdditionalFileSource.tsx';
import { FileRows } from './FileRow.tsx';
import styles from './SingleFileField.module.css';
import type { Upload } from './uploadQueue.ts';
import { useUploads } from './useUploads.ts';

export type SingleFileFieldProps = {
  name: string;
  /** Heading of the field, in Spanish: "Sube tu estado de cuenta". */
  title: string;
  /** A line below the heading. */
  lead?: string | undefined;
  accept: Accept;
  /** What the file has to show: a sentence, or several points, which get check marks. */
  requirements: readonly [string, ...string[]];
  /** Decoration beside the requirements, about 64 px wide. */
  drawing: ReactNode;
  upload: Upload;
};

/** Text and icon of the buttons that choose the file. */
const choices = {
  pdf: { text: fileTexts.choosePdf, icon: filePdf },
  image: { text: fileTexts.choosePhoto, icon: camera },
};

/**
 * The file that is the one task of a page. Its box says what the file has to show and opens the file chooser wherever it is
 * pressed; so does the button of the form, a `singleControl` one, until the file is there.
 */
export function SingleFileField({ name, title, lead, accept, upload, ...box }: SingleFileFieldProps) {
  const { field, files, add, remove, retry } = useUploads({ name, accept, upload });
  useSummaryLabel(name, title, { always: true });
  const isEmpty = files.length === 0;
  useChoiceByFooter(field.id, isEmpty, accept);
  const titleId = `${field.id}-title`;
  const hasError = field.error !== undefined;

  return (
    <fieldset
      aria-labelledby={titleId}
      aria-describedby={descriptionIds(field)}
      className={styles.field}
      data-field
      {...(!isEmpty && { id: field.id, tabIndex: -1 })}
    >
      <div>
        <CardTitle id={titleId}>{title}</CardTitle>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <FileRows {...{ files, accept, add }} label={title} isRejected={hasError} onRemove={remove} onRetry={retry} />
      {isEmpty && (
        <FileSurface
          id={field.id}
          label={title}
          text={choices[accept].text}
          accept={accept}
          className={hasError ? styles.wrong : styles.box}
          describedBy={descriptionIds(field, box.requirements)}
          invalid={hasError}
          onFiles={add}
        >
          {box.drawing}
          <Requirements id={field.hintId} of={box.requirements} />
        </FileSurface>
      )}
      {isEmpty && <AdditionalFileSource field={name} label={title} onFiles={add} />}
      <FieldMessage field={field} />
    </fieldset>
  );
}

function Requirements({ id, of }: { id: string; of: SingleFileFieldProps['requirements'] }) {
  if (of.length === 1) {
    return (
      <p id={id} className={styles.points}>
        {of[0]}
      </p>
    );
  }
  return (
    <ul id={id} className={styles.points}>
      {of.map((point) => (
        <li key={point}>
          <Icon of={check} size={18} />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** Makes the button of the form open the file chooser of the input with this id while the field is empty. */
function useChoiceByFooter(inputId: string, isEmpty: boolean, accept: Accept): void {
  const { offerChoice } = useFormContext();
  // A layout effect: the first paint has the right button already.
  useLayoutEffect(() => {
    if (!isEmpty) return;
    offerChoice({
      ...choices[accept],
      open: (onCancel) => {
        const input = document.getElementById(inputId);
        if (input === null) return;
        input.oncancel = onCancel;
        input.click();
      },
    });
    return () => offerChoice(undefined);
  }, [offerChoice, inputId, isEmpty, accept]);
}
