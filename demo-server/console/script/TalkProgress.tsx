import { steps } from '../../script/steps.ts';
import styles from './TalkProgress.module.css';

/** Bar with a segment for each step, and a gap before each act. It only shows what the step's number says. */
export const TalkProgress = ({ current }: { current: number }) => (
  <div className={styles.bar} aria-hidden="true">
    {steps.map(({ id, act }, index) => (
      <span
        key={id}
        className={`${stateOf(index, current)} ${index > 0 && steps[index - 1]?.act !== act ? styles.newAct : ''}`}
      />
    ))}
  </div>
);

function stateOf(index: number, current: number): string | undefined {
  if (index === current) return styles.present;
  return index < current ? styles.done : styles.coming;
}
