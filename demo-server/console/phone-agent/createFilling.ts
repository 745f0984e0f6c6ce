import type { Store } from '../../../web/start.tsx';
import { stepWithId } from '../../script/steps.ts';
import { type MessageToPhone, sendMessage } from '../protocol.ts';
import type { PhoneUser } from './fillScreen.ts';
import { fillStep } from './fillStep.ts';
import type { useSampleFiles } from './useSampleFiles.ts';

/** "Hazlo por mí" on the phone, one at a time. */
export type Filling = {
  /** Does a step and reports the result to the console. Does nothing while another one runs. */
  start(message: Extract<MessageToPhone, { kind: 'fill' }>): Promise<void>;
  stop(): void;
  isRunning(): boolean;
};

/** Creates "Hazlo por mí" for the owner of the app's store; `attach` adds the sample files of a field. */
export function createFilling(store: Store, attach: ReturnType<typeof useSampleFiles>['attach']): Filling {
  let running: AbortController | undefined;
  // The console listens in its own document: a key that is pressed while the phone has the focus does not get there.
  const stopOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && running?.abort();
  return {
    async start({ step: id, tempo }) {
      if (running) return;
      running = new AbortController();
      const { signal } = running;
      addEventListener('keydown', stopOnEscape);
      const step = stepWithId(id);
      const uploadFault = step.action.type === 'fill' ? step.action.uploadFault : undefined;
      const attachSample = (button: HTMLElement) => attach(button, uploadFault);
      const filling = { user: phoneUser(store), attach: attachSample, pace: { tempo, signal } };
      const ended = await fillStep(step, filling).catch(() => ({
        result: signal.aborted ? ('stopped' as const) : ('nothing' as const),
      }));
      removeEventListener('keydown', stopOnEscape);
      running = undefined;
      sendMessage(parent, { kind: 'filled', ...ended });
    },
    stop: () => running?.abort(),
    isRunning: () => running !== undefined,
  };
}

/** Returns the owner on the phone. */
function phoneUser(store: Store): PhoneUser {
  const { user } = store.getState().auth;
  // During the registration nobody is signed in: the number is in the address of the code screen.
  const phone = user?.phone ?? new URLSearchParams(location.search).get('phone')?.replace(/^\s/, '+');
  return { owner: user?.id, phone: phone ?? undefined };
}
