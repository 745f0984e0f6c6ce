import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Icon } from '#kit/art/Icon.tsx';
import { noticeGone, selectNotice } from '../consoleSlice.ts';
import { useConsoleDispatch } from '../store.ts';
import styles from './Notice.module.css';

/** How long it stays at least, ms (ux §3). */
const STAYS = 6000;

/** How the last press ended, at the foot of the panel. Mounted once, before anything is said. */
export function Notice() {
  const notice = useSelector(selectNotice);
  const dispatch = useConsoleDispatch();
  // Who is reading it is not hurried.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!notice || held) return;
    const timer = setTimeout(() => dispatch(noticeGone()), STAYS);
    return () => clearTimeout(timer);
  }, [notice, held, dispatch]);
  return (
    <div role="status" aria-atomic="false" className={styles.region}>
      {notice && (
        <p
          key={notice.serial}
          className={notice.failed ? `${styles.notice} ${styles.failed}` : styles.notice}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <Icon of={notice.failed ? warningCircleFill : checkCircleFill} size={20} />
          {notice.text}
        </p>
      )}
    </div>
  );
}
