import { dayAndTime } from '#i18n/format';
import { call, type SnapshotTold } from './calls.ts';
import { button, field, fill, h, section } from './dom.ts';
import type { Part, StageContext } from './stageContext.ts';
import { t } from './words.ts';

/** Start again, and points to come back to (ux O9). */
export function points(stage: StageContext): Part {
  const list = h('ul', { class: 'points' });
  const name = h('input', { name: 'name', required: true, maxlength: '40', autocomplete: 'off' });
  const file = h('input', { type: 'file', accept: '.tar,application/x-tar' });
  const keep = h('form', { class: 'fields' }, field(t('Points: name'), name), h('button', {}, t('Points: keep')));

  const change = (job: () => Promise<unknown>) =>
    stage.attempt(async () => {
      await job();
      stage.chosen.id = null;
      await stage.refresh();
      stage.say(t('Stage: done'));
    });
  keep.addEventListener('submit', (event) => {
    event.preventDefault();
    void stage.attempt(async () => {
      await call('PUT', `snapshots/${encodeURIComponent(name.value.trim())}`);
      name.value = '';
      await stage.refresh();
    });
  });
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen && confirm(t('Points: surely back'))) void change(() => call('PUT', 'snapshot', chosen));
    file.value = '';
  });
  const reset = () => (confirm(t('Points: surely')) ? change(() => call('POST', 'reset', {})) : undefined);

  const point = ({ name: called, kept_at }: SnapshotTold): HTMLElement => {
    const path = `snapshots/${encodeURIComponent(called)}`;
    const restore = () =>
      confirm(t('Points: surely back')) ? change(() => call('POST', `${path}/restore`)) : undefined;
    const remove = () =>
      stage.attempt(async () => {
        await call('DELETE', path);
        await stage.refresh();
      });
    return h(
      'li',
      { class: 'row' },
      h('span', { class: 'hint' }, dayAndTime(new Date(kept_at))),
      h(
        'div',
        { class: 'actions' },
        button(t('Points: restore', { name: called }), restore),
        button(t('Points: remove', { name: called }), remove, { class: 'quiet' }),
      ),
    );
  };

  return {
    element: section(
      'points',
      t('Points'),
      h(
        'div',
        { class: 'actions' },
        button(t('Points: reset'), reset, { class: 'no' }),
        h('a', { href: '/demo/api/snapshot', download: 'adelantto.tar' }, t('Points: export')),
      ),
      field(t('Points: import'), file),
      keep,
      list,
    ),
    async refresh() {
      fill(list, ...(await call<SnapshotTold[]>('GET', 'snapshots')).map(point));
    },
  };
}
