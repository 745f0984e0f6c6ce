import { Router } from 'express';
import type { Demo } from '../../demo.ts';
import { fieldErrors, fieldsOf } from '../../http/errors.ts';
import { onlyFromHere } from '../../http/guard.ts';
import { scenarioOf } from '../../scenarios/reset.ts';
import { inSpanish } from '../../simulation/messageTexts.ts';
import { shownTo, type Viewers } from '../../simulation/viewers.ts';

/** Seconds that a call for messages may be held (contract §6). */
const MAX_WAIT = 30;

/** /demo/api: what goes on. Health, messages, the live stream and the record, and what goes wrong. */
export function watchingRoutes(demo: Demo, viewers: Viewers): Router {
  const { store, clock, messages, events, faults, version } = demo;
  const routes = Router();

  routes.get('/health', (_req, res) => {
    res.json({ status: 'ok', version, scenario: scenarioOf(demo), now: clock.now().toISOString() });
  });

  routes.get('/messages', onlyFromHere, async (req, res) => {
    const { to, after, wait } = req.query;
    const which = { to: textOf(to), after: textOf(after) };
    const seconds = secondsIn(wait);
    if (seconds === 0) return void res.json(messages.list(which));
    const leaving = new AbortController();
    res.once('close', () => leaving.abort());
    res.json(await messages.wait(which, seconds, leaving.signal));
  });

  routes.get('/events', (req, res) => {
    viewers.admit(req, res);
    events.stream(req, res, shownTo(req));
  });

  routes.get('/record', (req, res) => {
    res.json(events.list(textOf(req.query.after)).map(shownTo(req)));
  });

  routes.get('/faults', (_req, res) => {
    res.json(faults.current());
  });

  routes.put('/faults', async (req, res) => {
    const settings = await store.write(() => {
      const put = faults.put(fieldsOf(req.body));
      events.note({ kind: 'faults', line: inSpanish('Faults set'), data: put });
      return put;
    });
    res.json(settings);
  });

  return routes;
}

/** A text from the query; an empty one counts as none, and so does a second one of the same name. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function secondsIn(value: unknown): number {
  const text = textOf(value);
  if (text === undefined) return 0;
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= MAX_WAIT)) throw fieldErrors({ wait: 'This value is not valid' });
  return seconds;
}
