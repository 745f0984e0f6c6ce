import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { megabytes } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Icon } from '../art/Icon.tsx';
import type { Accept } from '../photo/fileChecks.ts';
import styles from './FileParts.module.css';
import type { FileState, FileView } from './fileViews.ts';
import { middleCut } from './middleCut.ts';

/** Names of up to this many characters are never shortened. */
const SHORT_NAME = 20;

/** File name on one line. A long name is shortened in the middle; screen readers still get all of it. */
export const FileName = ({ name }: { name: string }) =>
  name.length <= SHORT_NAME ? <span className={styles.short}>{name}</span> : <LongName name={name} />;

function LongName({ name }: { name: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const [[head, tail], setEnds] = useState<readonly [string, string]>([name, '']);
  useEffect(() => {
    const element = line.current;
    const context = document.createElement('canvas').getContext('2d');
    if (!element || !context) return;
    // The available width changes with the window and with the elements beside the name.
    const observer = new ResizeObserver(() => {
      context.font = getComputedStyle(element).font;
      setEnds(middleCut(name, (text) => context.measureText(text).width <= element.clientWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [name]);
  return (
    <span ref={line} className={styles.name} title={name}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true" className={tail ? styles.head : undefined}>
        {head}
      </span>
      <span aria-hidden="true">{tail}</span>
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

/** Error text of a file. The file name in it does not break at its hyphens as long as it fits on one line. */
export function FileErrorText({ text, name }: { text: string; name: string }) {
  const [before, ...after] = text.split(name);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className={styles.whole}>{name}</span>
      {after.join(name)}
    </>
  );
}

/** Returns whether a file is still being checked or sent: it can be cancelled, and a progress bar is visible. */
export const isPending = ({ is }: FileState): boolean => is !== 'done' && is !== 'error';

/** Progress bar of a pending file. */
export function UploadBar({ file: { name, state } }: { file: FileView }) {
  const bar = useRef<HTMLDivElement>(null);
  const percent = percentOf(state);
  useEffect(() => {
    // Set from script: the page's CSP blocks style attributes.
    bar.current?.style.setProperty('inline-size', `${percent}%`);
  }, [percent]);
  return (
    <div
      role="progressbar"
      aria-label={fileTexts.uploadingPercent({ name, percent })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.bar}
    >
      <div ref={bar} className={styles.sent} />
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
  className: string | undefined;
  /** Rendered when there is no picture. */
  children: ReactNode;
};

/** Thumbnail of an uploaded picture; `children` when there is none or its signed URL has expired. */
export function Thumbnail({ file: { preview, url }, onStale, className, children }: ThumbnailProps) {
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
