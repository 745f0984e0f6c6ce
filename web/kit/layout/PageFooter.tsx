import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './PageFooter.module.css';

/**
 * Sticky footer of a page with the primary button and at most one ghost button. Its hairline is visible only while
 * content scrolls under it. It must be the last child of a column that fills the page.
 */
export function PageFooter({ children }: { children: ReactNode }) {
  const footer = useRef<HTMLDivElement>(null);
  const [isOverContent, setOverContent] = useState(false);

  useEffect(() => {
    if (footer.current === null) return;
    // While it sticks, the footer reaches one pixel below the visible area (see its CSS); otherwise all of it is
    // visible.
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last)
          setOverContent(last.isIntersecting && last.boundingClientRect.bottom - last.intersectionRect.bottom > 0.5);
      },
      { threshold: [0.9, 1] },
    );
    observer.observe(footer.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={footer} className={`${styles.foot} ${isOverContent ? styles.over : ''}`}>
      {children}
    </div>
  );
}
