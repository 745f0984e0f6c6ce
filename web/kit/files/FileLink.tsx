import { type MouseEvent, type ReactNode, useState } from 'react';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { announce } from '../navigation/announcements.ts';
import type { FileView } from './fileViews.ts';

type FileLinkProps = {
  file: FileView;
  /**
   * Opens the copy on this phone even while the signed URL is valid (pictures); otherwise only after it has expired.
   */
  previewFirst: boolean;
  className: string | undefined;
  /** Called when the signed URL has expired, so that the caller fetches the record with a fresh one. */
  onStale?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * Link that opens an uploaded file in a new window. A signed URL is valid for ten minutes and a form may stay open for
 * longer, so the URL is checked before the window navigates to it; otherwise the window would show the server's error
 * page.
 */
export function FileLink({ file, previewFirst, className, onStale, children }: FileLinkProps) {
  const { name, url, preview } = file;
  const [expiredUrl, setExpiredUrl] = useState<string>();
  const validUrl = url === expiredUrl ? undefined : url;
  const address = previewFirst ? (preview ?? validUrl) : (validUrl ?? preview);
  if (address === undefined) return null;

  const open = async (event: MouseEvent) => {
    if (address === preview) return;
    // Opened before the check: after an `await` the browser would block it as a pop-up.
    const window = globalThis.open('', '_blank');
    // Windows cannot be opened here (some web views): the browser follows the link instead.
    if (window === null) return;
    // The opened page gets no access to this one.
    window.opener = null;
    event.preventDefault();
    if (await isValid(address)) return window.location.replace(address);
    setExpiredUrl(address);
    onStale?.();
    if (preview !== undefined) return window.location.replace(preview);
    window.close();
    announce(fileTexts.fileLinkExpired({ name }), 'notice');
  };
  return (
    <a className={className} href={address} target="_blank" rel="noopener noreferrer" onClick={open}>
      {children}
    </a>
  );
}

/** Returns whether the server still accepts this signed URL. Reads the status only, not the file. */
async function isValid(address: string): Promise<boolean> {
  const controller = new AbortController();
  try {
    const { status } = await fetch(address, { signal: controller.signal });
    return status !== 403 && status !== 404;
  } catch {
    // Another host without CORS, or no connection: the new window shows what happens.
    return true;
  } finally {
    controller.abort();
  }
}
