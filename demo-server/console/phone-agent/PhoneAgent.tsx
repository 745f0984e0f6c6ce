import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FileSourceContext } from '#kit/files/AdditionalFileSource.tsx';
import type { Store } from '../../../web/start.tsx';
import { listenForMessages, type MessageToConsole, MessageToPhone, sendMessage } from '../protocol.ts';
import { t } from './agentTexts.ts';
import { applyColourScheme } from './applyColourScheme.ts';
import { fillScreen, findCodeField } from './fillScreen.ts';
import { onServerChange, readAgain } from './readAgain.ts';
import { hasSamples, sampleFiles, withInterruptedUpload } from './samples.ts';
import { typeText } from './simulateInput.ts';
import { useReportLocation } from './useReportLocation.ts';

type Fill = Extract<MessageToPhone, { kind: 'fill' }>;

/** Whether the app runs in the console's phone frame. In a window of its own it listens to the server by itself. */
const isFramed = parent !== window;

/** Adds the demo's functions to the app: sample files in the file fields, and the execution of the console's messages. */
export function PhoneAgent({ store, children }: { store: Store; children: ReactNode }) {
  const samples = useSampleFiles(store);
  useServerChanges(store);
  useConsoleMessages(store, samples);
  useReportLocation(isFramed);
  return <FileSourceContext.Provider value={samples.source}>{children}</FileSourceContext.Provider>;
}

const currentUser = (store: Store) => store.getState().auth.user;

/**
 * Returns the sample files as an additional source of the file fields, and `attach`, which clicks a field's sample button
 * and waits for its files.
 */
function useSampleFiles(store: Store) {
  const pendingFiles = useRef<Promise<unknown>>(Promise.resolve());
  const uploadFault = useRef<Fill['uploadFault']>(undefined);
  return useMemo(
    () => ({
      source: {
        text: t('Use a sample file'),
        filesFor: (field: string) =>
          hasSamples(field)
            ? () => {
                const files = sampleFiles(field, currentUser(store)?.id).then((loaded) =>
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
    [store],
  );
}

/** Refetches after changes on the server when the app has its own window; in the frame the console sends `refetch`. */
function useServerChanges(store: Store) {
  useEffect(() => (isFramed ? undefined : onServerChange(() => readAgain(store))), [store]);
}

/** Executes the messages that the console sends. */
function useConsoleMessages(store: Store, { attach }: ReturnType<typeof useSampleFiles>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const latest = useRef({ navigate, search });
  useEffect(() => {
    latest.current = { navigate, search };
  });

  useEffect(() => {
    if (!isFramed) return;
    const reply = (message: MessageToConsole) => sendMessage(parent, message);
    let isFilling = false;
    const fill = async ({ uploadFault }: Fill) => {
      if (isFilling) return;
      isFilling = true;
      const user = currentUser(store);
      // During the registration nobody is signed in: the number is in the address of the code screen.
      const phone = user?.phone ?? new URLSearchParams(latest.current.search).get('phone')?.replace(/^\s/, '+');
      const phoneUser = { owner: user?.id, phone: phone ?? undefined };
      const isDone = await fillScreen(phoneUser, (button) => attach(button, uploadFault)).catch(() => false);
      isFilling = false;
      reply(
        isDone ? { kind: 'done', line: t('It is done for you.') } : { kind: 'cannot', line: t('Nothing to do here') },
      );
    };
    const handleMessage = (message: MessageToPhone) => {
      switch (message.kind) {
        case 'open':
          return void latest.current.navigate(message.path);
        case 'code': {
          const control = findCodeField(document);
          if (control) typeText(control, message.code);
          return reply(
            control
              ? { kind: 'done', line: t('The code {code} is typed.', { code: message.code }) }
              : { kind: 'cannot', line: t('No code is asked for here.') },
          );
        }
        case 'fill':
          return void fill(message);
        case 'refetch':
          return void readAgain(store);
        case 'theme':
          return applyColourScheme(message.scheme);
      }
    };
    return listenForMessages(MessageToPhone, () => parent, handleMessage);
  }, [store, attach]);
}
