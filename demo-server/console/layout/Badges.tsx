import xBold from '@phosphor-icons/core/assets/bold/x-bold.svg';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Icon } from '#kit/art/Icon.tsx';
import { sectionOpened } from '../consoleSlice.ts';
import { useAction } from '../kit/useAction.ts';
import { useIsViewer } from '../network/useIsViewer.ts';
import { useConsoleDispatch } from '../store.ts';
import styles from './Badges.module.css';
import type { Badge } from './badge.ts';
import { useBadges } from './useBadges.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Badges that fit into the bar; the others are counted. */
const VISIBLE_COUNT = 2;

/** From this width on badges show their long texts. */
const LONG_BADGES = '(min-width: 1400px)';

/** Badges of what is unusual in the demo, each with a button that ends it. */
export function Badges() {
  const badges = useBadges();
  const dispatch = useConsoleDispatch();
  const more = badges.length - VISIBLE_COUNT;
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={consoleTexts.unusual}>
      {badges.slice(0, VISIBLE_COUNT).map((badge) => (
        <BadgeItem key={badge.key} badge={badge} />
      ))}
      {more > 0 && (
        <li>
          <button
            type="button"
            className={`${styles.badge} ${styles.more}`}
            aria-label={consoleTexts.moreUnusual({ count: more })}
            onClick={() => dispatch(sectionOpened('faults'))}
          >
            {`+${more}`}
          </button>
        </li>
      )}
    </ul>
  );
}

function BadgeItem({ badge: { text, short = text, icon, kind, end } }: { badge: Badge }) {
  const isRoomy = useMediaQuery(LONG_BADGES);
  const act = useAction();
  const isViewer = useIsViewer();
  return (
    <li className={`${styles.badge} ${styles[kind]}`}>
      <Icon of={icon} size={16} />
      <span className={styles.text} title={text}>
        {isRoomy ? text : short}
      </span>
      {!isViewer && (
        <button
          type="button"
          className={styles.end}
          aria-label={consoleTexts.endUnusual({ what: text })}
          onClick={() => act(end)}
        >
          <Icon of={xBold} size={12} />
        </button>
      )}
    </li>
  );
}
