import * as screenTexts from '#i18n/es-MX/screens';
import { ProgressBar } from '../progress/Progress.tsx';
import styles from './Steps.module.css';

/** Progress within a form of several pages: a bar and "Paso 1 de 2". `step` counts from 1. */
export function Steps({ step, of }: { step: number; of: number }) {
  const percent = Math.round((step / of) * 100);
  const text = screenTexts.stepOf({ step, of });
  return (
    <div className={styles.steps}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={screenTexts.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <ProgressBar percent={percent} />
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
