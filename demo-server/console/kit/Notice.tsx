import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Icon } from '#kit/art/Icon.tsx';
import { noticeHidden, selectNotice } from '../consoleSlice.ts';
import { useConsoleDispatch } from '../store.ts';
import styles from './Notice.module.css';

/** Shortest time that a notice stays visible, ms. */
const VISIBLE_MS = 6000;

/** Notice with the result of the last action. Mounted all the time: screen readers need the live region beforehand. */
export function Notice() {
  const notice = useSelector(selectNotice);
  const dispatch = useConsoleDispatch();
  // Stays while the pointer is on it.
  const [isHovered, setIsHovered] = useState(false);
  useEffect(() => {
    if (!notice || isHovered) return;
    const timer = setTimeout(() => dispatch(noticeHidden()), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [notice, isHovered, dispatch]);
  return (
    <div role="status" aria-atomic="false" className={styles.region}>
      {notice && (
        <p
          key={notice.serial}
          className={notice.failed ? `${styles.notice} ${styles.failed}` : styles.notice}
          onPointerEnter={() => setIsHovered(true)}
          onPointerLeave={() => setIsHovered(false)}
        >
          <Icon of={notice.failed ? warningCircleFill : checkCircleFill} size={20} />
          {notice.text}
        </p>
      )}
    </div>
  );
}
