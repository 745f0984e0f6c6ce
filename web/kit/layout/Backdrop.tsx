import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './Backdrop.module.css';
import { WIDE_VIEWPORT } from './wideViewport.ts';

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE_VIEWPORT);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE_VIEWPORT).matches,
    () => false,
  );

/** Phones never download the picture of the wide window; where it does not come, its sky is enough. */
function useArt(wide: boolean): ComponentType | undefined {
  const [art, setArt] = useState<{ readonly Art: ComponentType }>();
  useEffect(() => {
    if (!wide) return;
    import('../art/BackdropArt.tsx').then(
      ({ BackdropArt }) => setArt({ Art: BackdropArt }),
      () => undefined,
    );
  }, [wide]);
  return wide ? art?.Art : undefined;
}

/**
 * What the app stands in, mounted once: on a phone nothing, on a tablet a centred column, in a wide window a column that
 * floats before the patio and scrolls by itself (design §5). Screen and tab bar are its children, one below the other.
 */
export function Backdrop({ children }: { children: ReactNode }) {
  const Art = useArt(useWide());
  return (
    <div className={styles.backdrop}>
      {Art && <Art />}
      {/* In a wide window this is what scrolls; app/Arrival looks for it. */}
      <div className={styles.column} data-scroller>
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}
