import { SATURDAY_NOON } from '../../states/scriptedAnswers.ts';
import { SCRIPTED_PATH } from '../../states/statesPath.ts';
import { type FrameControls, stateInFrameName } from '../states/frameName.ts';

/*
 * A script that the build inlines into each document of the demo's app, before the app's own. In a frame of the page of
 * all states (/demo/estados) it makes the app call the scripted API of the state and stops the frame's time at that of
 * the states' list; everywhere else it does nothing. The name of the frame says which state it is: it outlives
 * navigations, and no other window has it.
 */

const key = stateInFrameName(window.name);
if (key !== undefined && parent !== window) prepareFrame(key);

/** Timers this long, ms, never end: with them the app gives up on a response that a state withholds. */
const ENDLESS_MS = 15_000;

function prepareFrame(state: string): void {
  const base = `${SCRIPTED_PATH}/${state}`;
  setMeta('api-host', base);
  setMeta('marketing-host', `${base}/marketing`);
  const letTimePass = replaceClock();
  let isReloading = false;
  // First of all listeners: a reload that belongs to a state asks nobody.
  addEventListener('beforeunload', (event) => isReloading && event.stopImmediatePropagation(), { capture: true });
  const controls: FrameControls = {
    letTimePass,
    loseConnection,
    reload() {
      isReloading = true;
      location.reload();
    },
  };
  Object.assign(window, { stateControls: controls });
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}

/** Replaces clock and timers of the document. Returns the function that lets time pass at once. */
function replaceClock(): (ms: number) => void {
  const { Date: DeviceDate, setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
  const began = performance.now();
  let passed = Date.parse(SATURDAY_NOON);
  const now = () => Math.floor(passed + performance.now() - began);
  const pending = new Map<number, { at: number; run: () => void }>();

  class StateDate extends DeviceDate {
    constructor(...args: unknown[]) {
      // @ts-expect-error The arguments of every constructor of Date.
      super(...(args.length === 0 ? [now()] : args));
    }
    static override now = now;
  }
  const startStateTimer = (callback: TimerHandler, ms = 0, ...args: unknown[]): number => {
    if (typeof callback !== 'function') return 0;
    const run = () => {
      stopTimer(id);
      if (pending.delete(id)) callback(...args);
    };
    // The timer is not started at all when it is endless, but has an id all the same.
    const id = startTimer(ms < ENDLESS_MS ? () => run() : () => undefined, ms) as unknown as number;
    pending.set(id, { at: now() + ms, run });
    return id;
  };
  const stopStateTimer = (id: number | undefined) => {
    if (id !== undefined) pending.delete(id);
    stopTimer(id);
  };
  Object.assign(globalThis, { Date: StateDate, setTimeout: startStateTimer, clearTimeout: stopStateTimer });
  return (ms) => {
    passed += ms;
    for (const { at, run } of [...pending.values()]) if (at <= now()) run();
  };
}

/** Takes the document offline: every call fails, and the browser reports no connection. */
function loseConnection(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  XMLHttpRequest.prototype.send = function fail() {
    this.dispatchEvent(new ProgressEvent('error'));
  };
  window.dispatchEvent(new Event('offline'));
}
