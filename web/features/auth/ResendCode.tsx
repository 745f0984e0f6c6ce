import { t } from '#i18n';
import { clockText } from '#kit/code/remaining.ts';
import { useSecondsLeft } from '#kit/code/useSecondsLeft.ts';
import styles from './ResendCode.module.css';

interface ResendCodeProps {
  onResend: () => void;
  isRunning: boolean;
  /** How long the server wants no more of it; the button counts them down (ux §5 C6). */
  waitSeconds?: number | undefined;
  onWaitOver?: (() => void) | undefined;
}

/** Asks for the code once more. It can be pressed at any time; while it would be in vain, nothing happens. */
export function ResendCode({ onResend, isRunning, waitSeconds = 0, onWaitOver = () => {} }: ResendCodeProps) {
  const left = useSecondsLeft(waitSeconds, onWaitOver);
  const isWaiting = waitSeconds > 0;
  return (
    <p className={styles.resend}>
      {t('Did it not arrive?')}{' '}
      <button
        type="button"
        className={styles.again}
        aria-disabled={isRunning || isWaiting}
        onClick={() => {
          if (!isRunning && !isWaiting) onResend();
        }}
      >
        {isWaiting ? t('Resend code in {time}', { time: clockText(left) }) : t('Resend code')}
      </button>
    </p>
  );
}
