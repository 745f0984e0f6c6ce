import { useState } from 'react';
import { type Problem, problemOf, problemText, secondsUntilRetry } from '#api/problem';
import type { CodeSent } from '#domain/verificationCode';
import { useResendBureauCodeMutation } from '../applicationsSlice.ts';

/** Sends the code again. A resend that failed keeps the old code and what was typed of it. */
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
          const problem = withoutWords(problemOf(error));
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
  return { count, failure, waitSeconds, isRunning: isLoading, resend, waitOver };
}

/** Too many resends are told in the same words whatever the answer's body says (s8-bureau-429). */
function withoutWords(problem: Problem): Problem {
  if (problem.kind !== 'http' || problem.status !== 429) return problem;
  const { message, ...wordless } = problem;
  return wordless;
}
