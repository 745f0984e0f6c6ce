import { useEffect, useRef, useState } from 'react';
import type { Centavos } from '#domain/money';
import { money } from '#i18n/format';
import styles from './Amount.module.css';

type AmountProps = {
  centavos: Centavos;
  /** Animates a change: the amount counts to its new value for 200 ms. */
  counts?: boolean;
};

/** Amount of money of 40 px, always with its cents, which are smaller: `$18,500.00`. */
export function Amount({ centavos, counts = false }: AmountProps) {
  const text = money(useCountingAmount(centavos, counts));
  const point = text.lastIndexOf('.');
  return (
    <span className={`${styles.amount} ${styles[widthOf(text)]}`}>
      {text.slice(0, point)}
      <span className={styles.cents}>{text.slice(point)}</span>
    </span>
  );
}

/** Returns the class that bounds the font size, so that an amount stays on one line when the text is twice as large. */
function widthOf(text: string): 'short' | 'long' | 'longest' {
  if (text.length <= '$999,999.00'.length) return 'short';
  return text.length <= '$9,999,999.00'.length ? 'long' : 'longest';
}

const COUNTING_MS = 200;

/** Returns the amount to render now: during the animation a value between the last amount and `target`. */
function useCountingAmount(target: Centavos, counts: boolean): Centavos {
  const [shown, setShown] = useState(target);
  const last = useRef(target);

  useEffect(() => {
    const from = last.current;
    const isInstant = !counts || from === target || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const progress = isInstant ? 1 : Math.min(1, (now - start) / COUNTING_MS);
      last.current = Math.round(from + (target - from) * progress) as Centavos;
      setShown(last.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, counts]);

  return counts ? shown : target;
}
