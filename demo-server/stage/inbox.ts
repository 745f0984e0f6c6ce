import { dayAndTime } from '#i18n/format';
import { call, type Message, type OwnerTold } from './calls.ts';
import { fill, h, section } from './dom.ts';
import type { Part, StageContext } from './stageContext.ts';
import { t } from './words.ts';

const SHOWN = 40;

/** SMS and e-mails, the newest first: of the chosen owner, or of everybody (ux O5). */
export function inbox(stage: StageContext): Part {
  const whose = h('p', { class: 'hint' });
  const list = h('ol', { class: 'messages' });

  return {
    element: section('inbox', t('Inbox'), whose, list),
    async refresh() {
      const [messages, owners] = await Promise.all([
        call<Message[]>('GET', 'messages'),
        call<OwnerTold[]>('GET', 'owners'),
      ]);
      const owner = owners.find(({ id }) => id === stage.chosen.id);
      whose.textContent = owner ? t('Inbox: of', { name: owner.name }) : t('Inbox: of everybody');
      const hers = messages.filter(({ to }) => !owner || to === owner.email || to === owner.phone).slice(0, SHOWN);
      fill(list, ...(hers.length > 0 ? hers.map(message) : [h('li', { class: 'hint' }, t('Inbox: empty'))]));
    },
  };
}

const message = ({ to, subject, text, code, link, sent_at }: Message): HTMLElement =>
  h(
    'li',
    {},
    h(
      'div',
      { class: 'head' },
      h('strong', {}, subject ?? to),
      h('time', { datetime: sent_at }, dayAndTime(new Date(sent_at))),
    ),
    subject !== undefined && h('span', { class: 'hint' }, to),
    h('p', { class: 'text' }, text),
    code !== undefined && h('p', { class: 'code' }, t('Inbox: code', { code })),
    link !== undefined && h('a', { href: link, target: '_blank', rel: 'noopener' }, t('Inbox: open')),
  );
