import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Lit.module.css';

/** Item of a list. While the script points at it, it is lit and in view. */
export function Lit({ when, children }: { when: boolean; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (when) item.current?.scrollIntoView({ block: 'nearest' });
  }, [when]);
  return (
    <li ref={item} className={when ? styles.lit : undefined} data-lit={when || undefined}>
      {children}
    </li>
  );
}
