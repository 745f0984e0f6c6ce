import { describe, expect, test } from 'vitest';
import type { CaseFileDto } from '../../../../../demo-server/console/dto.ts';
import { endedNow, stepStateOf } from '../../../../../demo-server/console/script/outcome/stepState.ts';
import { indexOfStep, type Step, steps } from '../../../../../demo-server/script/steps.ts';
import { inValidation, late, toAccept, toSign, toUpload, withPayments } from './caseFiles.ts';

const stateAt = (id: Step['id'], file: CaseFileDto) => stepStateOf(indexOfStep(id), 'elena', file);
/** Returns the id of the step that a change of the case file ends at a step. */
const endedBy = (id: Step['id'], before: CaseFileDto, now: CaseFileDto) => {
  const ended = endedNow(stateAt(id, before), stateAt(id, now));
  return ended === null ? null : steps[ended]?.id;
};

describe('a step ends', () => {
  test('when the staff has decided by hand, and when the clock has passed a due date', () => {
    expect(endedBy('office accepts', toAccept, toSign)).toBe('office accepts');
    expect(endedBy('time passes', withPayments({ status: 'pending' }), late)).toBe('time passes');
  });

  test('when the owner has done it in another window of the app, also from the step that leads to its page', () => {
    expect(endedBy('proof', late, inValidation)).toBe('proof');
    expect(endedBy('overdue month', late, inValidation)).toBe('proof');
    expect(endedBy('good news', toUpload, toAccept)).toBe('statement');
  });

  test('by the last decision that is due, also of an owner whose earlier payments have its status', () => {
    const early = { status: 'approved', moved_at: '2026-11-25' } as const;
    const before = withPayments(early, {
      status: 'in_validation',
      moved_at: '2026-12-28',
      transitions: ['approve', 'reject'],
    });
    const decided = (status: 'approved' | 'rejected') => withPayments(early, { status, moved_at: '2026-12-29' });
    expect(endedBy('office applies', before, decided('approved'))).toBe('office applies');
    expect(endedBy('office applies', before, decided('rejected'))).toBeNull();
    expect(endedBy('office applies', before, before)).toBeNull();
  });

  test('not when it had ended before, when another step began, or for another owner', () => {
    expect(endedBy('office accepts', toSign, toSign)).toBeNull();
    expect(endedNow(null, stateAt('proof', inValidation))).toBeNull();
    expect(endedNow(stateAt('time passes', late), stateAt('proof', inValidation))).toBeNull();
    expect(endedNow({ ...stateAt('proof', late), ownerId: 'renata' }, stateAt('proof', inValidation))).toBeNull();
  });
});
