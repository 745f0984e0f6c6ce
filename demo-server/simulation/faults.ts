import { noteFault } from '../http/currentCall.ts';
import type { Store } from '../store/store.ts';
import { meets, type SentParts } from './faultConditions.ts';
import { type FailRule, type FaultSettings, NO_FAULTS, type OnceFault, parseFaults } from './faultSettings.ts';
import { isLateSms, isLostSms, LATE_SMS_S } from './magicValues.ts';

/** The part of a call that rules look at. Names of headers are in lower case; the body is undefined when it is no JSON. */
export type FaultedCall = SentParts & { readonly method: string; readonly path: string };

export type Faults = {
  current(): FaultSettings;
  /**
   * Replaces all settings; fields that are left out are off. Throws a 422 for an invalid field. Call within
   * `store.write`.
   */
  replace(body: unknown): FaultSettings;
  /** Reports that a fault was used by the call that is being handled: one that is in `once` is switched off. */
  consume(name: OnceFault): void;
  /** Returns the first rule that matches a call, and uses it up by one. */
  consumeRule(call: FaultedCall): FailRule | undefined;
  /** Returns the seconds until a message arrives, by the settings and the magic endings of phones; null for never. */
  deliverySeconds(channel: 'sms' | 'email', to: string): number | null;
};

/**
 * Creates the faults; their settings are stored and survive a restart. `onUsedUp` is called for each fault that is used
 * up, within `store.writeLater`.
 */
export function createFaults(store: Store, onUsedUp: () => void = () => {}): Faults {
  // A store of an older version may lack fields.
  const current = (): FaultSettings => ({ ...NO_FAULTS, ...store.setting('faults', NO_FAULTS) });
  const reduceTo = (remaining: FaultSettings) =>
    store.writeLater(() => {
      store.set('faults', remaining);
      onUsedUp();
    });

  return {
    current,
    replace(body) {
      const settings = parseFaults(body);
      store.set('faults', settings);
      return settings;
    },
    consume(name) {
      if (current()[name] !== NO_FAULTS[name]) noteFault(name);
      // Not within the write of the call: that is undone when the fault makes it fail.
      queueMicrotask(() => {
        const { [name]: _, once, ...others } = current();
        if (once.includes(name)) reduceTo(parseFaults({ ...others, once: once.filter((other) => other !== name) }));
      });
    },
    consumeRule(call) {
      const { fail, ...others } = current();
      const rule = fail.find((candidate) => matches(candidate, call));
      if (rule) noteFault('fail');
      if (rule?.times) {
        const remaining = rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [];
        reduceTo({ ...others, fail: fail.flatMap((other) => (other === rule ? remaining : [other])) });
      }
      return rule;
    },
    deliverySeconds(channel, to) {
      const { delivery_s } = current();
      if (delivery_s === null || (channel === 'sms' && isLostSms(to))) return null;
      return channel === 'sms' && isLateSms(to) ? Math.max(LATE_SMS_S, delivery_s) : delivery_s;
    },
  };
}

/**
 * Whether a fault of every call strikes one with this method. One that counts only once waits for a call that sends
 * something: the app also reads in the background, where nobody would see the fault.
 */
export const strikesMethod = (method: string, isForOnce: boolean): boolean =>
  !isForOnce || !['GET', 'HEAD'].includes(method);

/** Whether a rule is for every call: it names neither a method nor a path. */
const isForEveryCall = ({ method, path }: FailRule): boolean => method === '*' && ['*', '/api/**'].includes(path);

const matches = (rule: FailRule, { method, path, ...sent }: FaultedCall): boolean =>
  (rule.method === '*' || rule.method === method) &&
  isPath(rule.path, path) &&
  meets(rule.when, sent) &&
  (!isForEveryCall(rule) || strikesMethod(method, rule.times !== null));

/** Whether a path matches a pattern, part by part. No pattern of the operator becomes a regular expression. */
export function isPath(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  const expected = pattern.split('/');
  const parts = path.split('/');
  if (expected.at(-1) === '**') parts.length = Math.min(parts.length, expected.length);
  const isMatch = (part: string, i: number) => part === '*' || part === '**' || part === parts[i];
  return expected.length === parts.length && expected.every(isMatch);
}
