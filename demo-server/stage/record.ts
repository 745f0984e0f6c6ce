import { dayAndTime } from '#i18n/format';
import { call, type EventTold } from './calls.ts';
import { fill, h, section } from './dom.ts';
import type { Part } from './stageContext.ts';
import { t } from './words.ts';

const SHOWN = 100;

/** What happened, in plain Spanish, the newest first (ux O10). */
export function record(): Part {
  const list = h('ol', { class: 'record', tabindex: '0', 'aria-labelledby': 'record-title' });
  return {
    element: section('record', t('Record'), list),
    async refresh() {
      const events = (await call<EventTold[]>('GET', 'record')).slice(-SHOWN).reverse();
      const lines = events.map(({ at, line }) =>
        h('li', {}, h('time', { datetime: at }, dayAndTime(new Date(at))), h('span', {}, line)),
      );
      fill(list, ...(lines.length > 0 ? lines : [h('li', { class: 'hint' }, t('Record: empty'))]));
    },
  };
}
