import { useLayoutEffect } from 'react';

/** Whether a toast says that something was done, or anything else: a refusal, a failure, why another page opened. */
export type ToastTone = 'done' | 'notice';

// The serial number distinguishes two announcements of the same text, so that screen readers read both.
export type Announcement = {
  readonly text: string;
  readonly serial: number;
  /** The path of the screen to which it belongs; known a moment after it was made. */
  path?: string;
};
export type ToastAnnouncement = Announcement & { readonly tone: ToastTone };
type Announcements = { readonly toast?: ToastAnnouncement | undefined; readonly quiet?: Announcement | undefined };

let announcements: Announcements = {};
let serial = 0;
const listeners = new Set<() => void>();

function publish(next: Announcements) {
  announcements = next;
  for (const listener of listeners) listener();
}

/** Calls back whenever an announcement is made or ends. Returns a function that unsubscribes. */
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
/** Returns the announcements that are on the page now. */
export const current = () => announcements;
/** Returns the number of announcements that were made so far. */
export const lastSerial = () => serial;
/** Ends an announcement, unless a newer one has replaced it. */
export function endAnnouncement({ serial: ended }: Announcement): void {
  const { toast, quiet } = announcements;
  if (toast?.serial === ended) publish({ ...announcements, toast: undefined });
  if (quiet?.serial === ended) publish({ ...announcements, quiet: undefined });
}

function createAnnouncement(text: string): Announcement {
  serial += 1;
  const announcement: Announcement = { text, serial };
  // In the next task: an announcement that is made right before a navigation or a redirect belongs to the next screen.
  setTimeout(() => {
    if (typeof location !== 'undefined') announcement.path = location.pathname;
  });
  return announcement;
}

/**
 * Shows a toast until six seconds have passed or its screen is left, and announces it to screen readers. A newer toast
 * replaces an older one.
 */
export const announce = (text: string, tone: ToastTone = 'done'): void =>
  publish({ ...announcements, toast: Object.assign(createAnnouncement(text), { tone }) });

/** Ends the toast: what it says of an earlier action must not be read together with the failure of the next one. */
export const endToast = (): void => publish({ ...announcements, toast: undefined });

/** Announces a text to screen readers without showing it. */
export const announceQuietly = (text: string): void => publish({ ...announcements, quiet: createAnnouncement(text) });

/** Ends the announcements of other screens than the one at `pathname`, which has just been rendered. */
export function useEndWithScreen(pathname: string | undefined): void {
  // A layout effect, so that the live region of the next screen is never read with the last one's text.
  useLayoutEffect(() => {
    if (pathname === undefined) return;
    const isOver = (announcement: Announcement | undefined) =>
      announcement?.path !== undefined && announcement.path !== location.pathname;
    const { toast, quiet } = announcements;
    if (!isOver(toast) && !isOver(quiet)) return;
    publish({ toast: isOver(toast) ? undefined : toast, quiet: isOver(quiet) ? undefined : quiet });
  }, [pathname]);
}
