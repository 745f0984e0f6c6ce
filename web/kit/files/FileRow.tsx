import fileImageFill from '@phosphor-icons/core/assets/fill/file-image-fill.svg';
import filePdfFill from '@phosphor-icons/core/assets/fill/file-pdf-fill.svg';
import fileXFill from '@phosphor-icons/core/assets/fill/file-x-fill.svg';
import fileImage from '@phosphor-icons/core/assets/regular/file-image.svg';
import filePdf from '@phosphor-icons/core/assets/regular/file-pdf.svg';
import trash from '@phosphor-icons/core/assets/regular/trash.svg';
import x from '@phosphor-icons/core/assets/regular/x.svg';
import * as commonTexts from '#i18n/es-MX/common';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import { FilePick, FileSurface } from '../camera/FilePick.tsx';
import { IconButton } from '../navigation/IconButton.tsx';
import { RetryButton } from '../navigation/RetryButton.tsx';
import type { Accept } from '../photo/fileChecks.ts';
import { AdviceText } from './FileAdvice.tsx';
import { FileLink } from './FileLink.tsx';
import { chooseAnotherText, FileName, FileStateText, FileTile, isPending, Thumbnail, UploadBar } from './FileParts.tsx';
import styles from './FileRow.module.css';
import type { FileView } from './fileViews.ts';

/** Actions on a chosen file. */
export type FileActions = {
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  /** Replaces the file; the old one stays until the new one is uploaded. */
  onReplace: (key: string, files: File[]) => void;
  onStale?: (() => void) | undefined;
};

const icons = {
  pdf: { done: filePdfFill, pending: filePdf },
  image: { done: fileImageFill, pending: fileImage },
};

type TileProps = { file: FileView; accept: Accept; isWrong: boolean; onStale: FileActions['onStale'] };

function Tile({ file, accept, isWrong, onStale }: TileProps) {
  const look = isWrong ? 'error' : file.state.is === 'done' ? 'done' : undefined;
  const icon = <Icon of={look === 'error' ? fileXFill : icons[accept][look ?? 'pending']} />;
  return (
    <FileTile look={look}>
      {accept === 'image' && !isWrong ? (
        <Thumbnail file={file} onStale={onStale}>
          {icon}
        </Thumbnail>
      ) : (
        icon
      )}
    </FileTile>
  );
}

type FileRowProps = FileActions & {
  file: FileView;
  /** Label of the field, in Spanish. */
  label: string;
  accept: Accept;
  /** The form or the API has rejected the file. */
  isRejected: boolean;
};

type FileRowsProps = Omit<FileRowProps, 'file' | 'onReplace'> & {
  files: readonly FileView[];
  add: (files: readonly File[], replacedKey?: string) => void;
};

/** The chosen files of a field, each in a row. Renders nothing without any. */
export function FileRows({ files, add, ...row }: FileRowsProps) {
  if (files.length === 0) return null;
  const replace = (key: string, chosen: File[]) => add(chosen, key);
  return (
    <ul className={styles.rows}>
      {files.map((file) => (
        <FileRow key={file.key} file={file} onReplace={replace} {...row} />
      ))}
    </ul>
  );
}

/** Row of one chosen file: its state and its actions. */
function FileRow({ file, label, accept, isRejected, ...actions }: FileRowProps) {
  const { name, state } = file;
  const isWrong = state.is === 'error' || (state.is === 'done' && isRejected);
  return (
    <li className={isWrong ? styles.rejected : styles.row}>
      <div className={styles.main}>
        <Tile file={file} accept={accept} isWrong={isWrong} onStale={actions.onStale} />
        <div className={styles.text}>
          <p className={styles.name}>
            <FileName name={name} />
          </p>
          {isPending(state) && <UploadBar file={file} />}
          <FileStateText file={file} isRejected={isRejected} />
        </div>
        <IconButton
          className={styles.away}
          label={`${isPending(state) ? commonTexts.cancel : fileTexts.remove} ${name}`}
          icon={isPending(state) ? x : trash}
          onClick={() => actions.onRemove(file.key)}
        />
      </div>
      {file.advice && state.is === 'done' && <AdviceText advice={file.advice} />}
      <Actions file={file} label={label} accept={accept} {...actions} />
    </li>
  );
}

type ActionsProps = FileActions & Pick<FileRowProps, 'file' | 'label' | 'accept'>;

/** Buttons below a file that is uploaded or has failed. */
function Actions(props: ActionsProps) {
  const { state } = props.file;
  if (state.is === 'done') return <DoneActions {...props} />;
  return state.is === 'error' && <ErrorActions {...props} canRetry={state.canRetry} />;
}

function DoneActions({ file, accept, onReplace, onStale }: ActionsProps) {
  const { key, name } = file;
  return (
    <div className={styles.actions}>
      <FileLink file={file} previewFirst={accept === 'image'} className={styles.action} onStale={onStale}>
        {commonTexts.view}
        <span className="visually-hidden">
          {' '}
          {name} ({commonTexts.opensInAnotherWindow})
        </span>
      </FileLink>
      <FileSurface
        label={fileTexts.replace}
        text={name}
        className={styles.action}
        accept={accept}
        onFiles={(files) => onReplace(key, files)}
      >
        <span aria-hidden="true">{fileTexts.replace}</span>
      </FileSurface>
    </div>
  );
}

function ErrorActions({ file, label, accept, canRetry, onRetry, onReplace }: ActionsProps & { canRetry: boolean }) {
  const { key, name } = file;
  return canRetry ? (
    <RetryButton of={name} onClick={() => onRetry(key)} />
  ) : (
    <FilePick
      label={label}
      text={chooseAnotherText(accept)}
      size="small"
      accept={accept}
      onFiles={(files) => onReplace(key, files)}
    />
  );
}
