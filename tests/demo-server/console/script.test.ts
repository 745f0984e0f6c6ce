import { expect, test } from 'vitest';
import { script } from '#i18n/es-MX/script';
import { stepAt } from '../../../demo-server/console/script/following.ts';
import { steps } from '../../../demo-server/console/script/steps.ts';
import { routes } from '../../../web/app/routes.ts';

const at = (id: string) => steps.findIndex((step) => step.id === id);
const idAfter = (id: string, path: string) => steps[stepAt(steps, at(id), path)]?.id;

test('every step has a title and a speech, and none is left over', () => {
  const said = (prefix: string) =>
    Object.keys(script).flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
  expect(said('Step: ')).toEqual(steps.map(({ id }) => id));
  expect(said('Say: ')).toEqual(steps.map(({ id }) => id));
});

test('every step is played on a page that exists', () => {
  const known = new Set([...routes.map(({ path }) => path), '/demo/sign/:id']);
  expect(steps.map(({ route }) => route).filter((route) => !known.has(route))).toEqual([]);
});

test.each([
  ['landing', '/', 'landing'],
  ['landing', '/register', 'register'],
  ['register', '/verification-code/abc?phone=%2B525500000100', 'code'],
  // The same page again, later on.
  ['welcome', '/home', 'start profile'],
  ['income', '/home', 'request'],
  ['sent', '/home', 'office approves'],
  ['office approves', '/home', 'office approves'],
  ['good news', '/loans/6/success', 'statement'],
  // Over the edge of an act, route the next one begins there.
  ['loan', '/loans/6', 'time passes'],
  ['proof', '/loans/6', 'office applies'],
  // Steps that were left out.
  ['identification', '/applications/lease-contract', 'lease'],
  // Going back, or somewhere else: the talk waits.
  ['lease', '/home', 'lease'],
  ['landing', '/home', 'landing'],
  ['office applies', '/profile/my-data', 'office applies'],
  ['kind no', '/', 'kind no'],
])('from "%s" the phone at %s leads to "%s"', (from, path, to) => {
  expect(idAfter(from, path)).toBe(to);
});
