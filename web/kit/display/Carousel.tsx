import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg';
import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import styles from './Carousel.module.css';

interface CarouselProps {
  label: string;
  items: readonly { key: string | number; node: ReactNode }[];
  arrows?: boolean;
  dots?: boolean;
}

/** Cards side by side that one swipes or steps through; nothing moves by itself (ux §6 A6). */
export function Carousel({ label, items, arrows = true, dots = true }: CarouselProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const current = useCurrent(scroller, items.length);
  const hidden = useHidden(scroller, items.length);
  const show = (index: number) => {
    const list = scroller.current;
    const card = list?.children[index];
    if (list && card instanceof HTMLElement) list.scrollTo({ left: card.offsetLeft - gutterOf(list) });
  };

  // The browser leaves a card where it peeks in when something in it takes the focus by the keyboard.
  const follow = (index: number, { target }: FocusEvent) => target.matches(':focus-visible') && show(index);

  return (
    <section className={styles.carousel} aria-roledescription={t('carousel')} aria-label={label}>
      <ul ref={scroller} className={styles.scroller}>
        {items.map(({ key, node }, index) => (
          <li key={key} className={styles.slide} inert={hidden.has(index)} onFocus={(event) => follow(index, event)}>
            <span className="visually-hidden">
              {t('{position} of {total}', { position: index + 1, total: items.length })}
            </span>
            {node}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={styles.controls}>
          {arrows && (
            <Arrow
              name={t('Previous article')}
              of={caretLeft}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            />
          )}
          {dots && (
            <div className={styles.dots}>
              {items.map(({ key }, index) => (
                <button
                  key={key}
                  type="button"
                  className={styles.dot}
                  aria-label={t('Go to article {number}', { number: index + 1 })}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => show(index)}
                />
              ))}
            </div>
          )}
          {arrows && (
            <Arrow
              name={t('Next article')}
              of={caretRight}
              disabled={current === items.length - 1}
              onClick={() => show(current + 1)}
            />
          )}
        </div>
      )}
    </section>
  );
}

function Arrow({ name, of, disabled, onClick }: { name: string; of: string; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className={styles.arrow} aria-label={name} disabled={disabled} onClick={onClick}>
      <Icon of={of} size={20} />
    </button>
  );
}

const gutterOf = (list: HTMLElement): number => Number.parseFloat(getComputedStyle(list).paddingLeft);

/** Which slide the list stands at: the one nearest to its left edge; at its very end the last. */
function useCurrent(scroller: RefObject<HTMLUListElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const list = scroller.current;
    if (list === null || count === 0) return;
    const look = () => {
      const end = list.scrollWidth - list.clientWidth;
      const at = list.scrollLeft + gutterOf(list);
      const distances = [...list.children].map((slide) => Math.abs((slide as HTMLElement).offsetLeft - at));
      const nearest = distances.indexOf(Math.min(...distances));
      setCurrent(list.scrollLeft > 0 && list.scrollLeft >= end - 1 ? count - 1 : nearest);
    };
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [scroller, count]);
  return Math.min(current, Math.max(0, count - 1));
}

/** The slides that are out of sight, or all but: nothing in them may take the focus. One that peeks in may. */
function useHidden(scroller: RefObject<HTMLUListElement | null>, count: number): ReadonlySet<number> {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const list = scroller.current;
    if (list === null || count === 0) return;
    const slides = [...list.children];
    const watch = new IntersectionObserver(
      (entries) =>
        setHidden((before) => {
          const after = new Set(before);
          for (const { target, intersectionRatio } of entries) {
            const index = slides.indexOf(target);
            if (intersectionRatio < SEEN) after.add(index);
            else after.delete(index);
          }
          return after;
        }),
      { root: list, threshold: [SEEN] },
    );
    for (const slide of slides) watch.observe(slide);
    return () => watch.disconnect();
  }, [scroller, count]);
  return hidden;
}

/** The part of a slide that must be in sight for it to be within reach. */
const SEEN = 0.2;
