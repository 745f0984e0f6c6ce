import { type Petal, Petals } from '../Petals.tsx';
import { SceneFrame } from './SceneFrame.tsx';
import styles from './scene.module.css';

const petals: readonly Petal[] = [
  ['lilac', 53, 8, -100],
  ['pink', 113, 8.5, -65],
  ['sun', 153, 9.5, 195, 1.1],
  ['sun', 208, 23, 15, 1.1],
  ['violet', 23, 31, 190, 1.2],
  ['violet', 27, 83, 215],
  ['violet', 16, 115, 185, 0.85],
  ['pink', 199, 84.5, -40],
  ['lilac', 181, 107, 125, 0.9],
  ['lilac', 203, 120, -110, 0.85],
];

/** Illustration for success: an open door with light falling out of it. */
export function OpenDoorScene() {
  return (
    <SceneFrame>
      <circle fill="var(--pink-sun)" cx="188" cy="40" r="20" />
      <path fill="var(--wall)" d="M44 24h112v112H44z" />
      <path fill="var(--return)" d="M156 24h14v112h-14z" />
      <path fill="var(--lit)" d="M74 136V78a26 26 0 0 1 52 0v58z" />
      <path fill="var(--jamb)" d="M74 136V78a26 26 0 0 1 11-21.3V136z" />
      <path className={styles.grows} fill="var(--cast)" d="M74 136h52l44 22H96z" />
      <Petals of={petals} className={styles.falls} />
    </SceneFrame>
  );
}
