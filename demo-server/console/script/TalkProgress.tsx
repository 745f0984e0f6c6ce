import { steps } from '../../script/steps.ts';
import styles from './Script.module.css';

/** Bar with a segment for each step, and a gap before each act. It only shows what the step's number says. */
export const TalkProgress = ({ number }: { number: number }) => (
  <div className={styles.progress} aria-hidden="true">
    {steps.map(({ id, act }, index) => {
      const isNewAct = index > 0 && steps[index - 1]?.act !== act;
      return (
        <i key={id} className={[stateOf(index + 1, number), isNewAct && styles.newAct].filter(Boolean).join(' ')} />
      );
    })}
  </div>
);

function stateOf(of: number, present: number): string | undefined {
  if (of === present) return styles.now;
  return of < present ? styles.past : undefined;
}
