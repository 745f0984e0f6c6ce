import { day, plusDays, startOfDay } from '#domain/calendar';
import { dayAndTime } from '#i18n/format';
import { type ClockTold, call, type OwnerFile } from './calls.ts';
import { button, h, section } from './dom.ts';
import type { Part, StageContext } from './stageContext.ts';
import { t } from './words.ts';

const JUMPS = [
  ['Time: 1 min', 'PT1M'],
  ['Time: 3 min', 'PT3M'],
  ['Time: 1 business day', { business_hours: 24 }],
  ['Time: 3 business days', { business_hours: 72 }],
  ['Time: 72 h', 'PT72H'],
  ['Time: 1 month', 'P1M'],
] as const;

/** The demo's clock: what it shows, the jumps ahead, and the autopilot (ux O7). */
export function time(stage: StageContext): Part {
  const now = h('p', { class: 'now' });
  const state = h('p', { class: 'hint' });
  const stopped = h('input', { type: 'checkbox', id: 'stopped' });
  const autopilot = h('input', { type: 'checkbox', id: 'autopilot' });
  let told: (ClockTold & { read: number }) | undefined;

  const show = () => {
    if (!told) return;
    // Between two readings the page counts on by itself.
    const passed = told.frozen ? 0 : Date.now() - told.read;
    now.textContent = dayAndTime(new Date(Date.parse(told.now) + passed));
    state.textContent = told.frozen ? `${t('Time: zone')} · ${t('Time: stopped')}` : t('Time: zone');
  };
  setInterval(show, 1000);

  const put = (body: unknown) =>
    stage.attempt(async () => {
      await call('PUT', 'clock', body);
      await stage.refresh();
    });
  stopped.addEventListener('change', () => void put({ frozen: stopped.checked }));
  autopilot.addEventListener(
    'change',
    () =>
      void stage.attempt(async () => {
        await call('PUT', 'autopilot', { on: autopilot.checked });
        await stage.refresh();
      }),
  );
  const jumps = JUMPS.map(([label, advance]) => button(t(label), () => put({ advance }), { class: 'quiet' }));

  return {
    element: section(
      'time',
      t('Time'),
      now,
      state,
      h(
        'div',
        { class: 'grid' },
        ...jumps,
        button(t('Time: next due'), () => passNextDue(stage), { class: 'quiet' }),
      ),
      h('label', { class: 'switch' }, stopped, h('span', {}, t('Time: stop'))),
      h('label', { class: 'switch' }, autopilot, h('span', {}, t('Time: autopilot'))),
    ),
    async refresh() {
      const [clock, { on }] = await Promise.all([
        call<ClockTold>('GET', 'clock'),
        call<{ on: boolean }>('GET', 'autopilot'),
      ]);
      told = { ...clock, read: Date.now() };
      stopped.checked = clock.frozen;
      autopilot.checked = on;
      show();
    },
  };
}

/** Goes to the first minute at which the chosen owner's next payment is overdue. */
const passNextDue = (stage: StageContext) =>
  stage.attempt(async () => {
    const file = stage.chosen.id === null ? undefined : await call<OwnerFile>('GET', `owners/${stage.chosen.id}`);
    const open = file?.loans
      .flatMap(({ installments }) => installments)
      .filter(({ status }) => status === 'pending' || status === 'rejected');
    const [next] = open?.map(({ due_date }) => due_date).sort() ?? [];
    if (next === undefined) return stage.say(t('Time: no due'));
    const now = startOfDay(plusDays(day(next), 1)).toISOString();
    await call('PUT', 'clock', { now });
    await stage.refresh();
  });
