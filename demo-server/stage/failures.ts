import { call } from './calls.ts';
import { button, h, section } from './dom.ts';
import type { Part, StageContext } from './stageContext.ts';
import { t } from './words.ts';

type Faults = {
  latency_ms: number;
  offline: boolean;
  fail: { method: string; path: string; status: number; body?: unknown; times: number | null }[];
  cut_upload_at: number | null;
  bureau: 'auto' | 'reject';
  selfie: 'auto' | 'lenses';
  delivery_s: number | null;
};

const EVERY_CALL = '/api/**';
const next = (status: number, message: string) => ({
  method: '*',
  path: EVERY_CALL,
  status,
  body: { message },
  times: 1,
});
const fails = (status: number) => (faults: Faults) => faults.fail.some((rule) => rule.status === status);
const failing = (status: number, message: string) => (faults: Faults, on: boolean) => ({
  fail: [...faults.fail.filter((rule) => rule.status !== status), ...(on ? [next(status, message)] : [])],
});

/** Each switch: what it is called, whether it is on, and what it changes (ux O8). */
const switches = [
  { label: 'Failures: offline', isOn: (it) => it.offline, change: (_, on) => ({ offline: on }) },
  { label: 'Failures: slow', isOn: (it) => it.latency_ms > 0, change: (_, on) => ({ latency_ms: on ? 5000 : 0 }) },
  {
    label: 'Failures: cut',
    isOn: (it) => it.cut_upload_at !== null,
    change: (_, on) => ({ cut_upload_at: on ? 0.5 : null }),
  },
  { label: 'Failures: error', isOn: fails(500), change: failing(500, 'Something went wrong') },
  { label: 'Failures: many', isOn: fails(429), change: failing(429, 'Too many attempts') },
  { label: 'Failures: ended', isOn: fails(401), change: failing(401, 'Your session ended') },
  {
    label: 'Failures: bureau',
    isOn: (it) => it.bureau === 'reject',
    change: (_, on) => ({ bureau: on ? 'reject' : 'auto' }),
  },
  {
    label: 'Failures: lenses',
    isOn: (it) => it.selfie === 'lenses',
    change: (_, on) => ({ selfie: on ? 'lenses' : 'auto' }),
  },
  {
    label: 'Failures: silent',
    isOn: (it) => it.delivery_s === null,
    change: (_, on) => ({ delivery_s: on ? null : 0 }),
  },
] as const satisfies readonly {
  label: Parameters<typeof t>[0];
  isOn: (faults: Faults) => boolean;
  change: (faults: Faults, on: boolean) => Partial<Faults>;
}[];

/** What goes wrong on demand. */
export function failures(stage: StageContext): Part {
  const count = h('p', { class: 'hint', role: 'status' });
  const read = () => call<Faults>('GET', 'faults');
  const put = (changes: (faults: Faults) => Partial<Faults>) =>
    stage.attempt(async () => {
      const faults = await read();
      await call('PUT', 'faults', { ...faults, ...changes(faults) });
      await stage.refresh();
    });
  const boxes = switches.map(({ change }, i) => {
    const box = h('input', { type: 'checkbox', id: `fault-${i}` });
    box.addEventListener('change', () => void put((faults) => change(faults, box.checked)));
    return box;
  });
  const allOff = () =>
    stage.attempt(async () => {
      await call('PUT', 'faults', {});
      await stage.refresh();
    });

  return {
    element: section(
      'failures',
      t('Failures'),
      count,
      ...switches.map(({ label }, i) => h('label', { class: 'switch' }, boxes[i], h('span', {}, t(label)))),
      button(t('Failures: off'), allOff, { class: 'quiet' }),
    ),
    async refresh() {
      const faults = await read();
      for (const [i, { isOn }] of switches.entries()) {
        const box = boxes[i];
        if (box) box.checked = isOn(faults);
      }
      const active = switches.filter(({ isOn }) => isOn(faults)).length;
      count.textContent = t('Failures: active', { count: active });
      count.classList.toggle('alarm', active > 0);
    },
  };
}
