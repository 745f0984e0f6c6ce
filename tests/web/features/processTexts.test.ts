import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { pesos } from '#domain/money';
import { certain } from '#domain/process/figure';
import { type ProcessStep, step } from '#domain/process/step';
import * as figureTexts from '#i18n/es-MX/figures';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import * as processTexts from '#i18n/es-MX/process';
import { ProcessTimeline } from '../../../web/features/process/ProcessTimeline.tsx';
import { stepNote, stepTime, stepTitle } from '../../../web/features/process/stepTexts.ts';
import { installmentIn, loanIn, NOW } from '../../domain/process/samples.ts';
import { setPageSetting } from '../pageSetting.ts';

const at = new Date('2026-11-20T17:20:00.000Z');
const amount = certain(pesos(20_000));
const figures = { month: 3, amount: '$20,000.00' };
const promise = { hours: 24, areBusinessHours: true, until: day('2026-11-23'), isLate: false };
const due = certain(day('2026-12-14'));
const payment = { month: 3, day: due, amount };

test.each<[ProcessStep, string]>([
  [step('send_application', 'done'), processTexts.youSentApplication],
  [step('validate_application', 'current'), nextStepTexts.validatingApplication],
  [step('validate_application', 'next'), processTexts.weWillValidateApplication],
  [step('validate_application', 'rejected'), processTexts.weRejectedApplication],
  [step('check_bureau', 'rejected'), processTexts.bureauScoreTooLow],
  [step('apply_again', 'next'), processTexts.youApplyAgain],
  [step('upload_statement', 'next'), processTexts.youUploadStatement],
  [step('upload_statement', 'current'), loanTexts.uploadStatement],
  [step('upload_statement', 'current', { isAgain: true }), nextStepTexts.uploadAnotherStatement],
  [step('upload_statement', 'done'), processTexts.youUploadedStatement],
  [step('upload_statement', 'done', { isAgain: true }), processTexts.youUploadedOtherStatement],
  [step('check_statement', 'current'), nextStepTexts.reviewingStatement],
  [step('check_statement', 'next'), processTexts.weWillReviewStatement],
  [step('check_statement', 'done'), processTexts.weAcceptedStatement],
  [step('sign_contract', 'current'), nextStepTexts.signContract],
  [step('sign_contract', 'done'), processTexts.youSignedContract],
  [step('sign_contract', 'next'), processTexts.youSignContract],
  [step('deposit', 'next', { amount }), processTexts.weWillDepositAmount(figures)],
  [step('deposit', 'next'), processTexts.weWillDeposit],
  [step('deposit', 'current', { amount }), processTexts.preparingDepositOf(figures)],
  [step('deposit', 'done', { amount }), processTexts.weDepositedAmount(figures)],
  [step('first_payment', 'next', { amount }), processTexts.yourFirstPaymentOf(figures)],
  [step('pay', 'current', payment), processTexts.payMonth(figures)],
  [step('pay', 'next', payment), processTexts.youPayMonth(figures)],
  [step('pay', 'current', { amount }), processTexts.payNext(figures)],
  [step('send_proof', 'current', { month: 3, isAgain: true }), nextStepTexts.uploadAnotherProofOf(figures)],
  [step('send_proof', 'done', { month: 3, isAgain: true }), processTexts.youSentOtherProof(figures)],
  [step('send_proof', 'done', { month: 3 }), processTexts.youSentProof(figures)],
  [step('check_payment', 'current', { month: 3 }), nextStepTexts.validatingProof(figures)],
  [step('check_payment', 'rejected', { month: 3 }), processTexts.weRejectedProof(figures)],
  [step('check_payment', 'done', { month: 3, amount }), processTexts.weApprovedPayment(figures)],
  [step('liquidate', 'next'), processTexts.youPayOff],
  [step('liquidate', 'done'), processTexts.youPaidOff],
  [step('proceed', 'current'), processTexts.inProcess],
  [step('proceed', 'current', { month: 3 }), processTexts.monthInProcess(figures)],
])('the step %j reads "%s"', (given, title) => {
  expect(stepTitle(given)).toBe(title);
});

