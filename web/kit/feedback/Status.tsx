import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import infoFill from '@phosphor-icons/core/assets/fill/info-fill.svg';
import { useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../art/Icon.tsx';
import { NavigationContext } from '../navigation/navigation.ts';
import styles from './Status.module.css';

/** Time for which an announcement stays, in ms. */
const DURATION_MS = 6000;

/** Whether a toast says that something was done, or anything else: a refusal, a failure, why another page opened. */
export type ToastTone = 'done' | 'notice';

// The serial number distinguishes two announcements of the same text, so that screen readers read both.
type Announcement = {
  readonly text: string;
  readonly serial: number;
  /** The path of the screen to which it belongs; known a moment after it was made. */
  path?: string;
};
type ToastAnnouncement = Announcement & { readonly tone: ToastTone };
type Announcements = { readonly toast?: ToastAnnouncement | undefined; readonly quiet?: Announcement | undefined };

let announcements: Announcements = {};
let serial = 0;
const listeners = new Set<() => void>();

function publish(next: Announcements) {
  announcements = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const current = () => announcements;

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

/** Live region of the page. Mounted once, before the first announcement. */
export function Status() {
  const { toast, quiet } = useSyncExternalStore(subscribe, current, current);
  useEndWithScreen(useContext(NavigationContext).pathname);
  return (
    <div role="status" aria-atomic="false" className={styles.region}>
      {quiet && <Quiet key={`quiet ${quiet.serial}`} announcement={quiet} />}
      {toast && <Toast key={`toast ${toast.serial}`} announcement={toast} />}
    </div>
  );
}

/**
 * Live region within a modal dialog, for announcements made while it is open. The page's own region is inert behind the
 * dialog.
 */
export function DialogStatus() {
  const [serialAtOpening] = useState(serial);
  const { toast, quiet } = useSyncExternalStore(subscribe, current, current);
  const isNew = <Some extends Announcement>(announcement: Some | undefined): announcement is Some =>
    announcement !== undefined && announcement.serial > serialAtOpening;
  return (
    <div role="status" aria-atomic="false" className={styles.overDialog}>
      {isNew(quiet) && <Quiet key={`quiet ${quiet.serial}`} announcement={quiet} />}
      {isNew(toast) && <Toast key={`toast ${toast.serial}`} announcement={toast} />}
    </div>
  );
}

function Toast({ announcement }: { announcement: ToastAnnouncement }) {
  useEffect(() => {
    const hide = () => announcements.toast === announcement && publish({ ...announcements, toast: undefined });
    const timer = setTimeout(hide, DURATION_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <p className={styles.toast}>
      <span className={styles[announcement.tone]}>
        <Icon of={announcement.tone === 'done' ? checkCircleFill : infoFill} size={20} />
      </span>
      {announcement.text}
    </p>
  );
}

function Quiet({ announcement }: { announcement: Announcement }) {
  useEffect(() => {
    const clear = () => announcements.quiet === announcement && publish({ ...announcements, quiet: undefined });
    const timer = setTimeout(clear, DURATION_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return <p className="visually-hidden">{announcement.text}</p>;
}
