import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { noticeShown, phoneLocationChanged, phoneOwnerChanged, selectPhoneScheme } from '../consoleSlice.ts';
import { listenForMessages, MessageToConsole, sendMessage } from '../protocol.ts';
import { useConsoleDispatch } from '../store.ts';
import type { Phone } from './phoneContext.ts';

/** Key of the app's session in the session storage, which the frame shares with this page. */
const SESSION_KEY = 'auth';

/** Page to load into the frame. Each serial creates a new frame. */
export type FramePage = { readonly serial: number; readonly path: string };

/** Returns the id of the owner whose session the app has stored. */
function ownerOnPhone(): string | null {
  const { user } = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null') ?? {};
  return typeof user?.id === 'string' ? user.id : null;
}

/** Whether a path belongs to the app's own screens, not to a page of the demo. */
const isOfApp = (path: string): boolean => !/^\/(demo|chat|marketing|api)(\/|$)/.test(path);

/** Returns the state of the phone frame and the actions on it. */
export function usePhoneFrame(isVisible: boolean): {
  phone: Phone;
  page: FramePage | null;
  frame: RefObject<HTMLIFrameElement | null>;
  handleLoad: () => void;
} {
  const dispatch = useConsoleDispatch();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<FramePage | null>(() => ({
    serial: 0,
    path: ownerOnPhone() === null ? '/' : '/home',
  }));
  /** Document that has sent its first message: only then does it receive any. */
  const readyDocument = useRef<Document | null>(null);
  const scheme = useSelector(selectPhoneScheme);
  const latestScheme = useRef(scheme);

  const send = useCallback<Phone['send']>((message) => {
    const { contentWindow, contentDocument } = frame.current ?? {};
    if (!contentWindow || contentDocument !== readyDocument.current) return false;
    sendMessage(contentWindow, message);
    return true;
  }, []);

  useEffect(() => {
    if (!isVisible) return;
    return listenForMessages(
      MessageToConsole,
      () => frame.current?.contentWindow,
      (message) => {
        const isNew = readyDocument.current !== frame.current?.contentDocument;
        readyDocument.current = frame.current?.contentDocument ?? null;
        if (isNew) send({ kind: 'theme', scheme: latestScheme.current });
        if (message.kind === 'location') {
          dispatch(phoneLocationChanged(message));
          dispatch(phoneOwnerChanged(ownerOnPhone()));
        } else dispatch(noticeShown({ text: message.line, failed: message.kind === 'cannot' }));
      },
    );
  }, [isVisible, dispatch, send]);

  useLayoutEffect(() => {
    latestScheme.current = scheme;
    send({ kind: 'theme', scheme });
  }, [scheme, send]);

  const phone = useMemo<Phone>(() => {
    const loadDocument = (path: string) => frame.current?.contentWindow?.location.assign(path);
    return {
      isVisible,
      send,
      open(path) {
        if (!isVisible) window.open(path, '_blank', 'noopener');
        else if (!isOfApp(path) || !send({ kind: 'open', path })) loadDocument(path);
      },
      startSession(session, path) {
        // Removes the frame first: its app could otherwise write the previous session back.
        flushSync(() => setPage(null));
        sessionStorage.clear();
        if (session) {
          const { token, user } = session;
          sessionStorage.setItem(SESSION_KEY, JSON.stringify({ token, user, isAuthenticated: true }));
        }
        dispatch(phoneLocationChanged(null));
        dispatch(phoneOwnerChanged(session?.user.id ?? null));
        lastSerial += 1;
        setPage({ serial: lastSerial, path });
      },
      reload: () => frame.current?.contentWindow?.location.reload(),
      back: () => frame.current?.contentWindow?.history.back(),
    };
  }, [isVisible, send, dispatch]);

  /** Updates location and owner after a page has loaded; the demo's own pages report none. */
  const handleLoad = useCallback(() => {
    const { contentDocument } = frame.current ?? {};
    if (contentDocument && contentDocument !== readyDocument.current) dispatch(phoneLocationChanged(null));
    dispatch(phoneOwnerChanged(ownerOnPhone()));
  }, [dispatch]);

  return { phone, page, frame, handleLoad };
}

let lastSerial = 0;
