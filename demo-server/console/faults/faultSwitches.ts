import eyeglasses from '@phosphor-icons/core/assets/regular/eyeglasses.svg';
import fileX from '@phosphor-icons/core/assets/regular/file-x.svg';
import gauge from '@phosphor-icons/core/assets/regular/gauge.svg';
import plugs from '@phosphor-icons/core/assets/regular/plugs.svg';
import thumbsDown from '@phosphor-icons/core/assets/regular/thumbs-down.svg';
import timer from '@phosphor-icons/core/assets/regular/timer.svg';
import warningCircle from '@phosphor-icons/core/assets/regular/warning-circle.svg';
import wifiSlash from '@phosphor-icons/core/assets/regular/wifi-slash.svg';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import type { FaultsDto } from '../dto.ts';

/** How long a fault lasts: for the next call that it concerns, or until it is switched off. */
export type Scope = 'once' | 'always';

/** Fault that can be switched on and off. */
export type Fault = {
  readonly key: string;
  readonly label: string;
  /** What it does, in a few words. */
  readonly effect: string;
  readonly icon: string;
  readonly isOn: (faults: FaultsDto) => boolean;
  readonly isForOnce: (faults: FaultsDto) => boolean;
  /** Returns the settings that change when the fault is switched on or off. */
  readonly change: (faults: FaultsDto, on: boolean, scope: Scope) => Partial<FaultsDto>;
};

type Rule = FaultsDto['fail'][number];

/** The settings without any fault. */
const OFF: FaultsDto = {
  latency_ms: 0,
  jitter_ms: 0,
  offline: false,
  fail: [],
  upload_kbps: null,
  cut_upload_at: null,
  bureau: 'auto',
  selfie: 'auto',
  delivery_s: 0,
  once: [],
};

type Texts = { readonly title: string; readonly effect: string };

/** Creates a fault that is one setting, with its value while it is on. */
const settingFault = <Name extends FaultsDto['once'][number]>(
  name: Name,
  on: FaultsDto[Name],
  icon: string,
  { title, effect }: Texts,
): Fault => ({
  key: name,
  label: title,
  effect,
  icon,
  isOn: (faults) => faults[name] === on,
  isForOnce: ({ once }) => once.includes(name),
  change: ({ once }, isOn, scope) => ({
    [name]: isOn ? on : OFF[name],
    once: [...once.filter((other) => other !== name), ...(isOn && scope === 'once' ? [name] : [])],
  }),
});

/** Whether a rule is that of the switch: each call gets a 500, without conditions, headers or a delay. */
const isServerError = ({ method, path, status, when, headers, delay_ms }: Rule): boolean =>
  method === '*' && path === '/api/**' && status === 500 && !when && !headers && !delay_ms;

const serverError: Fault = {
  key: 'error',
  label: technicalTexts.faults.server.title,
  effect: technicalTexts.faults.server.effect,
  icon: plugs,
  isOn: ({ fail }) => fail.some(isServerError),
  isForOnce: ({ fail }) => fail.find(isServerError)?.times === 1,
  change: ({ fail }, on, scope) => {
    const others = fail.filter((rule) => !isServerError(rule));
    const body = { message: 'Something went wrong' };
    const rule: Rule = { method: '*', path: '/api/**', status: 500, body, times: scope === 'once' ? 1 : null };
    return { fail: on ? [...others, rule] : others };
  },
};

/** The faults with a switch: those that are pressed in a talk. */
export const faultSwitches: readonly Fault[] = [
  settingFault('latency_ms', 5000, gauge, technicalTexts.faults.slow),
  settingFault('offline', true, wifiSlash, technicalTexts.faults.offline),
  serverError,
  settingFault('cut_upload_at', 0.5, fileX, technicalTexts.faults.upload),
  settingFault('bureau', 'reject', thumbsDown, technicalTexts.faults.bureau),
  settingFault('selfie', 'lenses', eyeglasses, technicalTexts.faults.glasses),
  settingFault('delivery_s', 30, timer, technicalTexts.faults.sms),
];

/** Returns the settings after each of these switches was set on or off, those that are on with their own scope. */
function afterChanges(settings: FaultsDto, switches: readonly Fault[], on: boolean, before: FaultsDto): FaultsDto {
  let after = settings;
  for (const { change, isForOnce } of switches)
    after = { ...after, ...change(after, on, isForOnce(before) ? 'once' : 'always') };
  return after;
}

/** Everything that the API has set and no switch could: it can only be switched off. */
const otherFaults: Fault = {
  key: 'other',
  label: technicalTexts.faults.other.title,
  effect: technicalTexts.faults.other.effect,
  icon: warningCircle,
  isOn: (faults) => {
    const others = { ...afterChanges(faults, switchesOf(faults), false, faults), once: [] };
    return (Object.keys(OFF) as (keyof FaultsDto)[]).some(
      (name) => JSON.stringify(others[name]) !== JSON.stringify(OFF[name]),
    );
  },
  isForOnce: () => false,
  change: (faults) => afterChanges(OFF, switchesOf(faults), true, faults),
};

const switchesOf = (faults: FaultsDto): Fault[] => faultSwitches.filter(({ isOn }) => isOn(faults));

/** Returns the faults that are on. */
export const activeFaults = (faults: FaultsDto): Fault[] =>
  [...faultSwitches, otherFaults].filter(({ isOn }) => isOn(faults));
