import { expect, test } from 'vitest';
import { OperatorError } from '../../../demo-server/console/kit/OperatorError.ts';
import { reasonOf } from '../../../demo-server/console/kit/reasonOf.ts';

test.each([
  [{ message: 'No se pudo: falta “on”.', fields: {} }, 'No se pudo: falta “on”.'],
  [new OperatorError('La app no llegó a esta página.'), 'La app no llegó a esta página.'],
  [new TypeError('x is undefined'), 'No se pudo: Inténtalo de nuevo.'],
  // What Redux Toolkit makes of an error of its own.
  [
    { name: 'ConditionError', message: 'Aborted due to condition callback returning false.' },
    'No se pudo: Inténtalo de nuevo.',
  ],
  [undefined, 'No se pudo: Inténtalo de nuevo.'],
])('the notice about %o is Spanish', (error, text) => {
  expect(reasonOf(error)).toBe(text);
});
