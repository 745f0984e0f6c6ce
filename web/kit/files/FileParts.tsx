import { useEffect, useRef, useState } from 'react';
import { megabytes } from '#domain/uploadedFile';
import { t } from '#i18n';
import styles from './FileParts.module.css';
import type { Accept } from './fileChecks.ts';
import { middleCut } from './middleCut.ts';
import type { FileState, FileView } from './useUploads.ts';

/** Names up to this length are left to the line they stand on. */
const SHORT = 20;

/** A file's name on one line; when it is too long its middle gives way (ux §4 U5). A screen reader hears all of it. */
export const FileName = ({ name }: { name: string }) =>
  name.length <= SHORT ? <span className={styles.short}>{name}</span> : <LongName name={name} />;

function LongName({ name }: { name: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const [[head, tail], setEnds] = useState<readonly [string, string]>([name, '']);
  useEffect(() => {
    const element = line.current;
    const pen = document.createElement('canvas').getContext('2d');
    if (!element || !pen) return;
    // Its room changes with the window, and with what stands beside it.
    const watch = new ResizeObserver(() => {
      pen.font = getComputedStyle(element).font;
      setEnds(middleCut(name, (text) => pen.measureText(text).width <= element.clientWidth));
    });
    watch.observe(element);
    return () => watch.disconnect();
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

/** `'4.3 MB'`; size in bytes. */
export const sizeText = (size: number): string => t('{size} MB', { size: megabytes(size) });

/** How much has left the phone, 0 to 100; 0 while nothing has. */
export const percentOf = (state: FileState): number =>
  state.is === 'uploading' && state.total > 0 ? Math.min(100, Math.floor((state.sent / state.total) * 100)) : 0;

const progressText = (state: Extract<FileState, { is: 'uploading' }>): string => {
  // All has left the phone, the server has not answered yet.
  if (state.total > 0 && state.sent >= state.total) return t('Processing…');
  const [sent, total] = [megabytes(state.sent), megabytes(state.total)];
  return t('{percent}% · {sent} MB of {total} MB', { percent: percentOf(state), sent, total });
};

/** "Elegir otro" PDF, "Elegir otra" imagen. */
export const chooseAnother = (accept: Accept): string =>
  t(accept === 'image' ? 'Choose another image' : 'Choose another one');

/** Where a file stands, in words; one that is the value but is refused is not "Listo". */
export function stateText({ state, size }: FileView, isRefused = false): string {
  switch (state.is) {
    case 'checking':
      return t('Checking…');
    case 'waiting':
      return t('In the queue');
    case 'retrying':
      return t('Trying again…');
    case 'paused':
      return t('Paused: no connection');
    case 'uploading':
      return progressText(state);
    case 'error':
      return state.text;
    case 'done':
      return isRefused ? sizeText(size) : `${sizeText(size)} · ${t('Done')}`;
  }
}

/** What is wrong with a file; its name in it stays on one line where it can, for it may well have hyphens. */
export function Problem({ text, name }: { text: string; name: string }) {
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

/** Whether a file is on its way: it can be cancelled, and a bar shows how far it is. */
export const isComing = ({ is }: FileState): boolean => is !== 'done' && is !== 'error';

/** The bar of a file on its way. */
export function UploadBar({ file: { name, state } }: { file: FileView }) {
  const bar = useRef<HTMLDivElement>(null);
  const percent = percentOf(state);
  useEffect(() => {
    // Not a style attribute: the page's CSP refuses those.
    bar.current?.style.setProperty('inline-size', `${percent}%`);
  }, [percent]);
  return (
    <div
      role="progressbar"
      aria-label={t('Uploading {name}, {percent}%', { name, percent })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.bar}
    >
      <div ref={bar} className={styles.sent} />
    </div>
  );
}

type ThumbnailProps = {
  file: FileView;
  /** Called once when the picture's signed address has died, so that its owner can be read again. */
  onStale?: (() => void) | undefined;
  className: string | undefined;
  /** What stands there without a picture. */
  children: React.ReactNode;
};

/** A small picture of a picture; without one, or when its address has died, `children` (ux §4 U5). */
export function Thumbnail({ file: { preview, url }, onStale, className, children }: ThumbnailProps) {
  const source = preview ?? url;
  const [dead, setDead] = useState<string>();
  const asked = useRef(false);
  if (source === undefined || source === dead) return children;
  const onError = () => {
    setDead(source);
    if (!asked.current) onStale?.();
    asked.current = true;
  };
  return <img src={source} alt="" className={className} onError={onError} />;
}
