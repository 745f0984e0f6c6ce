import { expect, test } from 'vitest';
import { textsIn, unknownTextsIn } from './pageTexts.ts';

const data = textsIn([
  { name: 'Ana Sofía', reason: 'Se ve borrosa.' },
  'ine-frente.jpg',
  { summary: '<p>Lo que conviene.</p>' },
]);

test.each([
  'Iniciar sesión',
  'Iniciar sesión · Adelantto',
  'Error: Crea tu cuenta · Adelantto',
  'Hola, Ana Sofía',
  'Lo que conviene.',
  '6 meses',
  '· pagas 6 mensualidades de',
  '1 mes',
  'Vence el 05 ene 2027 · $20,000.00',
  'Rechazamos el anterior: “Se ve borrosa”. Si ya transferiste, no repitas la transferencia.',
  'Recibimos tu comprobante; lo validaremos a más tardar el mié 25 nov 2026.',
  'Paso 3 de 4',
  'Frente de tu INE Tomar foto',
  'Abrir calendario, fin del contrato',
  'Frente de tu INE: imagen requerida',
  'ine-fre',
  'ine-frente.jpg: listo.',
  'Enviamos un código de 4 dígitos por SMS al',
  '· pagas 6 mensualidades de',
  'martes 5 de enero de 2027',
  'RICM••••••••••••05',
  'AS',
  '2:59',
  '',
])('accepts a text of the catalogue or of the data: %s', (text) => {
  expect(unknownTextsIn([text], data)).toEqual([]);
});

test.each([
  'Log in',
  'Your email is required',
  'Hola, undefined',
  'Hola, [object Object]',
  'Vence el Invalid Date',
  'NaN de 6 pagos',
  'null',
  'Ana Sofía Pérez',
  'Abrir calendario, otro texto',
  'imagen requerida',
  'Something went wrong',
  'Texto que nadie tradujo',
  '{name}',
])('reports a text of neither the catalogue nor the data: %s', (text) => {
  expect(unknownTextsIn([text], data)).toEqual([text]);
});

test('does not count the messages of an error answer as data', () => {
  class ErrorResponse {
    readonly body = { message: 'Wrong e-mail or password' };
  }
  expect(textsIn({ call: new ErrorResponse(), other: ['Ana'] })).toEqual(['Ana']);
});
