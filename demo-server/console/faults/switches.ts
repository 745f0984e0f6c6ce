import { t } from '../consoleTexts.ts';
import type { FaultsDto } from './faultsSlice.ts';

/** How long a fault lasts: for the next call that it concerns, or until it is switched off. */
export type Scope = 'once' | 'always';

/** Returns the settings that change when a fault is switched on or off. */
type Change = (faults: FaultsDto, on: boolean, scope: Scope) => Partial<FaultsDto>;

/** Fault with its label and the way it is switched. */
export type FaultSwitch = {
  readonly key: string;
  readonly label: string;
  readonly isOn: (faults: FaultsDto) => boolean;
  readonly change: Change;
};

/** Creates the switch of a fault that replaces the response of every API call by this status and body. */
const responseFault = (key: string, status: number, label: string, body: unknown): FaultSwitch => {
  const isSameFault = (rule: FaultsDto['fail'][number]) => rule.status === status;
  return {
    key,
    label,
    isOn: ({ fail }) => fail.some(isSameFault),
    change: ({ fail }, on, scope) => {
      const rule = { method: '*', path: '/api/**', status, body, times: scope === 'once' ? 1 : null };
      return { fail: [...fail.filter((other) => !isSameFault(other)), ...(on ? [rule] : [])] };
    },
  };
};

/** Creates the switch of a fault that is one setting, with its values while off and on. */
const settingFault = <Name extends 'offline' | 'cut_upload_at' | 'bureau' | 'selfie' | 'delivery_s' | 'latency_ms'>(
  name: Name,
  label: string,
  off: FaultsDto[Name],
  on: FaultsDto[Name],
): FaultSwitch => ({
  key: name,
  label,
  isOn: (faults) => faults[name] === on,
  change: ({ once }, isOn, scope) => ({
    [name]: isOn ? on : off,
    once: [...once.filter((other) => other !== name), ...(isOn && scope === 'once' ? [name] : [])],
  }),
});

/** Status for a call that gets no response: the app gives up after its time-out. */
const NO_RESPONSE = 0;
/** Body that is not JSON, sent with a status of success. */
const UNREADABLE = '<html>';

/** All faults but the latency, which has steps instead of a switch. */
export const faultSwitches: readonly FaultSwitch[] = [
  settingFault('offline', t('No connection'), false, true),
  settingFault('cut_upload_at', t('The upload breaks at 50%'), null, 0.5),
  responseFault('error', 500, t('Response: 500'), { message: 'Something went wrong' }),
  responseFault('ended', 401, t('Response: 401'), { message: 'Your session ended' }),
  responseFault('conflict', 409, t('Response: 409'), { message: 'This is not possible now' }),
  responseFault('many', 429, t('Response: 429'), { message: 'Too many attempts' }),
  responseFault('silent', NO_RESPONSE, t('Response: never'), undefined),
  responseFault('unreadable', 200, t('Response: unreadable'), UNREADABLE),
  settingFault('bureau', t('Low bureau score'), 'auto', 'reject'),
  settingFault('selfie', t('Lenses are detected'), 'auto', 'lenses'),
  settingFault('delivery_s', t('SMS and e-mails do not arrive'), 0, null),
];

/** Steps of the latency, ms. */
export const LATENCIES_MS = [0, 1000, 5000, 20_000] as const;

export const latencyFault = (ms: number): FaultSwitch => settingFault('latency_ms', '', 0, ms);

/** Returns how many faults are on, the latency included. */
export const countActiveFaults = (faults: FaultsDto): number =>
  faultSwitches.filter(({ isOn }) => isOn(faults)).length + (faults.latency_ms > 0 ? 1 : 0);
