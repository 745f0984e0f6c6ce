import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Status.module.css';

/** Time for which an announcement stays, in ms. */
const DURATION_MS = 6000;

// The serial number distinguishes two announcements of the same text, so that screen readers read both.
type Announcement = { readonly text: string; readonly serial: number };
type Announcements = { readonly toast?: Announcement | undefined; readonly quiet?: Announcement | undefined };

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

/** Shows a toast for at least six seconds and announces it to screen readers. A newer toast replaces an older one. */
export function announce(text: string): void {
  serial += 1;
  publish({ ...announcements, toast: { text, serial } });
}

/** Announces a text to screen readers without showing it. */
export function announceQuietly(text: string): void {
  serial += 1;
  publish({ ...announcements, quiet: { text, serial } });
}

/** Live region of the page. Mounted once, before the first announcement. */
export function Status() {
  const { toast, quiet } = useSyncExternalStore(subscribe, current, current);
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} role="status" aria-atomic="false" className={styles.region}>
      {quiet && <Quiet key={`quiet ${quiet.serial}`} announcement={quiet} />}
      {toast && <Toast key={`toast ${toast.serial}`} announcement={toast} region={region} />}
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
  const isNew = (announcement: Announcement | undefined): announcement is Announcement =>
    announcement !== undefined && announcement.serial > serialAtOpening;
  return (
    <div role="status" aria-atomic="false" className={styles.overDialog}>
      {isNew(quiet) && <Quiet key={`quiet ${quiet.serial}`} announcement={quiet} />}
      {isNew(toast) && <Toast key={`toast ${toast.serial}`} announcement={toast} />}
    </div>
  );
}

function Toast({ announcement, region }: { announcement: Announcement; region?: RefObject<HTMLElement | null> }) {
  // The toast stays while the pointer is over it.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const hide = () => announcements.toast === announcement && publish({ ...announcements, toast: undefined });
    const timer = setTimeout(hide, DURATION_MS);
    return () => clearTimeout(timer);
  }, [announcement, isHeld]);
  useLayoutEffect(() => {
    const place = region?.current;
    if (!place) return;
    const update = () => liftOverBars(place);
    update();
    // A toast may outlast its page, and the next page may have a bar.
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [region]);
  return (
    <p className={styles.toast} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <span className={styles.mark}>
        <Icon of={checkCircleFill} size={20} />
      </span>
      {announcement.text}
    </p>
  );
}

/** Distance from the bottom edge at which a bar is looked for, in px. */
const PROBE_OFFSET = 36;

/** Positions the toast above the tab bar or the sticky footer, so that it covers no button. */
function liftOverBars(region: HTMLElement) {
  const { left, width } = region.getBoundingClientRect();
  const elements = document.elementsFromPoint(left + width / 2, innerHeight - PROBE_OFFSET);
  const barHeights = elements
    .filter((element) => !region.contains(element))
    .flatMap((element) => barAround(element) ?? [])
    .map((element) => innerHeight - element.getBoundingClientRect().top);
  region.style.setProperty('--bar', `${Math.max(0, ...barHeights)}px`);
}

/** Returns the element if it is a sticky or fixed bar. */
function barAround(element: Element): Element | undefined {
  const { position } = getComputedStyle(element);
  const isBar = position === 'sticky' || position === 'fixed';
  // The floating column of wide windows is fixed too, but higher than a bar.
  return isBar && element.clientHeight < innerHeight / 2 ? element : undefined;
}

function Quiet({ announcement }: { announcement: Announcement }) {
  useEffect(() => {
    const clear = () => announcements.quiet === announcement && publish({ ...announcements, quiet: undefined });
    const timer = setTimeout(clear, DURATION_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return <p className="visually-hidden">{announcement.text}</p>;
}
