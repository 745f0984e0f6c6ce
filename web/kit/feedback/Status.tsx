import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import infoFill from '@phosphor-icons/core/assets/fill/info-fill.svg';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../art/Icon.tsx';
import {
  type Announcement,
  current,
  endAnnouncement,
  lastSerial,
  subscribe,
  type ToastAnnouncement,
  useEndWithScreen,
} from '../navigation/announcements.ts';
import { NavigationContext } from '../navigation/navigation.ts';
import styles from './Status.module.css';

/** Time for which an announcement stays, in ms. */
const DURATION_MS = 6000;

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
  const [serialAtOpening] = useState(lastSerial);
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
  useEnd(announcement);
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
  useEnd(announcement);
  return <p className="visually-hidden">{announcement.text}</p>;
}

/** Ends an announcement after `DURATION_MS`. */
function useEnd(announcement: Announcement): void {
  useEffect(() => {
    const timer = setTimeout(() => endAnnouncement(announcement), DURATION_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
}
