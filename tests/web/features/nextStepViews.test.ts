import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { pesos } from '#domain/money';
import { certain } from '#domain/process/figure';
import * as commonTexts from '#i18n/es-MX/common';
import * as figureTexts from '#i18n/es-MX/figures';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { badgeLooks } from '#kit/feedback/badgeLooks.ts';
import { viewOfStep as view } from '../../../web/features/home/next-step/stepView.ts';

const now = new Date('2026-08-12T10:00:00-06:00');
const received = certain(pesos(192_456));

const link = { label: commonTexts.seeProcess, to: '/applications/7/process' };

describe('an application', () => {
  const button = (path: string) => ({
    label: nextStepTexts.continueApplicationButton,
    to: `/applications/7/${path}`,
  });

  test.each([
    ['pre_offer', nextStepTexts.chooseTerm, button('desired-loan')],
    ['property_details', nextStepTexts.addProperty, button('property-documents')],
    ['bureau_policy', nextStepTexts.authoriseBureau, button('privacy-policy')],
    ['unknown', nextStepTexts.reloadToContinue, undefined],
  ] as const)('is continued at the step %s', (step, text, action) => {
    expect(view({ kind: 'application to continue', applicationId: '7', received, step })).toEqual({
      look: { tone: 'purple', icon: expect.any(String) },
      title: nextStepTexts.continueApplication({ number: 'S0007' }),
      headline: nextStepTexts.youReceive({ amount: '$192,456.00' }),
      text,
      action,
    });
  });

  test('is validated until the promised minute', () => {
    const promise = { hours: 72, areBusinessHours: true, until: now, isLate: false };
    const validated = { kind: 'application in validation', applicationId: '7', promise } as const;
    const byWhen = figureTexts.latestAt({ date: 'mié 12 ago 2026, 10:00' });
    expect(view({ ...validated, received: { ...received, isEstimated: true } })).toEqual({
      look: badgeLooks.validation,
      title: nextStepTexts.validatingApplication,
      headline: nextStepTexts.weWillAnswer({ byWhen }),
      text: nextStepTexts.nothingToDoIfApproved({ amount: figureTexts.estimatedAmount({ amount: '$192,456.00' }) }),
      link,
    });
    expect(view({ ...validated, received: undefined }).text).toBe(nextStepTexts.nothingToDo);
  });

  test('that the bureau rejected may be repeated from a day on', () => {
    expect(view({ kind: 'bureau rejection', applicationId: '7', retryFrom: day('2026-11-12') })).toEqual({
      look: badgeLooks.rejected,
      title: nextStepTexts.cannotGoOnNow,
      headline: nextStepTexts.retryFrom({ day: '12 nov 2026' }),
      text: nextStepTexts.scoreTooLow,
      link,
    });
  });

  test('that was rejected says why, and another may be requested', () => {
    const rejected = (reason?: string) => view({ kind: 'application rejected', applicationId: '7', reason });
    expect(rejected('El folio no existe.')).toEqual({
      look: badgeLooks.rejected,
      title: nextStepTexts.applicationRejected({ number: 'S0007' }),
      text: nextStepTexts.rejectedBecause({ reason: 'El folio no existe' }),
      requests: true,
      link,
    });
    expect(rejected()).toMatchObject({ text: nextStepTexts.rejectedSendAnother });
  });
});

test('an owner with nothing to do may request a loan', () => {
  expect(view({ kind: 'request', isFirst: false })).toEqual({
    look: badgeLooks.approved,
    title: nextStepTexts.upToDate,
    text: nextStepTexts.nothingPending,
    requests: true,
  });
});
