import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg';
import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { IconButton } from '../navigation/IconButton.tsx';
import styles from './Carousel.module.css';

type CarouselProps = {
  label: string;
  items: readonly { key: string | number; node: ReactNode }[];
  arrows?: boolean;
  dots?: boolean;
};

/**
 * Cards side by side to swipe or step through, with optional arrows and dots (s2-carousel-optional). Never moves by
 * itself.
 */
export function Carousel({ label, items, arrows = true, dots = true }: CarouselProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const current = useCurrentSlide(scroller, items.length);
  const show = (index: number) => {
    const list = scroller.current;
    const card = list?.children[index];
    if (list && card instanceof HTMLElement) list.scrollTo({ left: card.offsetLeft - gutterOf(list) });
  };

  // Browsers do not scroll a partly visible card into view when the keyboard moves the focus into it.
  const showFocused = (index: number, { target }: FocusEvent) => target.matches(':focus-visible') && show(index);

  return (
    <section className={styles.carousel} aria-roledescription={displayTexts.carousel} aria-label={label}>
      <ul ref={scroller} className={styles.scroller}>
        {items.map(({ key, node }, index) => (
          <li key={key} className={styles.slide} onFocus={(event) => showFocused(index, event)}>
            <span className="visually-hidden">
              {displayTexts.positionOfTotal({ position: index + 1, total: items.length })}
            </span>
            {node}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={styles.controls}>
          {arrows && <PreviousArrow current={current} onShow={show} />}
          {dots && <Dots keys={items.map(({ key }) => key)} current={current} onShow={show} />}
          {arrows && <NextArrow current={current} count={items.length} onShow={show} />}
        </div>
      )}
    </section>
  );
}

type ControlProps = { current: number; onShow: (index: number) => void };

const PreviousArrow = ({ current, onShow }: ControlProps) => (
  <IconButton
    className={styles.arrow}
    label={displayTexts.previousArticle}
    icon={caretLeft}
    size={20}
    disabled={current === 0}
    onClick={() => onShow(current - 1)}
  />
);

const NextArrow = ({ current, count, onShow }: ControlProps & { count: number }) => (
  <IconButton
    className={styles.arrow}
    label={displayTexts.nextArticle}
    icon={caretRight}
    size={20}
    disabled={current === count - 1}
    onClick={() => onShow(current + 1)}
  />
);

function Dots({ keys, current, onShow }: ControlProps & { keys: readonly (string | number)[] }) {
  return (
    <div className={styles.dots}>
      {keys.map((key, index) => (
        <button
          key={key}
          type="button"
          className={styles.dot}
          aria-label={displayTexts.goToArticle({ number: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onShow(index)}
        />
      ))}
    </div>
  );
}

const gutterOf = (list: HTMLElement): number => Number.parseFloat(getComputedStyle(list).paddingLeft);

/** Returns the index of the slide nearest to the left edge; at the end of the list the last one. */
function useCurrentSlide(scroller: RefObject<HTMLUListElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const list = scroller.current;
    if (list === null || count === 0) return;
    const update = () => {
      const end = list.scrollWidth - list.clientWidth;
      const start = list.scrollLeft + gutterOf(list);
      const distances = [...list.children].map((slide) => Math.abs((slide as HTMLElement).offsetLeft - start));
      const nearest = distances.indexOf(Math.min(...distances));
      setCurrent(list.scrollLeft > 0 && list.scrollLeft >= end - 1 ? count - 1 : nearest);
    };
    list.addEventListener('scroll', update, { passive: true });
    return () => list.removeEventListener('scroll', update);
  }, [scroller, count]);
  return Math.min(current, Math.max(0, count - 1));
}
