import xBold from '@phosphor-icons/core/assets/bold/x-bold.svg';
import { type KeyboardEvent, useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Icon } from '#kit/art/Icon.tsx';
import { useAction } from '../kit/useAction.ts';
import styles from './Badges.module.css';
import type { Badge } from './badge.ts';
import { useBadges } from './useBadges.ts';
import { THREE_COLUMNS, useMediaQuery } from './useMediaQuery.ts';

/** Badges that fit into the bar; the others are listed below it by a press on their number. */
const VISIBLE_COUNT = 2;

/** Badges of what is unusual in the demo, each with a button that ends it. */
export function Badges() {
  const badges = useBadges();
  const [isListOpen, setListOpen] = useState(false);
  const others = badges.slice(VISIBLE_COUNT);
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={consoleTexts.unusual}>
      {badges.slice(0, VISIBLE_COUNT).map((badge) => (
        <BadgeItem key={badge.key} badge={badge} />
      ))}
      {others.length > 0 && <Others badges={others} isOpen={isListOpen} onToggle={() => setListOpen(!isListOpen)} />}
    </ul>
  );
}

type OthersProps = { badges: readonly Badge[]; isOpen: boolean; onToggle: () => void };

/** The number of the other badges, and their list while it is open. */
function Others({ badges, isOpen, onToggle }: OthersProps) {
  const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && isOpen && onToggle();
  return (
    <li className={styles.others} onKeyDown={handleKeyDown}>
      <button
        type="button"
        className={`${styles.badge} ${styles.more}`}
        aria-label={consoleTexts.moreUnusual({ count: badges.length })}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {`+${badges.length}`}
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {badges.map((badge) => (
            <BadgeItem key={badge.key} badge={badge} isWhole />
          ))}
        </ul>
      )}
    </li>
  );
}

function BadgeItem({
  badge: { text, short = text, icon, kind, end },
  isWhole = false,
}: {
  badge: Badge;
  isWhole?: boolean;
}) {
  const isRoomy = useMediaQuery(THREE_COLUMNS);
  const act = useAction();
  return (
    <li className={`${styles.badge} ${styles[kind]}`} title={text}>
      <Icon of={icon} size={16} />
      <span className={isWhole ? undefined : styles.text}>{isRoomy || isWhole ? text : short}</span>
      <button
        type="button"
        className={styles.end}
        aria-label={consoleTexts.endUnusual({ what: text })}
        onClick={() => act(end)}
      >
        <Icon of={xBold} size={12} />
      </button>
    </li>
  );
}
