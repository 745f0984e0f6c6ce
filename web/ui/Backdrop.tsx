import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import styles from './Backdrop.module.css';
import { WIDE } from './wide.ts';

// Phones never download the picture of the wide window.
const BackdropArt = lazy(() => import('./BackdropArt.tsx').then((module) => ({ default: module.BackdropArt })));

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

/**
 * What the app stands in, mounted once: on a phone nothing, on a tablet a centred column, in a wide window a column that
 * floats before the patio and scrolls by itself (design §5). Screen and tab bar are its children, one below the other.
 */
export function Backdrop({ children }: { children: ReactNode }) {
  const wide = useWide();
  return (
    <div className={styles.backdrop}>
      {wide && (
        <Suspense fallback={null}>
          <BackdropArt />
        </Suspense>
      )}
      {/* In a wide window this is what scrolls; app/Arrival looks for it. */}
      <div className={styles.column} data-scroller>
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}
