import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Day, day } from '#domain/calendar';
import { pesos } from '#domain/money';
import type { Payment } from '#domain/process/payments';
import * as commonTexts from '#i18n/es-MX/common';
import * as figureTexts from '#i18n/es-MX/figures';
import * as costTexts from '#i18n/es-MX/loans/costs';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { LoanCard } from '../../../../web/features/loans/card/LoanCard.tsx';
import { viewOfLoanStep as view } from '../../../../web/features/loans/card/loanViews.ts';
import { mailboxOf } from '../../../../web/features/loans/card/mailboxOf.ts';
import { application, far, late, loan, NOW, paying, stepsOf } from '../../../domain/process/sampleOwners.ts';
import { setPageSetting } from '../../pageSetting.ts';
import { scriptedStore } from '../../scriptedStore.ts';

const today = day('2026-08-12');
const LATEST = figureTexts.latestAt({ date: 'mié 12 ago 2026' });

afterEach(() => void document.head.replaceChildren());

const inHours = (until: Day, isLate = false) => ({
  hours: 72,
  areBusinessHours: true,
  until,
  isLate,
});

/** Returns a payment of 15,000 pesos of loan 12. */
const paymentOf = (installment?: object) =>
  ({
    loanId: '12',
    amount: pesos(15_000),
    due: day('2026-08-31'),
    ...(installment && { installment: { id: '34', month: 3, status: 'pending', ...installment } }),
  }) as Payment & { installment: NonNullable<Payment['installment']> };

const ANOTHER = nextStepTexts.uploadAnotherProofOf({ month: 3 });
const PAY = nextStepTexts.transferAndUpload({ hours: 72 });
const payMonth = { label: nextStepTexts.payMonthButton({ month: 3 }), to: '/loans/12/installments/34' };

describe('a late payment', () => {
  const late = (installment?: object) => view({ kind: 'late payment', payment: paymentOf(installment) });

  test('is to be transferred', () => {
    expect(late({})).toEqual({ text: PAY, action: payMonth, isToTransfer: true });
  });

  test('whose proof was rejected asks for another proof, and gives nothing to transfer again', () => {
    const view = late({ rejection: { reason: 'No se lee.' } });
    expect(view).toMatchObject({ title: ANOTHER, text: nextStepTexts.proofRejected({ reason: 'No se lee' }) });
    expect(view.isToTransfer).toBeUndefined();
  });

  test('without its installment may be one whose proof was sent', () => {
    expect(late()).toEqual({ title: nextStepTexts.checkLatePayment, text: nextStepTexts.seeIfProofWasSent });
  });
});

describe('a payment', () => {
  test.each([
    [
      'and when',
      { reason: 'No se lee.', on: today },
      nextStepTexts.proofRejectedOn({ day: '12 ago 2026', reason: 'No se lee' }),
    ],
    ['only', { reason: 'No se lee.' }, nextStepTexts.proofRejected({ reason: 'No se lee' })],
    ['neither', {}, nextStepTexts.proofRejectedWithoutReason],
    ['not at all', undefined, nextStepTexts.proofRejectedWithoutReason],
  ])('with a rejected proof says why %s', (_, rejection, text) => {
    expect(view({ kind: 'rejected proof', payment: paymentOf({ rejection }) })).toEqual({
      title: ANOTHER,
      text,
      warning: loanTexts.doNotRepeatTransfer,
      action: { label: nextStepTexts.uploadAnotherProof, to: payMonth.to },
    });
  });

  test('that is due soon is to be transferred, where its month is known', () => {
    const due = (installment?: object) => view({ kind: 'payment due', payment: paymentOf(installment) });
    expect(due({})).toEqual({ text: PAY, action: payMonth, isToTransfer: true });
    // Its proof may have been sent already.
    expect(due()).toEqual({ text: nextStepTexts.seeIfProofWasSent });
  });

  test('that is not due soon needs nothing, and can be made already', () => {
    const next = (installment?: object) => view({ kind: 'next payment', payment: paymentOf(installment) });
    const text = nextStepTexts.upToDateAndMayPay;
    expect(next({})).toEqual({ text, action: { ...payMonth, label: loanTexts.payNow }, isToTransfer: true });
    // It may have been paid already.
    expect(next()).toEqual({ text: nextStepTexts.nothingToDo });
  });

  test('in validation says by when it is checked', () => {
    expect(view({ kind: 'proof in validation', payment: paymentOf({ promise: inHours(today) }) })).toEqual({
      title: nextStepTexts.validatingProof({ month: 3 }),
      text: `${nextStepTexts.ready({ byWhen: LATEST })} ${nextStepTexts.nothingToDo}`,
    });
  });
});

