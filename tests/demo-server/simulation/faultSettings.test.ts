import { describe, expect, test } from 'vitest';
import { parseFaults } from '../../../demo-server/simulation/faultSettings.ts';

/** Returns the errors of rejected settings by field, or undefined for valid ones. */
function errorsOf(settings: unknown): Record<string, string[]> | undefined {
  try {
    parseFaults(settings);
    return undefined;
  } catch (error) {
    const { status, body } = error as { status: number; body: { errors: Record<string, string[]> } };
    expect(status).toBe(422);
    return body.errors;
  }
}
const errorsOfRule = (rule: object) => errorsOf({ fail: [{ path: '/api/auth/login', status: 500, ...rule }] });

describe('the settings of the faults', () => {
  test.each([
    ['latency_ms', [0, 60_000], [-1, 60_001, 1.5, '5', null]],
    ['jitter_ms', [0, 60_000], [-1, 60_001]],
    ['offline', [true, false], [1, null]],
    ['upload_kbps', [null, 1, 1.5, 10_000_000], [0, 10_000_001]],
    ['cut_upload_at', [null, 0, 0.5, 1], [-0.1, 1.1]],
    ['bureau', ['auto', 'reject'], ['accept', '']],
    ['selfie', ['auto', 'lenses'], ['glasses', '']],
    ['delivery_s', [null, 0, 5, 30], [1, 60, '5']],
    ['fail', [[]], [{}, null]],
  ])('accept and reject values of %s', (name, valid, invalid) => {
    for (const value of valid) expect(parseFaults({ [name]: value })).toMatchObject({ [name]: value });
    for (const value of invalid) expect(errorsOf({ [name]: value })).toHaveProperty(name);
  });

  test('switch off after one use only what can be used up', () => {
    const once = ['latency_ms', 'offline', 'cut_upload_at', 'bureau', 'selfie', 'delivery_s'];
    expect(parseFaults({ once }).once).toEqual(once);
    expect(errorsOf({ once: ['jitter_ms'] })).toHaveProperty(['once.0']);
  });
});

describe('a rule', () => {
  test('strikes one call with any method unless it says more', () => {
    const [rule] = parseFaults({ fail: [{ path: '/api/loans', status: 500 }] }).fail;
    expect(rule).toEqual({ method: '*', path: '/api/loans', status: 500, times: 1 });
  });

  test.each([0, 200, 404, 599])('may have the status %s', (status) => {
    expect(errorsOfRule({ status })).toBeUndefined();
  });

  test.each([-1, 1, 199, 600, 200.5, '500', undefined])('cannot have the status %j', (status) => {
    expect(errorsOfRule({ status })).toHaveProperty(['fail.0.status']);
  });

  test.each([
    ['times', [1, 1_000_000, null], [0, 1_000_001, 1.5]],
    ['delay_ms', [0, 60_000], [-1, 60_001, null]],
    ['method', ['*', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ['HEAD', 'get']],
  ])('accepts and rejects values of %s', (name, valid, invalid) => {
    for (const value of valid) expect(errorsOf({ fail: [{ path: '*', status: 500, [name]: value }] })).toBeUndefined();
    for (const value of invalid) expect(errorsOfRule({ [name]: value })).toHaveProperty([`fail.0.${name}`]);
  });

  test.each([
    ['a delay', { delay_ms: 1 }],
    ['a header', { headers: { 'X-Prueba': '1' } }],
  ])('may leave the status to the server when it has %s', (_, effect) => {
    expect(errorsOfRule({ status: null, ...effect })).toBeUndefined();
  });

  test.each([{}, { delay_ms: 0 }, { headers: {} }])('that changes nothing is rejected: %j', (effect) => {
    expect(errorsOfRule({ status: null, ...effect })).toEqual({
      'fail.0.status': [
        '“fail.0.status” debe ser un número, o null junto con “delay_ms” o “headers”: así no cambia nada.',
      ],
    });
  });

  test.each([
    ['GET', '*', true],
    ['GET', '/api/loans', true],
    ['DELETE', '/api/loans', false],
    ['*', '/api/loans/7', true],
    ['*', '/api/*/7', true],
    ['*', '/api/loan/7', false],
    ['*', '/api/loans/7/8', false],
    ['POST', '/api/loans/*/account-statement', true],
    ['GET', '/api/loans/*/account-statement', false],
    ['*', '/api/**', true],
    ['*', '/api/loans/7/**', true],
    ['*', '/api/calc/**', false],
    ['*', '/api/loan/**', false],
    ['*', 'loans', false],
    ['GET', '/marketing/images/casa.svg', true],
    ['GET', '/api/files/7', false],
  ])('for %s %s can strike a call of the app: %s', (method, path, isValid) => {
    expect(errorsOf({ fail: [{ method, path, status: 500 }] }) === undefined).toBe(isValid);
  });

  test('for a path that no call of the app has is rejected under its own number', () => {
    const fail = ['/api/loans', '/api/loan'].map((path) => ({ path, status: 500 }));
    expect(errorsOf({ fail })).toEqual({
      'fail.1.path': [
        '“fail.1.path” debe ser una dirección que exista, como /api/loans/* o /api/**, y que reciba ese método.',
      ],
    });
  });

  test('with a condition on a field that its call does not have is rejected, and names those that it has', () => {
    expect(errorsOfRule({ when: { body: { email: 'ana@correo.mx', rent: 1 } } })).toEqual({
      'fail.0.when.body.rent': ['“fail.0.when.body.rent” no existe aquí. Puedes mandar: email, password.'],
    });
    expect(errorsOf({ fail: [{ path: '/api/loans', method: 'GET', status: 500, when: { body: { id: 1 } } }] })).toEqual(
      {
        'fail.0.when.body.id': ['“fail.0.when.body.id” no existe aquí: esta llamada no lleva datos.'],
      },
    );
  });

  test('with a condition on fields of which no call has all is rejected, and names each field once', () => {
    const [error = ''] =
      errorsOf({ fail: [{ path: '/api/**', status: 500, when: { body: { email: 'a', selfie: 'b' } } }] })?.[
        'fail.0.when.body.email'
      ] ?? [];
    expect(error.match(/\bemail\b/g)).toHaveLength(2);
  });

  test.each([
    ['X-Prueba', 'sí', true],
    ['Retry-After', '', true],
    ['Content-Length', '1', false],
    ['transfer-encoding', 'chunked', false],
    ['CONNECTION', 'close', false],
    ['X Prueba', '1', false],
    ['', '1', false],
    ['X-Prueba', 'a\nb', false],
    ['X-Prueba', '🙂', false],
    ['X-Prueba', 5, false],
  ])('can set the header %j of the response to %j: %s', (name, value, isValid) => {
    expect(errorsOfRule({ headers: { [name]: value } }) === undefined).toBe(isValid);
  });

  test.each([
    ['Content-Length', '*', true],
    ['User Agent', 'x', false],
    ['User-Agent', '\u007f', false],
  ])('can ask for the header %j of a call as %j: %s', (name, pattern, isValid) => {
    expect(errorsOfRule({ when: { headers: { [name]: pattern } } }) === undefined).toBe(isValid);
  });
});
