import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as phoneTexts from '#i18n/es-MX/demo/phone';
import { FileSourceContext } from '#kit/files/AdditionalFileSource.tsx';
import { historyIndexOf } from '#kit/navigation/historyIndexOf.ts';
import type { Store } from '../../../web/start.tsx';
import { noteUses } from '../kiosk/noteUses.ts';
import { applyColourScheme } from '../kit/scheme/applyColourScheme.ts';
import { listenForMessages, MessageToPhone, sendMessage } from '../protocol.ts';
import { createOpenPage } from './createOpenPage.ts';
import { findCodeField, type PhoneUser, resendCode } from './fillScreen.ts';
import { fillScreens } from './fillScreens.ts';
import { useNoteRenderedPath } from './renderedPath.ts';
import { retryScreen } from './retryScreen.ts';
import { hasSamples, sampleFiles, withInterruptedUpload } from './samples.ts';
import { followReplacedData, onServerChange, refetchAll } from './serverChanges.ts';
import { typeText } from './simulateInput.ts';
import { useReportLocation } from './useReportLocation.ts';

type Fill = Extract<MessageToPhone, { kind: 'fill' }>;

/** Whether the app runs in the console's phone frame. In a window of its own it listens to the server by itself. */
const isFramed = parent !== window;

/**
 * Adds the demo's functions to the app: sample files in the file fields, and the execution of the console's messages.
 */
export function PhoneAgent({ store, children }: { store: Store; children: ReactNode }) {
  const samples = useSampleFiles();
  useServerChanges(store);
  useConsoleMessages(store, samples);
  useReportLocation(isFramed);
  useNoteRenderedPath();
  useEffect(() => noteUses(), []);
  return <FileSourceContext.Provider value={samples.source}>{children}</FileSourceContext.Provider>;
}

const currentUser = (store: Store) => store.getState().auth.user;

/**
 * Returns the sample files as an additional source of the file fields, and `attach`, which clicks a field's sample
 * button and waits for its files.
 */
function useSampleFiles() {
  const pendingFiles = useRef<Promise<unknown>>(Promise.resolve());
  const uploadFault = useRef<Fill['uploadFault']>(undefined);
  return useMemo(
    () => ({
      source: {
        text: phoneTexts.useSampleFile,
        filesFor: (field: string) =>
          hasSamples(field)
            ? () => {
                const files = sampleFiles(field).then((loaded) =>
                  uploadFault.current === 'cut' ? loaded.map(withInterruptedUpload) : loaded,
                );
                pendingFiles.current = files;
                return files;
              }
            : undefined,
        // A magic value: in the demo only a file with this name counts as blurred, never by chance.
        adviceFor: ({ name }: File) => (/borros[ao]/i.test(name) ? ('blurry' as const) : undefined),
      },
      async attach(button: HTMLElement, fault: Fill['uploadFault']) {
        uploadFault.current = fault;
        button.click();
        await pendingFiles.current;
        uploadFault.current = undefined;
      },
    }),
    [],
  );
}

/** Refetches after changes on the server when the app has its own window; in the frame the console sends `refetch`. */
function useServerChanges(store: Store) {
  useEffect(
    () =>
      isFramed
        ? undefined
        : onServerChange(
            () => refetchAll(store),
            () => followReplacedData(store),
          ),
    [store],
  );
}

/** Executes the messages that the console sends. */
function useConsoleMessages(store: Store, { attach }: ReturnType<typeof useSampleFiles>) {
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  });

  useEffect(() => {
    if (!isFramed) return;
    let filling: AbortController | undefined;
    const fill = async ({ uploadFault, tempo = 'instant', routes = [] }: Fill) => {
      if (filling) return;
      filling = new AbortController();
      const { signal } = filling;
      const attachSample = (button: HTMLElement) => attach(button, uploadFault);
      const ended = await fillScreens(phoneUser(store), attachSample, routes, { tempo, signal }).catch(() => ({
        result: signal.aborted ? ('stopped' as const) : ('nothing' as const),
      }));
      filling = undefined;
      sendMessage(parent, { kind: 'filled', ...ended });
    };
    const openPage = createOpenPage({
      refetch: () => refetchAll(store),
      navigate: (path) => void latestNavigate.current(path),
      historyIndex: () => historyIndexOf(history.state),
    });
    const handleMessage = (message: MessageToPhone) => {
      switch (message.kind) {
        case 'open':
          return void openPage(message);
        case 'code':
          return typeCode(message.code);
        case 'fill':
          return void fill(message);
        case 'stop':
          return filling?.abort();
        case 'resend':
          return resendCode() ? undefined : reply(false, phoneTexts.cannotResendYet);
        case 'retry':
          // What is being filled in is sent anyway.
          return filling ? undefined : retryScreen();
        case 'refetch':
          return void refetchAll(store);
        case 'theme':
          return applyColourScheme(message.scheme);
      }
    };
    return listenForMessages(MessageToPhone, () => parent, handleMessage);
  }, [store, attach]);
}

/** Reports the result of a message to the console. */
const reply = (isDone: boolean, line: string): void => sendMessage(parent, { kind: isDone ? 'done' : 'cannot', line });

function typeCode(code: string): void {
  const control = findCodeField(document);
  if (control) typeText(control, code);
  reply(control !== null, control ? phoneTexts.codeTyped({ code }) : phoneTexts.noCodeField);
}

/** Returns the owner on the phone. */
function phoneUser(store: Store): PhoneUser {
  const user = currentUser(store);
  // During the registration nobody is signed in: the number is in the address of the code screen.
  const phone = user?.phone ?? new URLSearchParams(location.search).get('phone')?.replace(/^\s/, '+');
  return { owner: user?.id, phone: phone ?? undefined };
}
