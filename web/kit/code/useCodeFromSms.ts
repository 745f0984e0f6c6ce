import { useEffect, useEffectEvent, useRef } from 'react';
import { codeIn } from '#domain/verificationCode';

// TypeScript has no types for WebOTP yet: https://wicg.github.io/web-otp/
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type OtpCredential = Credential & { code?: string };

type Options = {
  isWanted: boolean;
  /** Changes when the code was sent again: then the new SMS is waited for. */
  resetKey: unknown;
  /** A further submit ends the wait: the user has the code. */
  submitAttempts: number;
  onCode: (code: string) => void;
};

/** Calls `onCode` with the code of the SMS where the browser supports WebOTP. Waits until unmount, submit or expiry. */
export function useCodeFromSms({ isWanted, resetKey, submitAttempts, onCode }: Options): void {
  const fillIn = useEffectEvent(onCode);
  const atReset = useRef({ resetKey, submitAttempts });
  useEffect(() => {
    if (atReset.current.resetKey !== resetKey) atReset.current = { resetKey, submitAttempts };
    const wasSubmitted = submitAttempts > atReset.current.submitAttempts;
    if (!isWanted || wasSubmitted || !('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        const code = codeIn((credential as OtpCredential | null)?.code ?? '');
        if (code !== undefined && !controller.signal.aborted) fillIn(code);
      })
      .catch(() => {}); // declined or timed out: the user types the code
    return () => controller.abort();
  }, [isWanted, resetKey, submitAttempts]);
}
