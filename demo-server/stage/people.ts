import { call, type OwnerTold, type PersonaTold } from './calls.ts';
import { button, field, fill, h, section } from './dom.ts';
import type { Part, StageContext } from './stageContext.ts';
import { t } from './words.ts';

const CITIES = ['Ciudad de México', 'Guadalajara', 'Monterrey', 'Mérida', 'Tijuana', 'Cancún'];

/** Ready-made owners, whoever registered meanwhile, and the form that makes one of a prospect's own. */
export function people(stage: StageContext): Part {
  const list = h('ul', { class: 'people' });
  const maker = personaliser(stage);

  return {
    element: section('people', t('People'), h('p', { class: 'hint' }, t('People: hint')), list, maker.element),
    async refresh() {
      const [personas, owners] = await Promise.all([
        call<PersonaTold[]>('GET', 'personas'),
        call<OwnerTold[]>('GET', 'owners'),
      ]);
      const others = owners.filter(({ persona }) => persona === null);
      fill(
        list,
        ...personas.map((persona) => person(stage, persona, persona.story, persona.key)),
        ...others.map((owner) => person(stage, owner, owner.email)),
      );
      maker.offer(personas);
    },
  };
}

function person(
  stage: StageContext,
  { id, name }: { id: string; name: string },
  story: string,
  key?: string,
): HTMLElement {
  const isChosen = stage.chosen.id === id;
  const choose = button(
    t('Owner file'),
    async () => {
      stage.chosen.id = id;
      await stage.attempt(stage.refresh);
      document.getElementById('file-title')?.scrollIntoView({ block: 'nearest' });
    },
    { id: `choose-${id}`, class: 'quiet', 'aria-label': t('See her file', { name }), 'aria-pressed': String(isChosen) },
  );
  return h(
    'li',
    { class: isChosen ? 'person chosen' : 'person' },
    h('div', {}, h('strong', {}, name), h('span', { class: 'hint' }, story)),
    h('div', { class: 'actions' }, choose, key !== undefined && doorFor(key, name)),
  );
}

/** A form of its own, not a script: it opens a window that no blocker minds and carries no token in its address. */
const doorFor = (key: string, name: string): HTMLElement =>
  h(
    'form',
    { method: 'post', action: '/demo/enter', target: '_blank' },
    h('input', { type: 'hidden', name: 'key', value: key }),
    h('button', { 'aria-label': t('Enter as', { name }) }, t('Enter')),
  );

function personaliser(stage: StageContext) {
  const name = h('input', { name: 'name', required: true, maxlength: '60', autocomplete: 'off' });
  const like = h('select', { name: 'like' });
  const rent = h('input', { name: 'rent', type: 'number', min: '15000', max: '1000000', step: '500', value: '20000' });
  const city = h('select', { name: 'city' }, ...CITIES.map((it) => h('option', {}, it)));
  const term = h('input', { name: 'term', type: 'number', min: '3', max: '12', value: '6' });
  const form = h(
    'form',
    { class: 'fields' },
    field(t('Personalise: name'), name),
    field(t('Personalise: like'), like),
    field(t('Personalise: rent'), rent),
    field(t('Personalise: city'), city),
    field(t('Personalise: term'), term),
    h('button', {}, t('Personalise: make')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const body = {
      like: like.value,
      name: name.value,
      rent: Number(rent.value),
      city: city.value,
      term: Number(term.value),
    };
    void stage.attempt(async () => {
      const made = await call<PersonaTold>('POST', 'personas', body);
      stage.chosen.id = made.id;
      await stage.refresh();
      stage.say(t('Personalise: made', { name: made.name }));
    });
  });
  return {
    element: h('details', {}, h('summary', {}, t('Personalise')), form),
    offer(personas: readonly PersonaTold[]) {
      const models = personas.filter(({ key, like: of }) => key === of);
      if (like.options.length === models.length) return;
      fill(like, ...models.map((it) => h('option', { value: it.key }, it.name)));
    },
  };
}
