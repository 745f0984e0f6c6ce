import { h } from './dom.ts';
import { failures } from './failures.ts';
import { inbox } from './inbox.ts';
import { ownerFile } from './ownerFile.ts';
import { people } from './people.ts';
import { points } from './points.ts';
import { record } from './record.ts';
import type { Part, StageContext } from './stageContext.ts';
import { time } from './time.ts';
import { t } from './words.ts';

/** Events that come in a row are read together. */
const SETTLING_MS = 150;

/** The page at /demo: what happens behind the app, and what the operator does about it (ux §9). */
function start(root: HTMLElement): void {
  const status = h('p', { class: 'status', role: 'status' });
  let parts: Part[] = [];
  const stage: StageContext = {
    chosen: { id: null },
    say(line, failed = false) {
      status.textContent = line;
      status.classList.toggle('alarm', failed);
    },
    async attempt(job) {
      try {
        await job();
      } catch (error) {
        stage.say(error instanceof Error ? error.message : String(error), true);
      }
    },
    async refresh() {
      await Promise.all(parts.map((part) => part.refresh()));
    },
  };
  const [who, file, mail, clock, wrong, kept, log] = [
    people(stage),
    ownerFile(stage),
    inbox(stage),
    time(stage),
    failures(stage),
    points(stage),
    record(),
  ] as const;
  parts = [who, file, mail, clock, wrong, kept, log];

  const head = h(
    'header',
    {},
    h('div', {}, h('h1', {}, t('Stage')), h('p', { class: 'hint' }, t('Stage: what it is'))),
    h('a', { href: '/', target: '_blank', rel: 'noopener' }, t('Open the app')),
  );
  root.replaceChildren(
    head,
    status,
    h(
      'main',
      { class: 'columns' },
      h('div', {}, who.element),
      h('div', {}, file.element, mail.element),
      h('div', {}, clock.element, wrong.element, kept.element, log.element),
    ),
  );
  void stage.attempt(stage.refresh);
  follow(stage);
}

/** Reads again whenever something happens, and after the server was away. */
function follow(stage: StageContext): void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(settling);
    settling = setTimeout(() => void stage.attempt(stage.refresh), SETTLING_MS);
  };
  const stream = new EventSource('/demo/api/events');
  for (const kind of ['message', 'transition', 'clock', 'faults', 'store', 'chat']) stream.addEventListener(kind, soon);
  stream.addEventListener('open', soon);
  stream.addEventListener('error', () => stage.say(t('Stage: lost'), true));
}

const root = document.getElementById('stage');
if (root) start(root);
