import { useId, useState } from 'react';
import * as codeTexts from '#i18n/es-MX/kit/codes';
import { CodeField } from '#kit/code/CodeField.tsx';
import { Countdown } from '#kit/code/Countdown.tsx';
import styles from './CodeEntry.module.css';
import { useVerificationState } from './useVerificationState.ts';

type CodeEntryProps = {
  /** Changes when the code was sent again. */
  resetKey: number;
  /** Whether the server has rejected the code for good: then nothing is left to count down. */
  isRejected?: boolean;
};

/** The boxes of a code and its countdown, which renders only when the page knows when the code expires. */
export function CodeEntry({ resetKey, isRejected = false }: CodeEntryProps) {
  const { expiresAt } = useVerificationState();
  const [expired, setExpired] = useState<string>();
  const [error, setError] = useState<string>();
  const countdown = useId();
  const isKnown = expiresAt !== undefined;

  return (
    <>
      <CodeField
        resetKey={resetKey}
        expired={isKnown && expired === expiresAt}
        describedBy={countdown}
        onError={setError}
      />
      <div id={countdown} className={isKnown ? styles.countdown : undefined}>
        {/* Not when the field says already that the code has expired. */}
        {isKnown && !isRejected && error !== codeTexts.codeExpired && (
          <Countdown expiresAt={expiresAt} onExpired={() => setExpired(expiresAt)} />
        )}
      </div>
    </>
  );
}
