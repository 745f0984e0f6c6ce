import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { type ReactNode, useRef, useState } from 'react';
import { megabytes } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import type { Accept } from '../photo/fileChecks.ts';
import { ProgressBar } from '../progress/Progress.tsx';
import styles from './FileParts.module.css';
import type { FileState, FileView } from './fileViews.ts';

/** Names of up to this many characters are never shortened. */
const SHORT_NAME = 20;

/** Number of characters kept at the end of a long name, where similar file names differ. */
const TAIL_LENGTH = 12;

/** File name on one line. A long name is cut before its end; screen readers still get all of it. */
export function FileName({ name }: { name: string }) {
  if (name.length <= SHORT_NAME) return <span className={styles.short}>{name}</span>;
  // By code points, so that no surrogate pair is cut in two.
  const letters = [...name];
  return (
    <span className={styles.name} title={name}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true" className={styles.head}>
        {letters.slice(0, -TAIL_LENGTH).join('')}
      </span>
      <span aria-hidden="true">{letters.slice(-TAIL_LENGTH).join('')}</span>
    </span>
  );
}

/** Returns a size in megabytes: `'4.3 MB'`. `size` in bytes. */
export const sizeText = (size: number): string => fileTexts.sizeInMb({ size: megabytes(size) });

/** Returns how much of a file has been sent, 0 to 100. */
export const percentOf = (state: FileState): number =>
  state.is === 'uploading' && state.total > 0 ? Math.min(100, Math.floor((state.sent / state.total) * 100)) : 0;

const progressText = (state: Extract<FileState, { is: 'uploading' }>): string => {
  // Everything is sent, the server has not responded yet.
  if (state.total > 0 && state.sent >= state.total) return fileTexts.processing;
  const [sent, total] = [megabytes(state.sent), megabytes(state.total)];
  return fileTexts.uploadProgress({ percent: percentOf(state), sent, total });
};

/** Returns "Elegir otro" (PDF) or "Elegir otra" (imagen): the gender of the noun differs. */
export const chooseAnotherText = (accept: Accept): string =>
  accept === 'image' ? fileTexts.chooseAnotherImage : fileTexts.chooseAnotherOne;

/** Returns the text for a file's state. A finished file that was rejected reads its size without "Listo". */
export function stateText({ state, size }: FileView, isRejected = false): string {
  switch (state.is) {
    case 'checking':
      return fileTexts.checking;
    case 'waiting':
      return fileTexts.inQueue;
    case 'retrying':
      return fileTexts.tryingAgain;
    case 'paused':
      return fileTexts.pausedOffline;
    case 'uploading':
      return progressText(state);
    case 'error':
      return state.text;
    case 'done':
      return isRejected ? sizeText(size) : `${sizeText(size)} · ${fileTexts.done}`;
  }
}

/** The state of a file, or its error. `isRejected`: the form or the API has rejected the file. */
export const FileStateText = ({ file, isRejected }: { file: FileView; isRejected: boolean }) => (
  <p className={file.state.is === 'error' ? styles.problem : styles.state}>{stateText(file, isRejected)}</p>
);

/** Returns whether a file is still being checked or sent: it can be cancelled, and a progress bar is visible. */
export const isPending = ({ is }: FileState): boolean => is !== 'done' && is !== 'error';

/** Progress bar of a pending file. */
export function UploadBar({ file: { name, state } }: { file: FileView }) {
  const percent = percentOf(state);
  return (
    <div
      role="progressbar"
      aria-label={fileTexts.uploadingPercent({ name, percent })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <ProgressBar percent={percent} height={4} />
    </div>
  );
}

/** Square of 44 px for an icon or a thumbnail, coloured by the state of its file. */
export const FileTile = ({ look, children }: { look?: 'done' | 'error' | undefined; children: ReactNode }) => (
  <span className={look === undefined ? styles.tile : `${styles.tile} ${styles[look]}`}>{children}</span>
);

/** Mark at the corner of a picture: it is uploaded, or there is something wrong with it. */
export const PictureMark = ({ isWrong, className }: { isWrong: boolean; className: string | undefined }) => (
  <span className={`${isWrong ? styles.bad : styles.good} ${className}`}>
    {isWrong ? <Icon of={warningCircleFill} size={28} /> : <Icon of={checkBold} size={16} />}
  </span>
);

type ThumbnailProps = {
  file: FileView;
  /** Called once when the picture's signed URL has expired, so that the caller fetches the record with a fresh one. */
  onStale?: (() => void) | undefined;
  /** By default the picture fills its box. */
  className?: string | undefined;
  /** Rendered when there is no picture. */
  children: ReactNode;
};

/** Thumbnail of an uploaded picture; `children` when there is none or its signed URL has expired. */
export function Thumbnail({ file: { preview, url }, onStale, className = styles.thumbnail, children }: ThumbnailProps) {
  const source = preview ?? url;
  const [failedSource, setFailedSource] = useState<string>();
  const hasReported = useRef(false);
  if (source === undefined || source === failedSource) return children;
  const onError = () => {
    setFailedSource(source);
    if (!hasReported.current) onStale?.();
    hasReported.current = true;
  };
  return <img src={source} alt="" className={className} onError={onError} />;
}
