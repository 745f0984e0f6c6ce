import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FileSourceContext } from '#kit/files/AdditionalFileSource.tsx';
import type { Store } from '../../../web/start.tsx';
import { hear, type ToPanel, ToPhone, tell } from '../protocol.ts';
import { t } from './agentTexts.ts';
import { applyColourScheme } from './applyColourScheme.ts';
import { codeIn, fillScreen } from './fillScreen.ts';
import { follow, readAgain } from './readAgain.ts';
import { breakingOff, hasSamples, sampleFiles } from './samples.ts';
import { write } from './simulateInput.ts';
import { useReportLocation } from './useReportLocation.ts';

type Fill = Extract<ToPhone, { kind: 'fill' }>;

/** Whether the app stands in the console's frame; on a phone or in a window of its own it follows the server by itself. */
const isFramed = parent !== window;

/** What the demo adds to the app: sample files for its fields, and a hand that does what the console beside it asks for. */
export function PhoneAgent({ store, children }: { store: Store; children: ReactNode }) {
  const samples = useSamples(store);
  useFollowing(store);
  useObeying(store, samples);
  useReportLocation(isFramed);
  return <FileSourceContext.Provider value={samples.source}>{children}</FileSourceContext.Provider>;
}

const ownerOf = (store: Store) => store.getState().auth.user;

/** The sample files as a source of the pickers (ux O4). `attach` presses a source's button and waits until its files are there. */
function useSamples(store: Store) {
  const coming = useRef<Promise<unknown>>(Promise.resolve());
  const trouble = useRef<Fill['trouble']>(undefined);
  return useMemo(
    () => ({
      source: {
        text: t('Use a sample file'),
        filesFor: (field: string) =>
          hasSamples(field)
            ? () => {
                const files = sampleFiles(field, ownerOf(store)?.id).then((all) =>
                  trouble.current === 'cut' ? all.map(breakingOff) : all,
                );
                coming.current = files;
                return files;
              }
            : undefined,
        // A magic value like those of the server (ux §9): no photo in the demo is blurred by chance.
        adviceFor: ({ name }: File) => (/borros[ao]/i.test(name) ? ('blurry' as const) : undefined),
      },
      async attach(button: HTMLElement, wanted: Fill['trouble']) {
        trouble.current = wanted;
        button.click();
        await coming.current;
        trouble.current = undefined;
      },
    }),
    [store],
  );
}

/** In a window of its own the app asks again for what changed on the server; in the console's frame it is told to. */
function useFollowing(store: Store) {
  useEffect(() => (isFramed ? undefined : follow(() => readAgain(store))), [store]);
}

function useObeying(store: Store, { attach }: ReturnType<typeof useSamples>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const latest = useRef({ navigate, search });
  useEffect(() => {
    latest.current = { navigate, search };
  });

  useEffect(() => {
    if (!isFramed) return;
    const say = (message: ToPanel) => tell(parent, message);
    let isAtWork = false;
    const fill = async ({ trouble }: Fill) => {
      if (isAtWork) return;
      isAtWork = true;
      const user = ownerOf(store);
      // While she registers, the number stands in the address of the code's page.
      const phone = user?.phone ?? new URLSearchParams(latest.current.search).get('phone')?.replace(/^\s/, '+');
      const who = { owner: user?.id, phone: phone ?? undefined };
      const isDone = await fillScreen(who, (button) => attach(button, trouble)).catch(() => false);
      isAtWork = false;
      say(
        isDone ? { kind: 'done', line: t('It is done for you.') } : { kind: 'cannot', line: t('Nothing to do here') },
      );
    };
    const obey = (message: ToPhone) => {
      switch (message.kind) {
        case 'open':
          return void latest.current.navigate(message.path);
        case 'code': {
          const control = codeIn(document);
          if (control) write(control, message.code);
          return say(
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
    return hear(ToPhone, () => parent, obey);
  }, [store, attach]);
}
