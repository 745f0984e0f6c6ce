import { call, type Movable, type OwnerFile } from './calls.ts';
import { button, field, fill, h } from './dom.ts';
import type { Part, StageContext } from './stageContext.ts';
import { t } from './words.ts';

type Kind = 'applications' | 'loans' | 'installments';
type MoveName = Extract<Parameters<typeof t>[0], `Move ${string}`>;

/** Moves that ask for a reason (contract §6). */
const WITH_REASON = ['reject', 'refuse'];

/** The chosen owner's file: all that she asked for and owes, each with the moves that are legal now (ux O6). */
export function ownerFile(stage: StageContext): Part {
  const body = h('div', {});
  const title = h('h2', { id: 'file-title' }, t('Owner file'));
  const element = h('section', { class: 'card', 'aria-labelledby': 'file-title' }, title, body);

  return {
    element,
    async refresh() {
      const { id } = stage.chosen;
      if (id === null) return fill(body, h('p', { class: 'hint' }, t('Choose somebody')));
      const file = await call<OwnerFile>('GET', `owners/${id}`);
      title.textContent = t('Owner file of', { name: file.name });
      const applications = file.applications.map((it) => row(stage, 'applications', it));
      const loans = file.loans.map((loan) =>
        h(
          'div',
          { class: 'loan' },
          row(stage, 'loans', loan),
          loan.installments.length > 0 &&
            h('ul', {}, ...loan.installments.map((it) => h('li', {}, row(stage, 'installments', it)))),
        ),
      );
      const isEmpty = applications.length + loans.length === 0;
      fill(body, isEmpty && h('p', { class: 'hint' }, t('Nothing in her file')), ...loans, ...applications);
    },
  };
}

const titles = {
  applications: (number: string) => t('Stage: application', { number }),
  loans: (number: string) => t('Stage: loan', { number }),
  installments: (number: string) => t('Stage: installment', { number }),
} as const;

function row(stage: StageContext, kind: Kind, it: Movable): HTMLElement {
  const actions = it.moves.map((move) => {
    const label = t(`Move ${kind}/${move}` as MoveName);
    const isNo = WITH_REASON.includes(move);
    const press = () =>
      stage.attempt(async () => {
        const reason = isNo ? await reasonFor(label) : undefined;
        if (reason === null) return;
        await call('POST', `${kind}/${it.id}/${move}`, reason === undefined ? {} : { reason });
        await stage.refresh();
        stage.say(t('Stage: done'));
      });
    return button(label, press, { id: `${kind}-${it.id}-${move}`, class: isNo ? 'no' : 'yes' });
  });
  return h(
    'div',
    { class: 'row' },
    h(
      'div',
      {},
      h('strong', {}, titles[kind](String(it.number))),
      h('span', { class: 'hint' }, `${it.label} · ${it.detail}`),
    ),
    actions.length > 0 && h('div', { class: 'actions' }, ...actions),
  );
}

/** Asks why; three ready reasons and one's own words. Null when nothing is to be done. */
function reasonFor(title: string): Promise<string | null> {
  const own = h('textarea', { rows: '2', maxlength: '300', required: true });
  const dialog = h('dialog', { 'aria-labelledby': 'reason-title' });
  const use = (reason: string) => () => dialog.close(reason);
  const form = h(
    'form',
    { class: 'fields' },
    field(t('Reason: own words'), own),
    h(
      'div',
      { class: 'actions' },
      button(t('Leave it'), () => dialog.close(), { class: 'quiet' }),
      h('button', {}, t('Do it')),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close(own.value.trim());
  });
  dialog.append(
    h('h3', { id: 'reason-title' }, title.replace('…', '')),
    h('p', { class: 'hint' }, t('Reason for her')),
    h(
      'div',
      { class: 'reasons' },
      ...[t('Reason: data'), t('Reason: blurred'), t('Reason: old')].map((reason) =>
        button(reason, use(reason), { class: 'quiet' }),
      ),
    ),
    form,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue || null);
    });
  });
}
