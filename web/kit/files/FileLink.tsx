import { type MouseEvent, type ReactNode, useState } from 'react';
import { t } from '#i18n';
import { announce } from '../feedback/Status.tsx';
import type { FileView } from './useUploads.ts';

type FileLinkProps = {
  file: FileView;
  /** Whether the copy on this phone is shown first: pictures are, documents only when the server's address has died. */
  copyFirst: boolean;
  className: string | undefined;
  /** A signed address has died: the file's owner should be read again. */
  onStale?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * Opens an uploaded file in a window of its own. A signed address lives ten minutes, a form may stand open for longer: it is
 * tried before the window goes there, so that nobody is shown the server's refusal (contract §3, ux §4 U5).
 */
export function FileLink({ file, copyFirst, className, onStale, children }: FileLinkProps) {
  const { name, url, preview } = file;
  const [dead, setDead] = useState<string>();
  const living = url === dead ? undefined : url;
  const address = copyFirst ? (preview ?? living) : (living ?? preview);
  if (address === undefined) return null;

  const open = async (event: MouseEvent) => {
    if (address === preview) return;
    // Opened within the press: later, the browser would take it for a pop-up. It may not reach back to this page.
    const window = globalThis.open('', '_blank');
    // None can be opened here: the link leads there by itself.
    if (window === null) return;
    window.opener = null;
    event.preventDefault();
    if (await isAlive(address)) return window.location.replace(address);
    setDead(address);
    onStale?.();
    if (preview !== undefined) return window.location.replace(preview);
    window.close();
    announce(t('The link to {name} expired. Your file is still kept.', { name }));
  };
  return (
    <a className={className} href={address} target="_blank" rel="noopener noreferrer" onClick={open}>
      {children}
    </a>
  );
}

/** Whether the server still gives the file out under this address; its bytes are left for the window. */
async function isAlive(address: string): Promise<boolean> {
  const headOnly = new AbortController();
  try {
    const { status } = await fetch(address, { signal: headOnly.signal });
    return status !== 403 && status !== 404;
  } catch {
    // Another host that this page may not read, or no connection: the window finds out by itself.
    return true;
  } finally {
    headOnly.abort();
  }
}
