import { afterEach, describe, expect, test } from 'vitest';
import { type Day, day } from '#domain/calendar';
import { pesos } from '#domain/money';
import { certain } from '#domain/process/figure';
import type { Payment } from '#domain/process/payments';
import * as figureTexts from '#i18n/es-MX/figures';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import { viewOfStep } from '../../../web/features/home/next-step/stepView.ts';
import { looks } from '../../../web/features/home/next-step/views.ts';
import { setPageSetting } from '../pageSetting.ts';

const now = new Date('2026-08-12T10:00:00-06:00');
const today = day('2026-08-12');
const received = certain(pesos(192_456));
const notLoaded = undefined;

afterEach(() => void document.head.replaceChildren());

const view = viewOfStep;
const inHours = (until: Day | Date | undefined, isLate = false) => ({
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

const TAKES_LONGER = figureTexts.takesLonger;
const PAY = nextStepTexts.transferAndUpload({ hours: 72 });
const processOf = (path: string) => ({ label: 'Ver el proceso', to: path });

describe('a late payment', () => {
  const late = (installment?: object, { daysLate = 10, catchesUp = true } = {}) =>
    view({ kind: 'late payment', payment: paymentOf(installment), daysLate, catchesUp });

  test('is to be made, and ends the delay when it is the only one', () => {
    expect(late({})).toEqual({
      look: looks.late,
      title: nextStepTexts.payLateMonth({ month: 3 }),
      amount: pesos(15_000),
      headline: 'Venció el 31 ago 2026',
      distance: 'hace 10 días',
      text: nextStepTexts.transferAndCatchUp({ hours: 72, number: '0012' }),
      action: { label: 'Pagar el mes 3', to: '/loans/12/installments/34' },
    });
    expect(late({}, { daysLate: 1, catchesUp: false })).toMatchObject({ distance: 'ayer', text: PAY });
  });

  test('whose proof was rejected asks for another proof', () => {
    expect(late({ rejection: { reason: 'No se lee.' } })).toMatchObject({
      title: 'Sube otro comprobante del mes 3',
      text: nextStepTexts.proofRejected({ reason: 'No se lee' }),
      warning: loanTexts.doNotRepeatTransfer,
      action: { label: 'Subir otro comprobante', to: '/loans/12/installments/34' },
    });
  });

  test('without its installment may be one whose proof was sent', () => {
    expect(late()).toMatchObject({
      title: nextStepTexts.checkLatePayment,
      text: nextStepTexts.seeIfProofWasSent,
      action: { label: 'Ver mi Adelantto', to: '/loans/12' },
    });
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
    ['neither', {}, 'Rechazamos el anterior.'],
    ['not at all', undefined, 'Rechazamos el anterior.'],
  ])('with a rejected proof says why %s', (_, rejection, text) => {
    expect(view({ kind: 'rejected proof', payment: paymentOf({ rejection }), daysLeft: 19 })).toEqual({
      look: looks.no,
      title: 'Sube otro comprobante del mes 3',
      amount: pesos(15_000),
      headline: 'Vence el 31 ago 2026',
      distance: 'en 19 días',
      text,
      warning: loanTexts.doNotRepeatTransfer,
      action: { label: 'Subir otro comprobante', to: '/loans/12/installments/34' },
    });
  });

  test('that is due has a button, by its month where that is known', () => {
    const due = (installment: object | undefined, daysLeft: number) =>
      view({ kind: 'payment due', payment: paymentOf(installment), daysLeft });
    expect(due({}, 1)).toEqual({
      look: looks.toDo,
      title: 'Paga el mes 3',
      amount: pesos(15_000),
      headline: 'Vence el 31 ago 2026',
      distance: 'mañana',
      text: PAY,
      action: { label: 'Pagar el mes 3', to: '/loans/12/installments/34' },
    });
    expect(due(undefined, 0)).toMatchObject({
      title: 'Paga tu mensualidad',
      distance: 'hoy',
      action: { label: 'Ver mi Adelantto', to: '/loans/12' },
    });
  });

  test('that is not near needs nothing, and can be made already', () => {
    const next = (installment?: object) =>
      view({ kind: 'next payment', payment: paymentOf(installment), daysLeft: 19 });
    expect(next({})).toEqual({
      look: looks.good,
      title: nextStepTexts.nextPaymentOf({ month: 3 }),
      amount: pesos(15_000),
      headline: 'Vence el 31 ago 2026',
      distance: 'en 19 días',
      text: `Estás al corriente. ${nextStepTexts.nothingToDo}`,
      action: { label: 'Pagar el mes 3', to: '/loans/12/installments/34', kind: 'secondary' },
    });
    expect(next()).toMatchObject({ title: nextStepTexts.nextPayment });
  });

  test.each([
    ['its promised day', inHours(today), 'Listo a más tardar el mié 12 ago 2026'],
    ['that it takes longer', inHours(day('2026-08-11'), true), TAKES_LONGER],
    ['the hours where it is not known when they began', inHours(undefined), 'Listo en un máximo de 72 horas hábiles'],
  ])('in validation says %s', (_, promise, headline) => {
    expect(view({ kind: 'proof in validation', payment: paymentOf({ promise }) })).toEqual({
      look: looks.waiting,
      title: 'Estamos validando tu comprobante del mes 3',
      headline,
      text: nextStepTexts.nothingToDo,
    });
  });
});

describe('a loan', () => {
  test('asks for its statement, and for another after a rejection', () => {
    const statement = (rejectionReason?: string) =>
      view({ kind: 'statement to send', loanId: '12', received, rejectionReason });
    const account = 'Tu Adelantto está aprobado. Te depositaremos en la cuenta que aparezca en tu estado de cuenta.';
    expect(statement()).toEqual({
      look: looks.toDo,
      title: 'Sube tu estado de cuenta',
      headline: 'Recibes $192,456.00',
      text: account,
      action: { label: 'Subir mi estado de cuenta', to: '/loans/12/success' },
    });
    expect(statement('Es de otra persona.')).toMatchObject({
      look: looks.no,
      title: 'Sube otro estado de cuenta',
      text: `${nextStepTexts.statementRejected({ reason: 'Es de otra persona' })} ${account}`,
    });
  });

  test('asks for a signature in the e-mail of the company that is configured', () => {
    setPageSetting('signing-provider', 'Mifiel');
    const sign = (sentTo?: string) => view({ kind: 'contract to sign', loanId: '12', received: notLoaded, sentTo });
    expect(sign()).toEqual({
      look: looks.toDo,
      title: 'Firma tu contrato',
      headline: undefined,
      text: nextStepTexts.findEmailFrom({ provider: 'Mifiel' }),
      link: processOf('/loans/12/process'),
    });
    expect(sign('ana@correo.mx')).toMatchObject({
      text: nextStepTexts.findEmailIn({ email: 'ana@correo.mx', provider: 'Mifiel' }),
    });
  });

  test('whose statement is validated is waited for, by when that is promised', () => {
    const validated = { kind: 'statement in validation', loanId: '12', received } as const;
    expect(view({ ...validated, promise: inHours(today) })).toEqual({
      look: looks.waiting,
      title: 'Estamos revisando tu estado de cuenta',
      headline: 'Listo a más tardar el mié 12 ago 2026',
      text: nextStepTexts.thenContract({ amount: '$192,456.00' }),
      link: processOf('/loans/12/process'),
    });
    expect(view({ ...validated, received: notLoaded, promise: inHours(day('2026-08-11'), true) })).toMatchObject({
      headline: TAKES_LONGER,
      text: nextStepTexts.nothingToDo,
    });
  });

  test('whose deposit is prepared is waited for, without a promise', () => {
    expect(view({ kind: 'deposit in preparation', loanId: '12', received })).toEqual({
      look: looks.waiting,
      title: 'Estamos preparando tu depósito',
      headline: 'Recibes $192,456.00',
      text: nextStepTexts.waitForDeposit,
      link: processOf('/loans/12/process'),
    });
  });
});

describe('an application', () => {
  const button = (path: string) => ({ label: 'Continuar mi solicitud', to: `/applications/7/${path}` });

  test.each([
    ['pre_offer', 'Sigue: elige tu plazo y mira cuánto recibes.', button('desired-loan')],
    ['property_details', 'Sigue: los documentos de tu propiedad.', button('property-documents')],
    [
      'bureau_policy',
      'Sigue: autoriza la consulta de tu historial crediticio. Es el último paso de tu solicitud.',
      button('privacy-policy'),
    ],
    ['unknown', 'Para continuar, recarga la página o escríbenos por Contacto.', undefined],
  ] as const)('is continued at the step %s', (step, text, action) => {
    expect(view({ kind: 'application to continue', applicationId: '7', received, step })).toEqual({
      look: looks.toDo,
      title: 'Continúa tu solicitud S0007',
      headline: 'Recibes $192,456.00',
      text,
      action,
    });
  });

  test.each([
    [
      'until the promised minute',
      inHours(now),
      nextStepTexts.weWillAnswer({ byWhen: 'a más tardar el mié 12 ago 2026, 10:00' }),
    ],
    ['longer than promised', inHours(now, true), TAKES_LONGER],
  ])('is validated %s', (_, promise, headline) => {
    const validated = { kind: 'application in validation', applicationId: '7', promise } as const;
    expect(view({ ...validated, received: { ...received, isEstimated: true } })).toEqual({
      look: looks.waiting,
      title: 'Estamos validando tu solicitud',
      headline,
      text: nextStepTexts.nothingToDoIfApproved({ amount: '$192,456.00 (estimado)' }),
      link: processOf('/applications/7/process'),
    });
    expect(view({ ...validated, received: notLoaded }).text).toBe(nextStepTexts.nothingToDo);
  });

  test('that the bureau rejected may be repeated from a day on', () => {
    expect(view({ kind: 'bureau rejection', applicationId: '7', retryFrom: day('2026-11-12') })).toEqual({
      look: looks.no,
      title: 'Por ahora no podemos continuar',
      headline: 'Inténtalo de nuevo a partir del 12 nov 2026',
      text: nextStepTexts.scoreTooLow,
      link: processOf('/applications/7/process'),
    });
  });

  test('that was rejected says why, and another may be requested', () => {
    const rejected = (reason?: string) => view({ kind: 'application rejected', applicationId: '7', reason });
    expect(rejected('El folio no existe.')).toEqual({
      look: looks.no,
      title: 'No aprobamos tu solicitud S0007',
      text: nextStepTexts.rejectedBecause({ reason: 'El folio no existe' }),
      requests: true,
      link: processOf('/applications/7/process'),
    });
    expect(rejected()).toMatchObject({ text: nextStepTexts.rejectedSendAnother });
  });
});

test('an owner with nothing to do may request a loan', () => {
  expect(view({ kind: 'request', isFirst: false })).toEqual({
    look: looks.good,
    title: 'Estás al corriente',
    text: 'No tienes nada pendiente. Cuando quieras, puedes solicitar otro Adelantto.',
    requests: true,
  });
});
