import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import { stepAt } from '../../../demo-server/console/script/stepAt.ts';
import { acts, steps } from '../../../demo-server/console/script/steps.ts';
import { routes } from '../../../web/app/routes.ts';

const at = (id: string) => steps.findIndex((step) => step.id === id);
const idAfter = (id: string, path: string) => steps[stepAt(steps, at(id), path)]?.id;

test('the catalogue has texts for every step and for no other', () => {
  expect(Object.keys(stepTexts)).toEqual(steps.map(({ id }) => id));
});

test('the README says how many steps the script has', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(/The script has (\d+) steps in (\w+) acts/.exec(readme)?.slice(1)).toEqual([String(steps.length), 'three']);
  expect(acts).toHaveLength(3);
});

test('every step belongs to a page that exists', () => {
  const known = new Set([...routes.map(({ path }) => path), '/demo/sign/:id']);
  const pages = steps.flatMap(({ routes: ofStep, outcome }) => [...ofStep, ...(outcome.page ? [outcome.page] : [])]);
  expect(pages.filter((route) => !known.has(route))).toEqual([]);
});

test.each([
  ['landing', '/', 'landing'],
  ['landing', '/register', 'register'],
  ['register', '/verification-code/abc?phone=%2B525500000100', 'code'],
  // The same page occurs again later.
  ['welcome', '/home', 'welcome'],
  ['income', '/home', 'request'],
  ['request', '/applications/lease-contract', 'request'],
  ['sent', '/home', 'office approves'],
  ['office approves', '/home', 'office approves'],
  ['good news', '/loans/6/success', 'statement'],
  // Into the next act, when its first step belongs to this page.
  ['loan', '/loans/6', 'time passes'],
  ['proof', '/loans/6', 'office applies'],
  // Skipped steps.
  ['identification', '/applications/lease-contract', 'request'],
  // A page of an earlier step or of none: the script stays.
  ['offer', '/home', 'offer'],
  ['landing', '/home', 'landing'],
  ['office applies', '/profile/my-data', 'office applies'],
  ['kind no', '/', 'kind no'],
])('at step "%s", when the phone opens %s, the script continues at "%s"', (from, path, to) => {
  expect(idAfter(from, path)).toBe(to);
});
