import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './PageFooter.module.css';

/**
 * The foot of a page, always in sight: the primary button, then at most one ghost (design §5). Its hairline shows only
 * while content scrolls beneath it. Stands last in a column that fills the page.
 */
export function PageFooter({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (foot.current === null) return;
    // Stuck, the foot reaches one pixel below what is visible (see the styles); at its own place it is seen whole.
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setOver(last.isIntersecting && last.boundingClientRect.bottom - last.intersectionRect.bottom > 0.5);
      },
      { threshold: [0.9, 1] },
    );
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={foot} className={`${styles.foot} ${over ? styles.over : ''}`}>
      {children}
    </div>
  );
}
