import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Status.module.css';

/** How long a toast stays at least, in ms (ux §3). */
const STAYS = 6000;

// The serial tells the same words said twice apart, so that they are read twice.
type Announcement = { readonly text: string; readonly serial: number };
type Said = { readonly toast?: Announcement | undefined; readonly quiet?: Announcement | undefined };

let said: Said = {};
let serial = 0;
const listeners = new Set<() => void>();

function publish(next: Said) {
  said = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const current = () => said;

/** Shows a sentence for at least six seconds and has it read politely. At most one stands; the newest wins. */
export function announce(text: string): void {
  serial += 1;
  publish({ ...said, toast: { text, serial } });
}

/** Has a sentence read by a screen reader without showing it. */
export function announceQuietly(text: string): void {
  serial += 1;
  publish({ ...said, quiet: { text, serial } });
}

/** The one place that is read when it changes. Mounted once, before anything is said (ux §3). */
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

/** The same within an open modal dialog, behind which the page's own is neither seen nor read: what is said from now on. */
export function DialogStatus() {
  const [opened] = useState(serial);
  const { toast, quiet } = useSyncExternalStore(subscribe, current, current);
  const isNew = (said: Announcement | undefined): said is Announcement => said !== undefined && said.serial > opened;
  return (
    <div role="status" aria-atomic="false" className={styles.overDialog}>
      {isNew(quiet) && <Quiet key={`quiet ${quiet.serial}`} announcement={quiet} />}
      {isNew(toast) && <Toast key={`toast ${toast.serial}`} announcement={toast} />}
    </div>
  );
}

function Toast({ announcement, region }: { announcement: Announcement; region?: RefObject<HTMLElement | null> }) {
  // Who is reading it is not hurried.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => said.toast === announcement && publish({ ...said, toast: undefined }), STAYS);
    return () => clearTimeout(timer);
  }, [announcement, held]);
  useLayoutEffect(() => {
    const place = region?.current;
    if (!place) return;
    const moves = () => stayClearOfBars(place);
    moves();
    // What is said while one page goes stands on the next, which may have a bar.
    const pages = new MutationObserver(moves);
    pages.observe(document.body, { childList: true, subtree: true });
    return () => pages.disconnect();
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

/** How far from the bottom edge a bar is looked for, in px. */
const EDGE = 36;

/** Lifts the toast over the tab bar or the foot with its buttons, whatever stands at the bottom now: it must not cover an action. */
function stayClearOfBars(region: HTMLElement) {
  const { left, width } = region.getBoundingClientRect();
  const beneath = document.elementsFromPoint(left + width / 2, innerHeight - EDGE);
  const bar = beneath
    .filter((element) => !region.contains(element))
    .flatMap((element) => barAround(element) ?? [])
    .map((element) => innerHeight - element.getBoundingClientRect().top);
  region.style.setProperty('--bar', `${Math.max(0, ...bar)}px`);
}

function barAround(element: Element): Element | undefined {
  const { position } = getComputedStyle(element);
  const isBar = position === 'sticky' || position === 'fixed';
  // The column of wide screens is fixed too, but no bar.
  return isBar && element.clientHeight < innerHeight / 2 ? element : undefined;
}

function Quiet({ announcement }: { announcement: Announcement }) {
  useEffect(() => {
    const timer = setTimeout(() => said.quiet === announcement && publish({ ...said, quiet: undefined }), STAYS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return <p className="visually-hidden">{announcement.text}</p>;
}
