import { type RefObject, useCallback, useEffect, useState } from 'react';
import { parseSessionRecord } from '../../../web/app/sessionRecord.ts';
import { findState } from '../../states/catalogue.ts';
import { sessionRecord } from '../../states/sampleResponses.ts';
import type { Who } from '../../states/screen.ts';
import type { Phone } from '../phone-frame/phoneContext.ts';
import { replaceSession } from '../session.ts';
import { bringAbout } from './bringAbout.ts';
import { frameNameOf } from './frameName.ts';

/** How far the phone is on its way to the chosen state. */
export type Progress = 'underway' | 'reached' | 'failed';

/**
 * Brings the chosen state about on the phone. Returns how far it is, the name that the phone's frame needs, and a
 * function that begins again.
 */
export function useLiveState(phone: Phone, frame: RefObject<HTMLIFrameElement | null>, key: string) {
  const [attempt, setAttempt] = useState(0);
  const [frameName, setFrameName] = useState('');
  const run = `${key} ${attempt}`;
  const [result, setResult] = useState<{ run: string; progress: Progress } | null>(null);
  useEffect(() => {
    const found = findState(key);
    if (!found) return;
    const { screen, listed } = found;
    const stop = new AbortController();
    const finish = (progress: Progress) => {
      if (!stop.signal.aborted) setResult({ run, progress });
    };
    // Not within the effect: a new frame is rendered at once.
    queueMicrotask(() => {
      if (stop.signal.aborted) return;
      setFrameName(frameNameOf(key));
      phone.startSession(sessionFor(listed.state.who ?? screen.who ?? {}), listed.state.path ?? screen.path);
      bringAbout(() => frame.current, screen, listed.state, stop.signal).then(
        () => finish('reached'),
        () => finish('failed'),
      );
    });
    return () => stop.abort();
  }, [phone, frame, key, run]);
  useLeaveNoSession();
  const restart = useCallback(() => setAttempt((count) => count + 1), []);
  const progress: Progress = result?.run === run ? result.progress : 'underway';
  return { progress, frameName, restart };
}

const sessionFor = (who: Who) => (who === 'visitor' ? null : parseSessionRecord(sessionRecord(who)));

/** Removes the session of a state when the page is left: the console in the same tab would take it for a real one. */
function useLeaveNoSession(): void {
  useEffect(() => {
    const leave = () => replaceSession(null);
    // A page from the browser's back-forward cache would show a state without its session.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
}
