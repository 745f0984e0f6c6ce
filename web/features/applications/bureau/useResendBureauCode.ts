import { useState } from 'react';
import { type Problem, problemOf, problemText, secondsUntilRetry } from '#api/problem';
import type { CodeSent } from '#domain/verificationCode';
import { useCurrentFailure } from '#kit/feedback/OfflineBanner.tsx';
import { endToast } from '#kit/navigation/announcements.ts';
import { useResendBureauCodeMutation } from './bureauSlice.ts';

/**
 * Returns `resend`, which sends the code again, and its state. A failed resend keeps the old code and the typed digits.
 */
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
          setCount((previous) => previous + 1);
          onSent(sent);
        },
        (error: unknown) => {
          endToast();
          const problem = withoutServerMessage(problemOf(error));
          const { text, detail = '' } = problemText(problem);
          setFailure(`${text} ${detail}`.trim());
          setWaitSeconds(secondsUntilRetry(problem));
        },
      );
  };
  const waitOver = () => {
    setWaitSeconds(undefined);
    setFailure(undefined);
  };
  return { count, failure: useCurrentFailure(failure), waitSeconds, isRunning: isLoading, resend, waitOver };
}

/** Drops the server's message about too many resends, so that the text is always the same (s8-bureau-429). */
function withoutServerMessage(problem: Problem): Problem {
  if (problem.kind !== 'http' || problem.status !== 429) return problem;
  const { message, ...withoutMessage } = problem;
  return withoutMessage;
}
