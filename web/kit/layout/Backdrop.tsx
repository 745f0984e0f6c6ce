import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styles from './Backdrop.module.css';
import { WIDE_VIEWPORT } from './wideViewport.ts';

type LoadArt = () => Promise<{ readonly BackdropArt: ComponentType }>;

/**
 * Returns the picture beside the column, loaded in wide windows only. The plain sky stays when loading fails, and in a
 * window that is widened later.
 */
function useArt(loadArt: LoadArt | undefined): ComponentType | undefined {
  const [art, setArt] = useState<{ readonly Art: ComponentType }>();
  useEffect(() => {
    if (!matchMedia(WIDE_VIEWPORT).matches) return;
    loadArt?.().then(
      ({ BackdropArt: Art }) => setArt({ Art }),
      () => undefined,
    );
  }, [loadArt]);
  return art?.Art;
}

export type BackdropProps = { loadArt?: LoadArt | undefined; children: ReactNode };

/**
 * Frame around the app, mounted once: nothing on a phone, a centred column on a tablet, and in a wide window a floating
 * column that scrolls by itself in front of the patio, which `loadArt` loads. Its children are the screen and, below it,
 * the tab bar.
 */
export function Backdrop({ loadArt, children }: BackdropProps) {
  const Art = useArt(loadArt);
  return (
    <div className={styles.backdrop}>
      {Art && <Art />}
      {/* In a wide window this element scrolls; web/app/ScrollAndFocus.ts looks for it by its attribute. */}
      <div className={styles.column} data-scroller>
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}
