import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { runWhenIdle } from '../browser/runWhenIdle.ts';
import { EntranceAnimation } from './entranceAnimation.ts';
import styles from './LongList.module.css';

/** Drawn at a time: more than a phone shows, less than anybody would wait for. */
const AT_A_TIME = 4;
/**
 * So many are drawn at once when there are no more, for what grows pushes away what is being pressed below it; and for
 * whoever comes back to a longer list, lest the place be missing that she left.
 */
const AT_MOST = 24;

/** The most that was drawn of any list in this tab. */
let known = AT_A_TIME;

type LongListProps<Item> = {
  items: readonly Item[];
  /** Draws one, with its key. The same function each time, or all of them are drawn anew. */
  children: (item: Item) => ReactNode;
};

/**
 * The items of a list that may be long: the first of them at once, the rest bit by bit while nothing else is to be done. So
 * a list of hundreds neither comes late nor makes its page deaf; all of it comes, for a search in the page and a screen
 * reader find only what is there.
 */
export function LongList<Item>({ items, children }: LongListProps<Item>) {
  const isShort = items.length <= AT_MOST;
  const [drawn, setDrawn] = useState(isShort ? AT_MOST : known);
  const isWhole = drawn >= items.length;
  useEffect(() => {
    if (!isShort) known = Math.min(AT_MOST, Math.max(known, drawn));
    if (isWhole) return;
    return runWhenIdle(() => startTransition(() => setDrawn(drawn + AT_A_TIME)));
  }, [isShort, drawn, isWhole]);
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / AT_A_TIME) }, (_, at) =>
        items.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME),
      ),
    [items],
  );
  const draw = children as (item: unknown) => ReactNode;
  return parts.slice(0, Math.ceil(drawn / AT_A_TIME)).map((items, at) => {
    const key = at * AT_A_TIME;
    const part = (
      <EntranceAnimation key={key} value={key === 0 || isShort}>
        <Part items={items} draw={draw} />
      </EntranceAnimation>
    );
    // Those of the beginning are always as high as they are: her place is looked for in them.
    if (key < AT_MOST) return part;
    return (
      <div key={key} className={styles.later}>
        {part}
      </div>
    );
  });
}

/** What stands there already is not drawn again when more comes. */
const Part = memo(({ items, draw }: { items: readonly unknown[]; draw: (item: unknown) => ReactNode }) =>
  items.map(draw),
);
