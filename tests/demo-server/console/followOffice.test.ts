import { expect, test } from 'vitest';
import {
  consoleSlice,
  interruptedChanged,
  obstacleChanged,
  phoneLocationChanged,
  phoneOwnerChanged,
  sectionOpened,
  stepChosen,
  stepEndedElsewhere,
} from '../../../demo-server/console/consoleSlice.ts';
import { cueOf } from '../../../demo-server/console/script/cueOf.ts';
import { remainingTransitions } from '../../../demo-server/console/script/findItem.ts';
import { hasEnded } from '../../../demo-server/console/script/outcome/useFollowOffice.ts';
import { type Step, steps } from '../../../demo-server/console/script/steps.ts';

const stepOf = (id: Step['id']) => steps.find((step) => step.id === id) as Step;
const { action } = stepOf('office approves');
const unseen = { step: 14, ownerId: 'elena', isSeen: false };
const seen = { ...unseen, isSeen: true };

test('a decision that is made by hand ends its step, and so does the clock', () => {
  expect(hasEnded(action, unseen, seen)).toBe(true);
  expect(hasEnded(stepOf('time passes').action, unseen, seen)).toBe(true);
});

test('a step does not end when its outcome was there before, or is another owner’s', () => {
  expect(hasEnded(action, null, seen)).toBe(false);
  expect(hasEnded(action, seen, seen)).toBe(false);
  expect(hasEnded(action, { ...unseen, step: 13 }, seen)).toBe(false);
  expect(hasEnded(action, { ...unseen, ownerId: 'renata' }, seen)).toBe(false);
  expect(hasEnded(stepOf('proof').action, unseen, seen)).toBe(false);
});

test('the section in which a decision is made stays open, though the next step points beside it', () => {
  const { reducer } = consoleSlice;
  const atDecision = reducer(undefined, stepChosen(steps.indexOf(stepOf('office approves'))));
  const inCaseFile = reducer(atDecision, sectionOpened('case-file'));
  const after = reducer(inCaseFile, stepEndedElsewhere());
  expect([steps[after.step]?.id, after.openSection]).toEqual(['good news', 'case-file']);
  expect(reducer(inCaseFile, stepChosen(after.step)).openSection).toBeNull();
});

test('the cue of a decision names its buttons, in their order', () => {
  expect(cueOf(stepOf('office approves'))).toBe('En Decisiones presiona “Iniciar validación” y luego “Aprobar”.');
  expect(cueOf(stepOf('office accepts'))).toBe('En Decisiones presiona “Aceptar estado de cuenta”.');
  expect(cueOf(stepOf('deposit'))).toBe('En Decisiones presiona “Programar depósito” y luego “Depositar”.');
  expect(cueOf(stepOf('code'))).toBe('Enséñale el SMS que llegó a Mensajes.');
  expect(cueOf(stepOf('register'))).toBeUndefined();
});

test('"Hazlo por mí" goes on after a decision of which the first button was pressed by hand', () => {
  const fileWith = (...transitions: string[]) => ({ applications: [{ id: 'a', transitions }], loans: [] }) as never;
  const left = (...transitions: string[]) =>
    remainingTransitions(fileWith(...transitions), 'applications', ['take', 'approve']);
  expect(left('take', 'reject')).toEqual({ id: 'a', remaining: ['take', 'approve'] });
  expect(left('approve', 'reject')).toEqual({ id: 'a', remaining: ['approve'] });
  expect(left()).toBeUndefined();
});

test('what stood in the way of a step is forgotten when step, page or owner have changed', () => {
  const { reducer } = consoleSlice;
  const blocked = reducer(undefined, obstacleChanged({ kind: 'nobody' }));
  expect(blocked.obstacle).not.toBeNull();
  const changes = [stepChosen(blocked.step), phoneOwnerChanged('elena'), phoneLocationChanged({ path: '/' } as never)];
  for (const change of changes) expect(reducer(blocked, change).obstacle).toBeNull();
});

test('the talk is not interrupted any more when its owner is back on the phone, in whatever way', () => {
  const { reducer } = consoleSlice;
  const away = reducer(undefined, interruptedChanged({ step: 'offer', path: '/home', owner_id: 'elena' }));
  expect(reducer(away, phoneOwnerChanged('renata')).interrupted).not.toBeNull();
  expect(reducer(away, phoneOwnerChanged(null)).interrupted).not.toBeNull();
  expect(reducer(away, phoneOwnerChanged('elena')).interrupted).toBeNull();
});