describe('a loan before its deposit', () => {
  test('asks for its statement, and for another after a rejection', () => {
    const statement = (rejectionReason?: string) => view({ kind: 'statement to send', loanId: '12', rejectionReason });
    expect(statement()).toEqual({
      title: loanTexts.uploadStatement,
      text: nextStepTexts.moneyGoesThere,
      action: { label: commonTexts.continueButton, to: '/loans/12/success' },
    });
    expect(statement('Es de otra persona.')).toMatchObject({
      title: nextStepTexts.uploadAnotherStatement,
      warning: nextStepTexts.statementRejected({ reason: 'Es de otra persona' }),
      text: nextStepTexts.moneyGoesThere,
    });
  });

  test('names the mailbox of the contract, and the company that sent it', () => {
    setPageSetting('signing-provider', 'Mifiel');
    const sign = (sentTo?: string) => view({ kind: 'contract to sign', loanId: '12', sentTo });
    const find = nextStepTexts.findEmailFrom({ provider: 'Mifiel' });
    expect(sign()).toEqual({ title: nextStepTexts.signContract, text: find, mailbox: undefined });
    expect(sign('ana@correo.mx')).toEqual({
      title: nextStepTexts.signContract,
      text: `${nextStepTexts.sentTo({ email: 'ana@correo.mx' })} ${find}`,
      mailbox: 'ana@correo.mx',
    });
  });

  test('says by when its statement is answered, as long as that is promised', () => {
    const validated = (promise: ReturnType<typeof inHours>) =>
      view({ kind: 'statement in validation', loanId: '12', promise });
    expect(validated(inHours(today))).toEqual({
      title: nextStepTexts.willAnswer({ byWhen: LATEST }),
      text: nextStepTexts.thenContract,
    });
    expect(validated(inHours(day('2026-08-11'), true))).toEqual({
      title: figureTexts.takesLonger,
      text: nextStepTexts.nothingToDoButAsk,
    });
  });

  test('promises no day for the deposit', () => {
    expect(view({ kind: 'deposit in preparation', loanId: '12' })).toEqual({
      title: nextStepTexts.preparingDeposit,
      text: nextStepTexts.waitForDeposit,
    });
  });
});

test.each([
  ['ana@gmail.com', 'https://mail.google.com/'],
  ['ana.rios@Hotmail.com', 'https://outlook.live.com/mail/'],
  ['ana@live.com.mx', 'https://outlook.live.com/mail/'],
  ['ana@yahoo.com.mx', 'https://mail.yahoo.com/'],
  ['ana@icloud.com', 'https://www.icloud.com/mail/'],
])('opens the mailbox of %s at its provider', (email, address) => {
  expect(mailboxOf(email)).toBe(address);
});

test.each(['ana@gmail.correo.mx', 'ana@constructor.com', 'gmail.com'])('knows no mailbox of "%s"', (email) => {
  expect(mailboxOf(email)).toBeUndefined();
});

describe('the card of a loan', () => {
  /** Returns the markup of the card of the last of these loans, in a list of them all. */
  function cardOf(...loans: ReturnType<typeof loan>[]): string {
    vi.setSystemTime(NOW);
    const applications = [application('approved', { id: '4' })];
    const last = loans.at(-1) ?? loan('unknown');
    const props = { loan: last, heading: 'h3', steps: stepsOf({ loans }), applications } as const;
    const children = createElement(MemoryRouter, null, createElement(LoanCard, props));
    return renderToStaticMarkup(createElement(Provider, { store: scriptedStore({}).store, children }));
  }

  test('says that Adelantto acts, and what the loan costs, until the deposit', () => {
    const card = cardOf(loan('pending_disbursement'));
    expect(card).toContain(nextStepTexts.ourTurn);
    expect(card).toContain(`${costTexts.totalCost}</dt><dd>$26,448.00`);
  });

  test('offers to pay the next month while a proof is being checked, else says by when that payment was due', () => {
    const checked = { status: 'in_validation', due: late } as const;
    expect(cardOf(paying(checked, { status: 'pending', due: far }))).toContain(loanTexts.payNow);
    expect(cardOf(paying(checked))).toContain(loanTexts.deadline({ date: '12 nov 2026' }));
  });

  test('calls a payment whose proof was rejected no next one', () => {
    const card = cardOf(paying({ status: 'rejected', due: far }));
    expect(card).toContain(loanTexts.rejectedProof);
    expect(card).not.toContain(loanTexts.nextPayment);
  });

  test('has a filled button only for the most urgent step of all loans', () => {
    const urgent = paying({ status: 'pending', due: late });
    const statement = loan('awaiting_account_statement_upload', { id: '13' });
    expect(cardOf(statement)).toContain('_primary_');
    expect(cardOf(urgent, statement)).not.toContain('_primary_');
  });
});
