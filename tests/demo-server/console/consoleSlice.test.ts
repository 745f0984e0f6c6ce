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
import { indexOfStep, steps } from '../../../demo-server/script/steps.ts';

const { reducer } = consoleSlice;

test('the section in which a decision is made stays open, though the next step points beside it', () => {
  const atDecision = reducer(undefined, stepChosen(indexOfStep('office approves')));
  const inCaseFile = reducer(atDecision, sectionOpened('case-file'));
  const after = reducer(inCaseFile, stepEndedElsewhere(atDecision.step));
  expect([steps[after.step]?.id, after.openSection]).toEqual(['good news', 'case-file']);
  expect(reducer(inCaseFile, stepChosen(after.step)).openSection).toBeNull();
});

test('what stood in the way of a step is forgotten when step, page or owner have changed', () => {
  const blocked = reducer(undefined, obstacleChanged({ kind: 'unseen' }));
  expect(blocked.obstacle).not.toBeNull();
  const changes = [stepChosen(blocked.step), phoneOwnerChanged('elena'), phoneLocationChanged({ path: '/' } as never)];
  for (const change of changes) expect(reducer(blocked, change).obstacle).toBeNull();
});

test('the talk is not interrupted any more when its owner is back on the phone, in whatever way', () => {
  const away = reducer(undefined, interruptedChanged({ step: 'offer', path: '/home', owner_id: 'elena' }));
  expect(reducer(away, phoneOwnerChanged('renata')).interrupted).not.toBeNull();
  expect(reducer(away, phoneOwnerChanged(null)).interrupted).not.toBeNull();
  expect(reducer(away, phoneOwnerChanged('elena')).interrupted).toBeNull();
});
