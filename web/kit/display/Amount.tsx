import { useEffect, useRef, useState } from 'react';
import type { Centavos } from '#domain/money';
import { money } from '#i18n/format';
import styles from './Amount.module.css';

interface AmountProps {
  centavos: Centavos;
  /** `hero` 40 px and `total` 28 px with smaller cents; `row` is as large as its line. */
  size?: 'hero' | 'total' | 'row';
  /** Lets a changed amount count to its new value for 200 ms (design §4). */
  counts?: boolean;
}

/** An amount of money, always with its cents: `$18,500.00`. */
export function Amount({ centavos, size = 'row', counts = false }: AmountProps) {
  const text = money(useCounting(centavos, counts));
  const point = text.lastIndexOf('.');
  return (
    <span className={`${styles.amount} ${styles[size]}`}>
      {text.slice(0, point)}
      {/* Very large text on a narrow phone: the cents go to a line of their own. */}
      <wbr />
      <span className={styles.cents}>{text.slice(point)}</span>
    </span>
  );
}

const COUNTING_MS = 200;

/** The amount to show now: on the way from the last one to `target`, or `target` itself. */
function useCounting(target: Centavos, counts: boolean): Centavos {
  const [shown, setShown] = useState(target);
  const last = useRef(target);

  useEffect(() => {
    const from = last.current;
    const still = !counts || from === target || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const done = still ? 1 : Math.min(1, (now - start) / COUNTING_MS);
      last.current = Math.round(from + (target - from) * done) as Centavos;
      setShown(last.current);
      if (done < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, counts]);

  return counts ? shown : target;
}
