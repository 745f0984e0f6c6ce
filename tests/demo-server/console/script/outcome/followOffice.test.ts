import { expect, test } from 'vitest';
import { hasEnded } from '../../../../../demo-server/console/script/outcome/useFollowOffice.ts';
import { type Step, steps } from '../../../../../demo-server/console/script/steps.ts';

const actionOf = (id: Step['id']) => (steps.find((step) => step.id === id) as Step).action;
const unseen = { step: 14, ownerId: 'elena', isSeen: false };
const seen = { ...unseen, isSeen: true };

test('a decision that is made by hand ends its step, and so does the clock', () => {
  expect(hasEnded(actionOf('office approves'), unseen, seen)).toBe(true);
  expect(hasEnded(actionOf('time passes'), unseen, seen)).toBe(true);
});

test('a step does not end when its outcome was there before, or is another owner’s', () => {
  expect(hasEnded(actionOf('office approves'), null, seen)).toBe(false);
  expect(hasEnded(actionOf('office approves'), seen, seen)).toBe(false);
  expect(hasEnded(actionOf('office approves'), { ...unseen, step: 13 }, seen)).toBe(false);
  expect(hasEnded(actionOf('office approves'), { ...unseen, ownerId: 'renata' }, seen)).toBe(false);
  expect(hasEnded(actionOf('proof'), unseen, seen)).toBe(false);
});
