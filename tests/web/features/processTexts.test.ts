import { expect, test } from 'vitest';
import { day } from '#domain/calendar';
import { pesos } from '#domain/money';
import { certain } from '#domain/process/figure';
import { type ProcessStep, step } from '#domain/process/step';
import * as figureTexts from '#i18n/es-MX/figures';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import * as processTexts from '#i18n/es-MX/process';
import { stepNote, stepTime, stepTitle } from '../../../web/features/process/stepTexts.ts';
import { setPageSetting } from '../pageSetting.ts';

const at = new Date('2026-11-20T17:20:00.000Z');
const amount = certain(pesos(20_000));
const promise = { hours: 24, areBusinessHours: true, until: day('2026-11-23'), isLate: false };
const payment = { month: 3, day: certain(day('2026-12-14')), amount };

test.each<[ProcessStep, string, string | undefined, string | undefined]>([
  [step('send_application', 'done', { at }), 'Enviaste tu solicitud', 'vie 20 nov 2026, 11:20', undefined],
  [step('send_application', 'done'), 'Enviaste tu solicitud', undefined, undefined],
  [
    step('check_statement', 'rejected', { at, reason: 'Faltan páginas.' }),
    'No aceptamos tu estado de cuenta',
    'vie 20 nov 2026, 11:20',
    'Faltan páginas.',
  ],
  [
    step('validate_application', 'rejected'),
    'No aprobamos tu solicitud',
    undefined,
    'Si quieres saber el motivo, escríbenos por Contacto.',
  ],
  [
    step('check_bureau', 'rejected'),
    'No pudimos continuar con tu solicitud',
    undefined,
    'Tu puntaje de buró de crédito no alcanza el mínimo.',
  ],
  [
    step('apply_again', 'next', { day: certain(day('2027-02-21')) }),
    processTexts.youApplyAgain,
    'a partir del 21 feb 2027',
    undefined,
  ],
  [
    step('check_statement', 'current', { promise }),
    'Estamos revisando tu estado de cuenta',
    'a más tardar el lun 23 nov 2026',
    'No tienes que hacer nada. Te avisaremos por correo.',
  ],
  [
    step('check_statement', 'current', { promise: { ...promise, isLate: true } }),
    'Estamos revisando tu estado de cuenta',
    'lo prometimos para el lun 23 nov 2026',
    `${figureTexts.takesLonger} ${nextStepTexts.nothingToDoButAsk}`,
  ],
  [
    step('check_payment', 'current', { month: 4, promise: { ...promise, until: undefined } }),
    'Estamos validando tu comprobante del mes 4',
    'en un máximo de 24 horas hábiles',
    'No tienes que hacer nada. Te avisaremos por correo.',
  ],
  [
    step('validate_application', 'current', {
      promise: { hours: 72, areBusinessHours: false, until: undefined, isLate: false },
    }),
    'Estamos validando tu solicitud',
    'en un máximo de 72 horas',
    'No tienes que hacer nada. Te avisaremos por correo.',
  ],
  [
    step('check_statement', 'current', { promise: { ...promise, until: at } }),
    'Estamos revisando tu estado de cuenta',
    'a más tardar el vie 20 nov 2026, 11:20',
    'No tienes que hacer nada. Te avisaremos por correo.',
  ],
  [step('check_statement', 'done', { promise }), 'Aceptamos tu estado de cuenta', undefined, undefined],
  [step('upload_statement', 'done', { isAgain: true }), 'Subiste otro estado de cuenta', undefined, undefined],
  [step('upload_statement', 'current', { isAgain: true }), 'Sube otro estado de cuenta', undefined, undefined],
  [step('upload_statement', 'next'), 'Subirás tu estado de cuenta', undefined, undefined],
  [step('sign_contract', 'done'), 'Firmaste tu contrato', undefined, undefined],
  [step('sign_contract', 'next'), 'Firmarás tu contrato', 'te llegará un correo con el enlace', undefined],
  [step('deposit', 'next', { amount }), 'Te depositaremos $20,000.00', processTexts.toYourAccount, undefined],
  [step('deposit', 'next'), 'Te depositaremos tu Adelantto', processTexts.toYourAccount, undefined],
  [step('deposit', 'done', { amount, at }), 'Te depositamos $20,000.00', 'vie 20 nov 2026, 11:20', undefined],
  [
    step('deposit', 'current', { amount }),
    'Estamos preparando tu depósito de $20,000.00',
    processTexts.toYourAccount,
    'No tienes que hacer nada. Te avisaremos por correo.',
  ],
  [step('pay', 'current', payment), 'Paga el mes 3: $20,000.00', 'vence el 14 dic 2026', undefined],
  [
    step('pay', 'current', { ...payment, isOverdue: true }),
    'Paga el mes 3: $20,000.00',
    'venció el 14 dic 2026',
    undefined,
  ],
  [step('pay', 'next', payment), 'Pagarás el mes 3: $20,000.00', 'vence el 14 dic 2026', undefined],
  [
    step('first_payment', 'next', { amount, day: { value: day('2026-12-14'), isEstimated: true } }),
    'Harás tu primer pago de $20,000.00',
    'no antes del\u00a014\u00a0dic\u00a02026',
    undefined,
  ],
  [step('pay', 'current', { amount }), 'Tu pago pendiente: $20,000.00', undefined, undefined],
  [
    step('send_proof', 'current', { month: 3, isAgain: true, day: certain(day('2026-12-14')) }),
    'Sube otro comprobante del mes 3',
    'vence el 14 dic 2026',
    undefined,
  ],
  [step('send_proof', 'done', { month: 3, isAgain: true }), 'Subiste otro comprobante del mes 3', undefined, undefined],
  [step('send_proof', 'done', { month: 3 }), 'Subiste tu comprobante del mes 3', undefined, undefined],
  [
    step('check_payment', 'rejected', { month: 3, day: certain(day('2026-12-14')), reason: 'No se lee.' }),
    'Rechazamos tu comprobante del mes 3',
    undefined,
    'No se lee.',
  ],
  [
    step('check_payment', 'done', { month: 3, amount }),
    'Aprobamos tu pago del mes 3: $20,000.00',
    undefined,
    undefined,
  ],
  [
    step('liquidate', 'next', { day: certain(day('2027-02-12')) }),
    'Terminarás de pagar tu Adelantto',
    'con tu último pago, el 12 feb 2027',
    undefined,
  ],
  [step('proceed', 'current'), 'Está en proceso', undefined, undefined],
  [step('proceed', 'current', { month: 3 }), 'El pago del mes 3 está en proceso', undefined, undefined],
])('the step %j reads "%s"', (given, title, time, note) => {
  expect([stepTitle(given), stepTime(given), stepNote(given)]).toEqual([title, time, note]);
});

test('the owner who has to sign is told whose e-mail to look for', () => {
  setPageSetting('signing-provider', 'Firma Clara');
  expect(stepTime(step('sign_contract', 'current'))).toBe('busca el correo de Firma Clara');
  expect(stepTitle(step('sign_contract', 'current'))).toBe('Firma tu contrato');
});
