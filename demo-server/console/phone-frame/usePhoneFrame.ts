import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { refetchCaseFile } from '../case-file/caseFileSlice.ts';
import {
  fillingChanged,
  fillingEnded,
  noticeShown,
  phoneLocationChanged,
  phoneOwnerChanged,
  selectPhoneScheme,
} from '../consoleSlice.ts';
import { listenForMessages, MessageToConsole, sendMessage } from '../protocol.ts';
import { isMainKey } from '../script/useMainKey.ts';
import { replaceSession, storedOwnerId } from '../session.ts';
import { useConsoleDispatch } from '../store.ts';
import { keepPhonePath } from './lastPhonePath.ts';
import type { Phone } from './phoneContext.ts';

/** Page to load into the frame. Each turn creates a new frame. */
export type FramePage = { readonly turn: number; readonly path: string };

/** Whether a path belongs to the app's own screens, not to a page of the demo. */
const isOfApp = (path: string): boolean => !/^\/(demo|chat|marketing|api)(\/|$)/.test(path);

let lastTurn = 0;

type FrameRef = RefObject<HTMLIFrameElement | null>;
type PhoneFrameState = { phone: Phone; page: FramePage | null; frame: FrameRef; handleLoad: () => void };

/** Returns the state of the phone frame and the actions on it. */
export function usePhoneFrame(): PhoneFrameState {
  const dispatch = useConsoleDispatch();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<FramePage | null>(null);
  const { send, handleLoad } = useFrameMessages(frame);
  const phone = useMemo<Phone>(() => {
    let isUnloaded = false;
    /** The turn of what the phone shows, or of its removal. */
    let shownTurn = 0;
    const takeTurn = () => {
      lastTurn += 1;
      return lastTurn;
    };
    const begin = (path: string, turn = takeTurn()) => {
      if (turn < shownTurn) return;
      isUnloaded = false;
      shownTurn = turn;
      setPage({ turn, path });
    };
    const removeFrame = () => {
      isUnloaded = true;
      flushSync(() => setPage(null));
      dispatch(phoneLocationChanged(null));
      dispatch(phoneOwnerChanged(null));
    };
    const loadDocument = (path: string) => frame.current?.contentWindow?.location.assign(path);
    return {
      send,
      takeTurn,
      begin,
      unload() {
        shownTurn = takeTurn();
        removeFrame();
      },
      isUnloaded: () => isUnloaded,
      open(path) {
        if (!isOfApp(path) || !send({ kind: 'open', path })) loadDocument(path);
      },
      startSession(session, path, turn = takeTurn()) {
        if (turn < shownTurn) return;
        // First, or the app could write the previous session back.
        removeFrame();
        replaceSession(session);
        dispatch(phoneOwnerChanged(session?.user.id ?? null));
        begin(path, turn);
      },
      reload: () => frame.current?.contentWindow?.location.reload(),
    };
  }, [send, dispatch]);
  return { phone, page, frame, handleLoad };
}

/** Receives the messages of the page in the frame; returns `send`, and the handler of the frame's `load` event. */
function useFrameMessages(frame: FrameRef) {
  const dispatch = useConsoleDispatch();
  /** Document that has sent its first message: only then does it receive any. */
  const readyDocument = useRef<Document | null>(null);
  const shownPath = useRef<string | null>(null);

  const send = useCallback<Phone['send']>(
    (message) => {
      const { contentWindow, contentDocument } = frame.current ?? {};
      if (!contentWindow || contentDocument !== readyDocument.current) return false;
      sendMessage(contentWindow, message);
      return true;
    },
    [frame],
  );
  const sendScheme = useSendScheme(send);

  useEffect(() => {
    const handleMessage = (message: MessageToConsole) => {
      const isNew = readyDocument.current !== frame.current?.contentDocument;
      readyDocument.current = frame.current?.contentDocument ?? null;
      if (isNew) sendScheme();
      if (isNew) {
        // Another document knows nothing of what was under way.
        dispatch(fillingChanged(false));
        shownPath.current = null;
      }
      if (message.kind === 'location' && message.path !== shownPath.current) {
        shownPath.current = message.path;
        keepPhonePath(message.path);
        // Where the talk is follows from the page and the owner's file: what the app has just sent is not in the cache yet.
        // Begun before the page is known here, so that no step is derived from the former file.
        if (message.owner_id !== null) void dispatch(refetchCaseFile(message.owner_id)).catch(() => {});
      }
      dispatch(actionFor(message));
      if (message.kind === 'location') dispatch(phoneOwnerChanged(message.owner_id));
    };
    return listenForMessages(MessageToConsole, () => frame.current?.contentWindow, handleMessage);
  }, [frame, dispatch, sendScheme]);

  // Updates location and owner after a page has loaded: some of the demo's own pages report none.
  const handleLoad = useCallback(() => {
    const { contentDocument, contentWindow } = frame.current ?? {};
    if (contentDocument && contentDocument !== readyDocument.current) dispatch(phoneLocationChanged(null));
    dispatch(phoneOwnerChanged(storedOwnerId()));
    // Without a document it is the browser's own page for a failed load, which no script may touch.
    if (contentDocument && contentWindow) contentWindow.addEventListener('keydown', passMainKeyOn, true);
  }, [frame, dispatch]);

  return { send, handleLoad };
}

/** The script's button answers to its keys on the phone, too. */
function passMainKeyOn(event: KeyboardEvent): void {
  if (!event.isTrusted || !isMainKey(event)) return;
  event.preventDefault();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, repeat: event.repeat, cancelable: true }));
}

/** Sends the chosen colour scheme after each change; returns a function that sends it to a new page. */
function useSendScheme(send: Phone['send']): () => void {
  const scheme = useSelector(selectPhoneScheme);
  const latestScheme = useRef(scheme);
  const sendScheme = useCallback(() => void send({ kind: 'theme', scheme: latestScheme.current }), [send]);
  useLayoutEffect(() => {
    latestScheme.current = scheme;
    sendScheme();
  }, [scheme, sendScheme]);
  return sendScheme;
}

/** Returns the store's action for a message: the new location, the end of "Hazlo por mí", or a notice with the result. */
function actionFor(message: MessageToConsole) {
  if (message.kind === 'location') return phoneLocationChanged(message);
  if (message.kind === 'filled') return fillingEnded(message);
  return noticeShown({ text: message.line, failed: message.kind === 'cannot' });
}
