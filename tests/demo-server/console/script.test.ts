import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import { sentenceOf } from '../../../demo-server/console/script/sentenceOf.ts';
import { stepAt } from '../../../demo-server/console/script/stepAt.ts';
import { acts, numberOfStep, type Step, steps } from '../../../demo-server/script/steps.ts';
import { routes } from '../../../web/app/routes.ts';

const at = (id: string) => steps.findIndex((step) => step.id === id);
/** Returns the id of the step after a visit; the phone comes from the page of the step. */
const idAfter = (id: string, path: string) => {
  const from = steps[at(id)]?.routes[0].replace(/:\w+/g, '10');
  return steps[stepAt(steps, at(id), { path, from })]?.id;
};

test('the catalogue has texts for every step and for no other', () => {
  expect(Object.keys(stepTexts)).toEqual(steps.map(({ id }) => id));
});

test('steps have numbers from 1 on, and the closing screen has none', () => {
  expect(steps.map(({ id }) => numberOfStep(id))).toEqual(steps.map((_, index) => index + 1));
  expect(numberOfStep('closing')).toBeUndefined();
});

describe('what to say at a step', () => {
  const say = (id: Step['id'], tone?: 'person' | 'company') => {
    const step = steps.find((each) => each.id === id) as Step;
    return sentenceOf(step, { name: 'Ana María', tone });
  };

  test('is about the person who listens, or for a company’s staff about the owner by their name', () => {
    expect(say('signature')).toMatch(/^Firmas sin imprimir nada\./);
    expect(say('signature', 'company')).toMatch(/^Ana María firma sin imprimir nada\./);
    expect(say('kind no', 'company')).toBe(say('kind no', 'person'));
  });

  test('never speaks of the owner to their face, nor to the company as if it were the owner', () => {
    const ofOwner = steps.filter(({ act }) => act !== 'bureau');
    for (const { id } of ofOwner) {
      expect(say(id, 'person')).not.toMatch(/\b(le|su|sus)\b/i);
      expect(say(id, 'company').replace('Te enseño', '').replace('te enseño', '')).not.toMatch(/\b(te|tu|tus)\b/i);
      expect(say(id, 'company')).toContain('Ana María');
    }
  });
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
  ['request', '/applications/lease-contract', 'request'],
  ['sent', '/home', 'office approves'],
  // Back to a page that only an earlier step of the act has, while the owner goes on there.
  ['property', '/applications/10/desired-loan', 'offer'],
  ['sign authorisation', '/applications/10/privacy-policy', 'authorise'],
  ['other authorisation', '/home', 'other application'],
  ['office approves', '/home', 'office approves'],
  ['good news', '/loans/6/success', 'statement'],
  // Into the next act, when its first step belongs to this page.
  ['loan', '/loans/6', 'time passes'],
  // Skipped steps.
  ['identification', '/applications/lease-contract', 'request'],
  // A status of the case file ends the step: who leaves its page has not sent, signed or decided anything.
  ['income', '/home', 'income'],
  ['statement', '/home', 'statement'],
  ['signature', '/home', 'signature'],
  ['proof', '/loans/6', 'proof'],
  ['office approves', '/loans/6/success', 'office approves'],
  // A page of an earlier step or of none: the script stays.
  ['offer', '/home', 'offer'],
  ['landing', '/home', 'landing'],
  ['office applies', '/profile/my-data', 'office applies'],
  ['kind no', '/', 'kind no'],
])('at step "%s", when the phone opens %s, the script continues at "%s"', (from, path, to) => {
  expect(idAfter(from, path)).toBe(to);
});

test('a page that the phone shows first, or after that of another step, does not take the script back', () => {
  const path = '/applications/10/desired-loan';
  expect(stepAt(steps, at('property'), { path, from: undefined })).toBe(at('property'));
  expect(stepAt(steps, at('property'), { path, from: '/loans' })).toBe(at('property'));
});

test('an owner who signs out does not take the script back to the landing page', () => {
  expect(idAfter('identification', '/')).toBe('identification');
  expect(idAfter('register', '/')).toBe('landing');
});
