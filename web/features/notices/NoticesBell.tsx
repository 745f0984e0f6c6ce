import bell from '@phosphor-icons/core/assets/regular/bell.svg';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import * as noticeTexts from '#i18n/es-MX/notices';
import { Icon } from '#kit/art/Icon.tsx';
import { runWhenIdle } from '#kit/browser/whenIdle.ts';
import { Link } from '#kit/navigation/Link.tsx';
import { paths } from '#paths';
import styles from './NoticesBell.module.css';
import { useNotices } from './noticesSlice.ts';
import { useSeenNotices } from './seenNotices.ts';

/** The highest count that the bell shows. */
const MAX_COUNT = 9;

/** Link to the notices, with the count of new ones. Renders nothing where the API does not know them. */
export function NoticesBell() {
  const count = useNewNoticeCount();
  if (count === undefined) return null;
  return (
    <Link
      to={paths.notices}
      className={styles.bell ?? ''}
      aria-label={count === 0 ? noticeTexts.notices : noticeTexts.noticesWithNew({ count })}
    >
      <Icon of={bell} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
        </span>
      )}
    </Link>
  );
}

/**
 * Returns how many notices are new; undefined until it is known, and where the API does not know them. Asks when the page
 * is idle, so that the data of the page come first.
 */
export function useNewNoticeCount(): number | undefined {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  const { data: notices } = useNotices(isIdle ? undefined : skipToken);
  const { isNew } = useSeenNotices();
  return notices?.filter(isNew).length;
}
