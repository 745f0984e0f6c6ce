import { expect, test } from 'vitest';
import { cueOf } from '../../../../demo-server/console/script/cueOf.ts';
import { type Step, steps } from '../../../../demo-server/console/script/steps.ts';

const stepOf = (id: Step['id']) => steps.find((step) => step.id === id) as Step;

test('the cue of a decision names its buttons, in their order', () => {
  expect(cueOf(stepOf('office approves'), 0)).toBe('En Decisiones presiona “Iniciar validación” y luego “Aprobar”.');
  expect(cueOf(stepOf('office accepts'), 0)).toBe('En Decisiones presiona “Aceptar estado de cuenta”.');
  expect(cueOf(stepOf('deposit'), 0)).toBe('En Decisiones presiona “Programar depósito” y luego “Depositar”.');
  expect(cueOf(stepOf('code'), 0)).toBe('Enséñale el SMS que llegó a Mensajes.');
  expect(cueOf(stepOf('register'), 0)).toBeUndefined();
});

test('says in the act of the payment that more payments are overdue than the talk pays', () => {
  const ofPayment = steps.filter(({ act, action }) => act === 'payment' && action.type !== 'transitions');
  expect(ofPayment.map(({ id }) => id)).toContain('proof');
  for (const step of ofPayment) {
    expect(cueOf(step, 2)).toBe(
      'El reloj ya pasó 2 pagos y la plática muestra uno. Para dejar solo ese, ve al paso 23 en “Todos los pasos”.',
    );
    expect(cueOf(step, 1)).not.toBe(cueOf(step, 2));
  }
  expect(cueOf(stepOf('register'), 2)).toBeUndefined();
});
