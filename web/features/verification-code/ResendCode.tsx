import * as verificationTexts from '#i18n/es-MX/verification';
import { clockText } from '#kit/form/remaining.ts';
import { useSecondsLeft } from '#kit/form/useSecondsLeft.ts';
import styles from './ResendCode.module.css';

type ResendCodeProps = {
  onResend: () => void;
  isRunning: boolean;
  /** How long the server rejects further requests; the button counts the seconds down. */
  waitSeconds?: number | undefined;
  onWaitOver?: (() => void) | undefined;
};

/** Button that sends the code again. It stays focusable, but does nothing while a request runs or the wait lasts. */
export function ResendCode({ onResend, isRunning, waitSeconds = 0, onWaitOver = () => {} }: ResendCodeProps) {
  const secondsLeft = useSecondsLeft(waitSeconds, onWaitOver);
  const isWaiting = waitSeconds > 0;
  return (
    <p className={styles.resend}>
      {verificationTexts.didItNotArrive}{' '}
      <button
        type="button"
        className={styles.again}
        aria-busy={isRunning || undefined}
        aria-disabled={isRunning || isWaiting}
        onClick={() => {
          if (!isRunning && !isWaiting) onResend();
        }}
      >
        {isWaiting ? verificationTexts.resendCodeIn({ time: clockText(secondsLeft) }) : verificationTexts.resendCode}
      </button>
    </p>
  );
}
