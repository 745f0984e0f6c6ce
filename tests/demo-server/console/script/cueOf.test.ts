import { expect, test } from 'vitest';
import { cueOf } from '../../../../demo-server/console/script/cueOf.ts';
import { type Step, steps } from '../../../../demo-server/console/script/steps.ts';

const stepOf = (id: Step['id']) => steps.find((step) => step.id === id) as Step;

test('the cue of a decision names its buttons, in their order', () => {
  expect(cueOf(stepOf('office approves'))).toBe('En Decisiones presiona “Iniciar validación” y luego “Aprobar”.');
  expect(cueOf(stepOf('office accepts'))).toBe('En Decisiones presiona “Aceptar estado de cuenta”.');
  expect(cueOf(stepOf('deposit'))).toBe('En Decisiones presiona “Programar depósito” y luego “Depositar”.');
  expect(cueOf(stepOf('code'))).toBe('Enséñale el SMS que llegó a Mensajes.');
  expect(cueOf(stepOf('register'))).toBeUndefined();
});
