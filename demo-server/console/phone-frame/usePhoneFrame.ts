import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { ownerCame, phoneArrived, said, selectPhoneScheme } from '../consoleSlice.ts';
import { hear, ToPanel, tell } from '../protocol.ts';
import { useConsoleDispatch } from '../store.ts';
import type { Phone } from './phoneContext.ts';

/** The key of the app's session in the storage that the phone shares with this page (contract §3, §6). */
const SESSION_KEY = 'auth';

/** What the frame shows: another serial is another frame. */
export type Shown = { readonly serial: number; readonly path: string };

/** Who is signed in on the phone, by the session that it keeps. */
function ownerOnPhone(): string | null {
  const { user } = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null') ?? {};
  return typeof user?.id === 'string' ? user.id : null;
}

/** Whether an address is one of the app's own screens, not a page of the demo's. */
const isOfApp = (path: string): boolean => !/^\/(demo|chat|marketing|api)(\/|$)/.test(path);

/** The frame with the app in it, and what the sections may do with it. */
export function usePhoneFrame(isHere: boolean): {
  phone: Phone;
  shown: Shown | null;
  frame: RefObject<HTMLIFrameElement | null>;
  loaded: () => void;
} {
  const dispatch = useConsoleDispatch();
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<Shown | null>(() => ({
    serial: 0,
    path: ownerOnPhone() === null ? '/' : '/home',
  }));
  /** The document whose app has spoken: only that one hears. */
  const heardIn = useRef<Document | null>(null);
  const scheme = useSelector(selectPhoneScheme);
  const latestScheme = useRef(scheme);

  const send = useCallback<Phone['send']>((message) => {
    const { contentWindow, contentDocument } = frame.current ?? {};
    if (!contentWindow || contentDocument !== heardIn.current) return false;
    tell(contentWindow, message);
    return true;
  }, []);

  useEffect(() => {
    if (!isHere) return;
    return hear(
      ToPanel,
      () => frame.current?.contentWindow,
      (message) => {
        const isNew = heardIn.current !== frame.current?.contentDocument;
        heardIn.current = frame.current?.contentDocument ?? null;
        if (isNew) send({ kind: 'theme', scheme: latestScheme.current });
        if (message.kind === 'at') {
          dispatch(phoneArrived(message));
          dispatch(ownerCame(ownerOnPhone()));
        } else dispatch(said({ text: message.line, failed: message.kind === 'cannot' }));
      },
    );
  }, [isHere, dispatch, send]);

  useLayoutEffect(() => {
    latestScheme.current = scheme;
    send({ kind: 'theme', scheme });
  }, [scheme, send]);

  const phone = useMemo<Phone>(() => {
    const leave = (path: string) => frame.current?.contentWindow?.location.assign(path);
    return {
      isHere,
      send,
      open(path) {
        if (!isHere) window.open(path, '_blank', 'noopener');
        else if (!isOfApp(path) || !send({ kind: 'open', path })) leave(path);
      },
      enter(session, path) {
        // First the frame goes, and with it whatever would write the last session back (contract §6).
        flushSync(() => setShown(null));
        sessionStorage.clear();
        if (session) {
          const { token, user } = session;
          sessionStorage.setItem(SESSION_KEY, JSON.stringify({ token, user, isAuthenticated: true }));
        }
        dispatch(phoneArrived(null));
        dispatch(ownerCame(session?.user.id ?? null));
        serials += 1;
        setShown({ serial: serials, path });
      },
      reload: () => frame.current?.contentWindow?.location.reload(),
      back: () => frame.current?.contentWindow?.history.back(),
    };
  }, [isHere, send, dispatch]);

  /** A page came into the frame; one of the demo's own says nothing of itself. */
  const loaded = useCallback(() => {
    const { contentDocument } = frame.current ?? {};
    if (contentDocument && contentDocument !== heardIn.current) dispatch(phoneArrived(null));
    dispatch(ownerCame(ownerOnPhone()));
  }, [dispatch]);

  return { phone, shown, frame, loaded };
}

let serials = 0;
