import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { runWhenIdle } from '../browser/runWhenIdle.ts';
import { EntranceAnimation } from './entranceAnimation.ts';
import styles from './LongList.module.css';

/** Number of items rendered at a time: more than a phone shows, and few enough to render without a noticeable delay. */
const CHUNK_SIZE = 4;
/**
 * Number of items up to which a list is rendered at once, because a growing list moves the buttons below it. Also the
 * most that are rendered at once when the user returns to a longer list, so that their scroll position can be restored.
 */
const MAX_AT_ONCE = 24;

/** Highest number of items that a long list in this tab has rendered, at most `MAX_AT_ONCE`. */
let initialCount = CHUNK_SIZE;

type LongListProps<Item> = {
  items: readonly Item[];
  /** Renders one item, with its key. Must be the same function in each render, or all items are rendered again. */
  children: (item: Item) => ReactNode;
};

/**
 * Renders a list that may be long: its first items at once, the others in chunks while the browser is idle, so that a
 * list of hundreds neither appears late nor blocks the page. All items are rendered in the end, because the browser's
 * search and screen readers find only what is in the document.
 */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  const isShort = items.length <= MAX_AT_ONCE;
  const [rendered, setRendered] = useState(isShort ? MAX_AT_ONCE : initialCount);
  const isComplete = rendered >= items.length;
  useEffect(() => {
    if (!isShort) initialCount = Math.min(MAX_AT_ONCE, Math.max(initialCount, rendered));
    if (isComplete) return;
    return runWhenIdle(() => startTransition(() => setRendered(rendered + CHUNK_SIZE)));
  }, [isShort, rendered, isComplete]);
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, index) =>
        items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
      ),
    [items],
  );
  const renderItem = children as (item: unknown) => ReactNode;
  return chunks.slice(0, Math.ceil(rendered / CHUNK_SIZE)).map((items, index) => {
    const key = index * CHUNK_SIZE;
    const chunk = (
      <EntranceAnimation key={key} value={key === 0 || isShort}>
        <Chunk items={items} renderItem={renderItem} />
      </EntranceAnimation>
    );
    // The first items are always laid out, because the scroll position is restored among them.
    if (key < MAX_AT_ONCE) return chunk;
    return (
      <div key={key} className={styles.later}>
        {chunk}
      </div>
    );
  });
}

/** Memoized, so that adding a chunk does not render the others again. */
const Chunk = memo(({ items, renderItem }: { items: readonly unknown[]; renderItem: (item: unknown) => ReactNode }) =>
  items.map(renderItem),
);
