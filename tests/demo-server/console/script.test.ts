import { describe, expect, test } from 'vitest';
import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import { sentenceOf } from '../../../demo-server/console/script/sentenceOf.ts';
import { stepOf } from '../../../demo-server/console/script/stepOf.ts';
import { pathOfStep } from '../../../demo-server/script/pathOfStep.ts';
import { type Step, steps, stepWithId } from '../../../demo-server/script/steps.ts';

test('the catalogue has texts for every step and for no other', () => {
  expect(Object.keys(stepTexts)).toEqual(steps.map(({ id }) => id));
});

test.each(['overdue', 'rejected'])('the step of the proof opens the payment that is %s', (status) => {
  const installments = [
    { id: '4', status: 'pending' },
    { id: '5', status },
  ];
  const owner = { id: 'ana', phone: '', applications: [{ id: '6' }], loans: [{ id: '7', installments }] };
  expect(pathOfStep(stepWithId('proof'), owner)).toBe('/loans/7/installments/5');
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

test.each<readonly [Step['id'], application: string, loan?: string, payment?: string]>([
  ['office approves', 'in_validation'],
  ['deposit', 'approved', 'pending_disbursement'],
  ['overdue month', 'approved', 'active', 'rejected'],
  ['request', 'approved', 'liquidated', 'approved'],
])('is at "%s" after decisions by hand that the script does not make alone: %s %s %s', (id, status, loan, payment) => {
  const loans = loan === undefined ? [] : [{ status: loan, installments: [{ status: payment }] }];
  const file = { applications: [{ status }], loans, given_name: 'Ana', next_step: null } as never;
  expect(stepOf('/home', file).id).toBe(id);
});