test.each<[ProcessStep, string | undefined]>([
  [step('send_application', 'done', { at }), 'vie 20 nov 2026, 11:20'],
  [step('check_statement', 'done', { promise }), undefined],
  [step('check_payment', 'rejected', { month: 3, day: due }), undefined],
  [step('check_statement', 'current', { promise }), figureTexts.latestAt({ date: 'lun 23 nov 2026' })],
  [
    step('check_statement', 'current', { promise: { ...promise, until: at } }),
    figureTexts.latestAt({ date: 'vie 20 nov 2026, 11:20' }),
  ],
  [
    step('check_statement', 'current', { promise: { ...promise, isLate: true } }),
    processTexts.promisedFor({ date: 'lun 23 nov 2026' }),
  ],
  [
    step('check_payment', 'current', { promise: { ...promise, until: undefined } }),
    figureTexts.withinBusinessHours({ hours: 24 }),
  ],
  [step('sign_contract', 'next'), processTexts.linkByEmail],
  [step('deposit', 'current', { amount }), processTexts.toYourAccount],
  [step('pay', 'next', payment), processTexts.dueOn({ date: '14 dic 2026' })],
  [step('pay', 'current', { ...payment, isOverdue: true }), processTexts.wasDueOn({ date: '14 dic 2026' })],
  [
    step('first_payment', 'next', { day: { ...due, isEstimated: true } }),
    figureTexts.notBefore({ day: '14\u00a0dic\u00a02026' }),
  ],
  [step('apply_again', 'next', { day: due }), processTexts.from({ date: '14 dic 2026' })],
  [step('liquidate', 'next', { day: due }), processTexts.withLastPayment({ date: '14 dic 2026' })],
])('the time of the step %j is "%s"', (given, time) => {
  expect(stepTime(given)).toBe(time);
});

test.each<[ProcessStep, string | undefined]>([
  [step('check_statement', 'rejected', { reason: 'Faltan páginas.' }), 'Faltan páginas.'],
  [step('validate_application', 'rejected'), processTexts.askForReason],
  [step('check_bureau', 'rejected'), nextStepTexts.scoreTooLow],
  [step('check_statement', 'current', { promise }), processTexts.nothingToDo],
  [
    step('check_statement', 'current', { promise: { ...promise, isLate: true } }),
    `${figureTexts.takesLonger} ${nextStepTexts.nothingToDoButAsk}`,
  ],
  [step('pay', 'current', payment), undefined],
  [step('check_statement', 'next'), undefined],
  [step('proceed', 'current'), undefined],
])('the note of the step %j is "%s"', (given, note) => {
  expect(stepNote(given)).toBe(note);
});

test('the owner who has to sign is told whose e-mail to look for', () => {
  setPageSetting('signing-provider', 'Firma Clara');
  expect(stepTime(step('sign_contract', 'current'))).toBe(processTexts.lookForEmailOf({ provider: 'Firma Clara' }));
});

test.each([
  [
    'a late month and a rejected proof link to the page of that payment',
    { installments: [installmentIn(1, 'pending'), installmentIn(2, 'overdue'), installmentIn(3, 'rejected')] },
    [
      [nextStepTexts.payMonthButton({ month: 1 }), '/loans/12/installments/31'],
      [nextStepTexts.payMonthButton({ month: 2 }), '/loans/12/installments/32'],
      [nextStepTexts.uploadAnotherProof, '/loans/12/installments/33'],
    ],
  ],
  [
    'the next payment links to its loan where its month is not known',
    { summary: { ...loanIn('active').summary, missing_installment: { due_date: due.value, amount: 20_000 } } },
    [[processTexts.seePayments, '/loans/12']],
  ],
])('%s', (_, changes, expected) => {
  const process = { loan: loanIn('active', changes) };
  const timeline = createElement(ProcessTimeline, { process, now: NOW });
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, timeline));
  const links = [...markup.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, text]) => [text, to]);
  expect(links).toEqual(expected);
});
