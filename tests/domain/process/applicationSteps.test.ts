import { describe, expect, test } from 'vitest';
import type { Application } from '#domain/application';
import { day } from '#domain/calendar';
import { processSteps } from '#domain/process/processSteps';
import { applicationIn, approval, approved, at, DONE_APPLICATION, entry, LOAN, linesOf } from './samples.ts';

describe('the process of an application', () => {
  test.each<[string, Application, string[]]>([
    [
      'a draft',
      applicationIn('uncompleted', { history: [entry('uncompleted', 20)] }),
      ['current send_application', 'next validate_application', ...LOAN],
    ],
    [
      'a draft without a term',
      applicationIn('uncompleted', { pre_offer_term_frame: null }),
      [
        'current send_application',
        'next validate_application',
        'next upload_statement',
        'next sign_contract',
        'next deposit',
        'next first_payment',
      ],
    ],
    [
      'one that was sent',
      applicationIn('awaiting_validation', { history: [entry('awaiting_validation', 21)] }),
      ['done send_application 11-21T18:00', 'current validate_application in 72 h until 2026-11-24T18:00', ...LOAN],
    ],
    [
      'one in validation for longer than was promised',
      applicationIn('in_validation', { history: [entry('awaiting_validation', 19), entry('in_validation', 20)] }),
      ['done send_application 11-19T18:00', 'current validate_application in 72 h until 2026-11-22T18:00', ...LOAN],
    ],
    [
      'one that was rejected',
      applicationIn('rejected', {
        history: [entry('awaiting_validation', 19), entry('rejected', 20, 'El folio no coincide.')],
      }),
      [
        'done send_application 11-19T18:00',
        'rejected validate_application 11-20T18:00 because El folio no coincide.',
        'next apply_again',
      ],
    ],
    [
      'one that the credit bureau rejected',
      applicationIn('rejected', { history: [entry('rejected', 20)], retry_from: day('2027-02-20') }),
      ['rejected check_bureau 11-20T18:00', 'next apply_again on 2027-02-20'],
    ],
    ['one whose loan is not known, which may have been paid back by now', approved, DONE_APPLICATION],
    [
      'one in an unknown status',
      applicationIn('unknown', { history: approval.slice(0, 2) }),
      ['done send_application 11-09T18:00', 'current proceed'],
    ],
  ])('%s', (_, application, lines) => {
    expect(linesOf({ application })).toEqual(lines);
  });

  test.each<[string, Application, string[]]>([
    [
      'one that was sent',
      applicationIn('awaiting_validation'),
      ['done send_application', 'current validate_application in 72 h until undefined'],
    ],
    [
      'one that was sent and authorised',
      applicationIn('in_validation', { bureau_authorization: { folio: '1', at: at(21) } }),
      ['done send_application 11-21T18:00', 'current validate_application in 72 h until 2026-11-24T18:00'],
    ],
    ['an approved one', applicationIn('approved'), ['done send_application', 'done validate_application']],
    [
      'a rejected one',
      applicationIn('rejected', { rejection_reason: 'El folio no coincide.' }),
      ['done send_application', 'rejected validate_application because El folio no coincide.'],
    ],
    [
      'one that the bureau rejected',
      applicationIn('rejected', { retry_from: day('2027-02-20') }),
      ['rejected check_bureau', 'next apply_again on 2027-02-20'],
    ],
  ])('without a history: %s', (_, application, lines) => {
    expect(linesOf({ application }).slice(0, lines.length)).toEqual(lines);
  });

  test.each([
    ['2026-11-24T18:00:00.000Z', false],
    ['2026-11-24T18:00:01.000Z', true],
  ])('at %s the promise of an application that was sent on the 21st has passed: %s', (now, isLate) => {
    const application = applicationIn('awaiting_validation', { history: [entry('awaiting_validation', 21)] });
    expect(processSteps({ application }, new Date(now))[1]?.promise?.isLate).toBe(isLate);
  });
});
