import { describe, expect, test } from 'vitest';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { parseFaults } from '../../../demo-server/simulation/faultSettings.ts';
import { fieldErrorsOf } from '../support/demo.ts';

const errorsOf = (settings: unknown) => fieldErrorsOf(() => parseFaults(settings));
const errorsOfRule = (rule: object) => errorsOf({ fail: [{ path: '/api/auth/login', status: 500, ...rule }] });

// Values of a wrong type: `tests/demo-server/routes/operatorFields.test.ts`.
test.each([
  ['latency_ms', [0, 60_000], [-1, 60_001, 1.5]],
  ['jitter_ms', [0, 60_000], [-1, 60_001]],
  ['upload_kbps', [null, 1, 1.5, 10_000_000], [0, 10_000_001]],
  ['cut_upload_at', [null, 0, 0.5, 1], [-0.1, 1.1]],
  ['bureau', ['auto', 'reject'], ['accept']],
  ['selfie', ['auto', 'lenses'], ['glasses']],
  ['delivery_s', [null, 0, 5, 30], [1, 60, '5']],
])('the values of %s may be %j, not %j', (name, valid, invalid) => {
  for (const value of valid) expect(parseFaults({ [name]: value })).toMatchObject({ [name]: value });
  for (const value of invalid) expect(errorsOf({ [name]: value })).toHaveProperty(name);
});

test('only what can be used up is switched off after one use', () => {
  const once = ['latency_ms', 'offline', 'cut_upload_at', 'bureau', 'selfie', 'delivery_s'];
  expect(parseFaults({ once }).once).toEqual(once);
  expect(errorsOf({ once: ['jitter_ms'] })).toHaveProperty(['once.0']);
});

describe('a rule', () => {
  test('strikes one call with any method unless it says more', () => {
    const [rule] = parseFaults({ fail: [{ path: '/api/loans', status: 500 }] }).fail;
    expect(rule).toEqual({ method: '*', path: '/api/loans', status: 500, times: 1 });
  });

  test.each([
    ['status', [0, 200, 404, 599], [-1, 1, 199, 600, 200.5]],
    ['times', [1, 1_000_000, null], [0, 1_000_001, 1.5]],
    ['delay_ms', [0, 60_000], [-1, 60_001]],
    ['method', ['*', 'POST'], ['HEAD', 'get']],
  ])('has a %s of %j, not of %j', (name, valid, invalid) => {
    for (const value of valid) expect(errorsOfRule({ [name]: value })).toBeUndefined();
    for (const value of invalid) expect(errorsOfRule({ [name]: value })).toHaveProperty([`fail.0.${name}`]);
  });

  test.each([
    [{ delay_ms: 1 }, true],
    [{ headers: { 'X-Prueba': '1' } }, true],
    [{}, false],
    [{ delay_ms: 0 }, false],
    [{ headers: {} }, false],
  ])('may leave the status to the server with %j: %s', (effect, changesSomething) => {
    const name = 'fail.0.status';
    const error = { [name]: [fieldTexts.wrongField({ name, expected: fieldTexts.effect })] };
    expect(errorsOfRule({ status: null, ...effect })).toEqual(changesSomething ? undefined : error);
  });

  test.each([
    ['GET', '*', true],
    ['GET', '/api/loans', true],
    ['DELETE', '/api/loans', false],
    ['*', '/api/loans/7', true],
    ['*', '/api/*/7', true],
    ['*', '/api/loan/7', false],
    ['*', '/api/loans/7/8', false],
    ['GET', '/api/loans/*/account-statement', false],
    ['*', '/api/loans/7/**', true],
    ['*', '/api/calc/**', false],
    ['GET', '/marketing/images/casa.svg', true],
    ['GET', '/api/files/7', false],
  ])('for %s %s can strike a call of the app: %s', (method, path, isValid) => {
    expect(errorsOf({ fail: [{ method, path, status: 500 }] }) === undefined).toBe(isValid);
  });

  test('for a path that no call of the app has is rejected under its own number', () => {
    const fail = ['/api/loans', '/api/loan'].map((path) => ({ path, status: 500 }));
    const name = 'fail.1.path';
    expect(errorsOf({ fail })).toEqual({ [name]: [fieldTexts.wrongField({ name, expected: fieldTexts.callPath })] });
  });

  test('with a condition on a field that its call does not have is rejected, and names those that it has', () => {
    const name = 'fail.0.when.body.rent';
    expect(errorsOfRule({ when: { body: { email: 'ana@correo.mx', rent: 1 } } })).toEqual({
      [name]: [fieldTexts.unknownField({ name, known: 'email, password' })],
    });
    const read = { path: '/api/loans', method: 'GET', status: 500, when: { body: { id: 1 } } };
    expect(errorsOf({ fail: [read] })).toEqual({
      'fail.0.when.body.id': [fieldTexts.noFields({ name: 'fail.0.when.body.id' })],
    });
  });

  test('with a condition on fields of which no call has all is rejected, and names each field once', () => {
    const when = { body: { email: 'a', selfie: 'b' } };
    const [error = ''] = errorsOf({ fail: [{ path: '/api/**', status: 500, when }] })?.['fail.0.when.body.email'] ?? [];
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
