import { useEffect, useRef } from 'react';
import { codeIn } from '#domain/verificationCode';

// WebOTP is in no TypeScript library yet: https://wicg.github.io/web-otp/
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type OtpCredential = Credential & { code?: string };

type Options = {
  isWanted: boolean;
  /** Another value waits for another SMS. */
  resetKey: unknown;
  /** A press of the button ends the wait: the code is there. */
  presses: number;
  onCode: (code: string) => void;
};

/** Offers the code of the SMS where the browser can read it; given up on leave, submit and expiry (ux C4). */
export function useCodeFromSms({ isWanted, resetKey, presses, onCode }: Options): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  const pressesBefore = useRef({ resetKey, presses });
  useEffect(() => {
    if (pressesBefore.current.resetKey !== resetKey) pressesBefore.current = { resetKey, presses };
    const wasSent = presses > pressesBefore.current.presses;
    if (!isWanted || wasSent || !('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        const code = codeIn((credential as OtpCredential | null)?.code ?? '');
        if (code !== undefined && !controller.signal.aborted) latest.current(code);
      })
      .catch(() => {}); // ux C4: a refusal is silent, she types the code
    return () => controller.abort();
  }, [isWanted, resetKey, presses]);
}
