import { useState } from 'react';
import { problemOf, waitAfter, wordsFor } from '#api/problem';
import type { CodeSent } from '#domain/verificationCode';
import { useResendBureauCodeMutation } from './applicationsSlice.ts';

/** Sending the code again. One that was refused leaves the old code and what was typed of it alone (ux §5 C6). */
export function useResendBureauCode(onSent: (sent: CodeSent | null) => void) {
  const [send, { isLoading }] = useResendBureauCodeMutation();
  const [count, setCount] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [waitSeconds, setWaitSeconds] = useState<number>();

  const resend = () => {
    if (isLoading) return;
    setFailure(undefined);
    send()
      .unwrap()
      .then(
        (sent) => {
          setCount((times) => times + 1);
          onSent(sent);
        },
        (error: unknown) => {
          const problem = problemOf(error);
          const { text, detail = '' } = wordsFor(problem);
          setFailure(`${text} ${detail}`.trim());
          setWaitSeconds(waitAfter(problem));
        },
      );
  };
  const waitOver = () => {
    setWaitSeconds(undefined);
    setFailure(undefined);
  };
  return { count, failure, waitSeconds, isRunning: isLoading, resend, waitOver };
}
