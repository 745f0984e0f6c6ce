import { t } from '../consoleTexts.ts';
import type { FaultsDto } from './faultsSlice.ts';

/** How long a fault lasts: until it has struck once, or until it is taken off (ux O8). */
export type Scope = 'once' | 'always';

/** What the faults become. */
type Change = (faults: FaultsDto, on: boolean, scope: Scope) => Partial<FaultsDto>;

/** A fault that is switched on or off. */
export type FaultSwitch = {
  readonly key: string;
  readonly label: string;
  readonly isOn: (faults: FaultsDto) => boolean;
  readonly change: Change;
};

/** The call of another status or of another shape that every call of the product is answered with. */
const failing = (key: string, status: number, label: string, body: unknown): FaultSwitch => {
  const isOurs = (rule: FaultsDto['fail'][number]) => rule.status === status;
  return {
    key,
    label,
    isOn: ({ fail }) => fail.some(isOurs),
    change: ({ fail }, on, scope) => {
      const rule = { method: '*', path: '/api/**', status, body, times: scope === 'once' ? 1 : null };
      return { fail: [...fail.filter((it) => !isOurs(it)), ...(on ? [rule] : [])] };
    },
  };
};

/** A field of the settings with what it is while the fault is on and while it is off. */
const field = <Name extends 'offline' | 'cut_upload_at' | 'bureau' | 'selfie' | 'delivery_s' | 'latency_ms'>(
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
    once: [...once.filter((it) => it !== name), ...(isOn && scope === 'once' ? [name] : [])],
  }),
});

/** Never answered: the app gives up by itself after its time-out. */
const NO_ANSWER = 0;
/** No JSON, under a status that promises some. */
const UNREADABLE = '<html>';

/** All that goes wrong on demand but for the latency, which has steps (ux O8). */
export const faultSwitches: readonly FaultSwitch[] = [
  field('offline', t('No connection'), false, true),
  field('cut_upload_at', t('The upload breaks at 50%'), null, 0.5),
  failing('error', 500, t('Answer: 500'), { message: 'Something went wrong' }),
  failing('ended', 401, t('Answer: 401'), { message: 'Your session ended' }),
  failing('conflict', 409, t('Answer: 409'), { message: 'This is not possible now' }),
  failing('many', 429, t('Answer: 429'), { message: 'Too many attempts' }),
  failing('silent', NO_ANSWER, t('Answer: never'), undefined),
  failing('unreadable', 200, t('Answer: unreadable'), UNREADABLE),
  field('bureau', t('Low bureau score'), 'auto', 'reject'),
  field('selfie', t('Lenses are detected'), 'auto', 'lenses'),
  field('delivery_s', t('SMS and e-mails do not arrive'), 0, null),
];

/** The steps of the latency, ms (ux O8). */
export const LATENCIES = [0, 1000, 5000, 20_000] as const;

export const latency = (ms: number): FaultSwitch => field('latency_ms', '', 0, ms);

/** How many faults are on now. */
export const activeFaults = (faults: FaultsDto): number =>
  faultSwitches.filter(({ isOn }) => isOn(faults)).length + (faults.latency_ms > 0 ? 1 : 0);
