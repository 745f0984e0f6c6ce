import { expect, test } from 'vitest';
import { cueOf } from '../../../../demo-server/console/script/cueOf.ts';
import { type Step, steps } from '../../../../demo-server/script/steps.ts';

const together = { overdue: 0, isElsewhere: false, isMessageMissing: false };
const stepOf = (id: Step['id']) => steps.find((step) => step.id === id) as Step;

test('the cue of a decision names its buttons, in their order', () => {
  expect(cueOf(stepOf('office approves'), together)).toBe(
    'En Decisiones presiona “Iniciar validación” y luego “Aprobar”.',
  );
  expect(cueOf(stepOf('office accepts'), together)).toBe('En Decisiones presiona “Aceptar estado de cuenta”.');
  expect(cueOf(stepOf('deposit'), together)).toBe('En Decisiones presiona “Programar depósito” y luego “Depositar”.');
  expect(cueOf(stepOf('code'), together)).toBe('Enséñale el SMS que llegó a Mensajes.');
  expect(cueOf(stepOf('register'), together)).toBeUndefined();
});

test('says in the act of the payment that more payments are overdue than the talk pays', () => {
  const ofPayment = steps.filter(({ act, action }) => act === 'payment' && action.type !== 'transitions');
  expect(ofPayment.map(({ id }) => id)).toContain('proof');
  for (const step of ofPayment) {
    expect(cueOf(step, { ...together, overdue: 2 })).toBe(
      'El reloj ya pasó 2 pagos y la plática muestra uno. Para dejar solo ese, ve al paso 23 en “Todos los pasos”.',
    );
    expect(cueOf(step, { ...together, overdue: 1 })).not.toBe(cueOf(step, { ...together, overdue: 2 }));
  }
  expect(cueOf(stepOf('register'), { ...together, overdue: 2 })).toBeUndefined();
});

test('says that the phone has left the page that the step fills in, and nothing of it where the staff decides', () => {
  const elsewhere = { ...together, isElsewhere: true };
  const left = 'El celular está en otra pantalla. “Hazlo por mí” lo regresa a la de este paso.';
  expect(cueOf(stepOf('register'), elsewhere)).toBe(left);
  expect(cueOf(stepOf('code'), elsewhere)).toBe(left);
  expect(cueOf(stepOf('office approves'), elsewhere)).toBe(cueOf(stepOf('office approves'), together));
});

test('says that a message has not come yet, at the steps that point at one', () => {
  const missing = { ...together, isMessageMissing: true };
  expect(cueOf(stepOf('code'), missing)).toBe('El SMS todavía no llega a Mensajes.');
  expect(cueOf(stepOf('contract'), missing)).toBe('El correo todavía no llega a Mensajes.');
  expect(cueOf(stepOf('time passes'), missing)).toBe(cueOf(stepOf('time passes'), together));
});
