import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { FaultsDto } from '../dto.ts';
import { ruleLabel } from './ruleLabel.ts';

/** How long a fault lasts: for the next call that it concerns, or until it is switched off. */
export type Scope = 'once' | 'always';

/** Fault that can be switched on and off. */
export type Fault = {
  readonly key: string;
  readonly isOn: (faults: FaultsDto) => boolean;
  /** Returns the settings that change when the fault is switched on or off. */
  readonly change: (faults: FaultsDto, on: boolean, scope: Scope) => Partial<FaultsDto>;
};

type Rule = FaultsDto['fail'][number];
const ALL_CALLS = { method: '*', path: '/api/**' } as const;
/** Whether a rule is a switch's: for every call, without conditions, headers or a delay. */
const isForAllCalls = ({ method, path, when, headers, delay_ms }: Rule): boolean =>
  method === ALL_CALLS.method && path === ALL_CALLS.path && !when && !headers && !delay_ms;

/** Creates a fault that replaces the response of every API call by this status and body. */
const responseFault = (key: string, status: number, body: unknown): Fault => {
  const isSameFault = (rule: Rule) => isForAllCalls(rule) && rule.status === status;
  return {
    key,
    isOn: ({ fail }) => fail.some(isSameFault),
    change: ({ fail }, on, scope) => {
      const rule: Rule = {
        ...ALL_CALLS,
        status,
        body,
        times: scope === 'once' ? 1 : null,
      };
      return { fail: [...fail.filter((other) => !isSameFault(other)), ...(on ? [rule] : [])] };
    },
  };
};

/** Creates a fault that is one setting, with its values while off and on. */
const settingFault = <Name extends FaultsDto['once'][number]>(
  name: Name,
  off: FaultsDto[Name],
  on: FaultsDto[Name],
): Fault => ({
  key: name,
  isOn: (faults) => faults[name] === on,
  change: ({ once }, isOn, scope) => ({
    [name]: isOn ? on : off,
    once: [...once.filter((other) => other !== name), ...(isOn && scope === 'once' ? [name] : [])],
  }),
});

/** Steps of the latency, ms. */
export const LATENCIES_MS = [0, 1000, 5000, 20_000] as const;

export const latencyFault = (ms: number): Fault => settingFault('latency_ms', 0, ms);

/** Delay of all messages, in seconds; null when none arrives. */
export const deliveryFault = (seconds: FaultsDto['delivery_s']): Fault => settingFault('delivery_s', 0, seconds);

/** Status for a call that gets no response: the app gives up after its time-out. */
const NO_RESPONSE = 0;
/** Body that is not JSON, sent with a status of success. */
const UNREADABLE = '<html>';

/** A fault with its label, and a shorter one for the bar. */
export type NamedFault = Fault & { readonly label: string; readonly short?: string };

/** All faults with a switch, and its label. The latency has steps instead. */
export const faultSwitches: readonly NamedFault[] = [
  { label: consoleTexts.noConnection, ...settingFault('offline', false, true) },
  {
    label: consoleTexts.uploadBreaksAtHalf,
    short: consoleTexts.short.uploadAtHalf,
    ...settingFault('cut_upload_at', null, 0.5),
  },
  {
    label: consoleTexts.response500,
    short: consoleTexts.short.serverFails,
    ...responseFault('error', 500, { message: 'Something went wrong' }),
  },
  {
    label: consoleTexts.response401,
    short: consoleTexts.short.noSession,
    ...responseFault('ended', 401, { message: 'Your session ended' }),
  },
  {
    label: consoleTexts.response409,
    short: consoleTexts.short.hasChanged,
    ...responseFault('conflict', 409, { message: 'This is not possible now' }),
  },
  {
    label: consoleTexts.response429,
    short: consoleTexts.short.manyAttempts,
    ...responseFault('many', 429, { message: 'Too many attempts' }),
  },
  { label: consoleTexts.responseNever, ...responseFault('silent', NO_RESPONSE, undefined) },
  {
    label: consoleTexts.responseUnreadable,
    short: consoleTexts.short.notUnderstood,
    ...responseFault('unreadable', 200, UNREADABLE),
  },
  { label: consoleTexts.lowBureauScore, ...settingFault('bureau', 'auto', 'reject') },
  { label: consoleTexts.lensesDetected, short: consoleTexts.short.lenses, ...settingFault('selfie', 'auto', 'lenses') },
  { label: consoleTexts.messagesDoNotArrive, short: consoleTexts.short.noMessages, ...deliveryFault(null) },
];

/** Returns the rules that are no switch's, each as a fault that can be removed. */
export const ruleFaults = ({ fail }: FaultsDto): NamedFault[] =>
  fail.filter(isOther).map((rule, i) => ({
    key: `rule ${i}`,
    label: ruleLabel(rule),
    isOn: () => true,
    change: (faults) => ({ fail: faults.fail.filter((other) => ruleLabel(other) !== ruleLabel(rule)) }),
  }));

// The switches of settings see none of theirs here and are off.
const isOther = (rule: Rule): boolean => !faultSwitches.some(({ isOn }) => isOn({ fail: [rule] } as FaultsDto));

/** Returns the faults that are on, each with its label, the latency included. */
export const activeFaults = (faults: FaultsDto): NamedFault[] => [
  ...(faults.latency_ms > 0
    ? [{ ...latencyFault(faults.latency_ms), label: consoleTexts.latencyOf({ seconds: faults.latency_ms / 1000 }) }]
    : []),
  ...faultSwitches.filter(({ isOn }) => isOn(faults)),
  ...ruleFaults(faults),
];

export const countActiveFaults = (faults: FaultsDto): number => activeFaults(faults).length;
