import { FORM_ERROR } from 'final-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fieldErrorsOf,
  httpProblem,
  isForbidden,
  isMissing,
  isOutcomeUnknown,
  type Problem,
  problemOf,
  problemText,
  secondsUntilRetry,
} from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { WAIT } from '#domain/wait';

const navigator = { onLine: true };
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-08-03T16:05:09Z') });
  navigator.onLine = true;
  vi.stubGlobal('navigator', navigator);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OUR_FAULT = 'Algo salió mal.';
const WHAT_TO_DO =
  'Inténtalo en unos minutos. Si sigue igual, escríbenos por Contacto y menciona el folio 260803160509.';

describe('a refusal', () => {
  test('holds what its body says, and the body itself', () => {
    const body = { message: 'Wrong e-mail or password', errors: { email: ['a', 'b'] }, id: '7' };
    expect(httpProblem(403, body)).toEqual({
      kind: 'http',
      status: 403,
      body,
      message: 'Wrong e-mail or password',
      errors: { email: ['a', 'b'] },
    });
  });

  test.each([undefined, null, 'oops', [], { message: 7 }, { errors: { email: 'a' } }, { errors: ['a'] }])(
    'takes no words from %j',
    (body) => {
      const problem = httpProblem(422, body);
      expect(problem).not.toHaveProperty('message');
      expect(problem).not.toHaveProperty('errors');
    },
  );

  test.each([
    [500, 'Server Error'],
    [503, 'Vuelve mañana'],
    [429, 'Too Many Requests'],
    [422, 'Unprocessable Entity'],
    [422, 'The given data was invalid.'],
    [401, 'Unauthenticated.'],
    [404, '404 NOT FOUND'],
  ])('of %i takes no message that nobody wrote for an owner: %s', (status, message) => {
    const body = { message };
    expect(httpProblem(status, body)).toEqual({ kind: 'http', status, body });
  });

  test('takes no field errors of a server that failed', () => {
    expect(httpProblem(500, { errors: { file: ['Server Error'] } })).not.toHaveProperty('errors');
  });

  test.each([
    [503, 'Nothing can be stored now'],
    [404, 'Not found'],
    [400, 'Vuelve mañana'],
  ])(
    'of %i takes a message that the catalogue knows, and any other of a request that was wrong: %s',
    (status, message) => {
      expect(httpProblem(status, { message })).toHaveProperty('message', message);
    },
  );

  test.each([
    [{ message: 'Vuelve mañana', errors: [] }],
    [{ message: 'Vuelve mañana', errors: null }],
    [{ message: 'Vuelve mañana', errors: { email: 'a' } }],
  ])('takes the message of %j though its errors cannot be read', (body) => {
    expect(httpProblem(422, body)).toHaveProperty('message', 'Vuelve mañana');
  });

  test('takes the errors beside a message that cannot be read', () => {
    expect(httpProblem(422, { message: null, errors: { email: ['a'] } })).toHaveProperty('errors', { email: ['a'] });
  });

  test.each([
    ['45', 45],
    ['0.5', 1],
    ['0', 60],
    ['-3', 60],
    ['', 60],
    ['soon', 60],
    ['Infinity', 60],
    [null, 60],
    ['Mon, 03 Aug 2026 16:06:09 GMT', 60],
  ])('says after too many attempts to wait %j: %s seconds', (header, seconds) => {
    expect(secondsUntilRetry(httpProblem(429, {}, header))).toBe(seconds);
    expect(submitErrors(httpProblem(429, {}, header))[WAIT]).toBe(seconds);
  });

  test('says nothing of waiting where that does not help', () => {
    expect(secondsUntilRetry(httpProblem(503, {}, '45'))).toBeUndefined();
    expect(secondsUntilRetry({ kind: 'timeout' })).toBeUndefined();
    expect(secondsUntilRetry(httpProblem(429, { message: 'Too many wrong codes' }, '45'))).toBeUndefined();
  });
});

describe('whatever was thrown', () => {
  test.each<[string, unknown, Problem]>([
    ['a problem', { kind: 'timeout' }, { kind: 'timeout' }],
    ['what was called off', new DOMException('Aborted', 'AbortError'), { kind: 'cancelled' }],
    ['a call that was not needed', { name: 'ConditionError' }, { kind: 'cancelled' }],
    ['a fault of ours', new TypeError('x is not a function'), { kind: 'unreadable' }],
    ['an object of another kind', { kind: 'surprise' }, { kind: 'unreadable' }],
    ['nothing', undefined, { kind: 'unreadable' }],
  ])('%s is a problem', (_, thrown, problem) => {
    expect(problemOf(thrown)).toEqual(problem);
  });

  test.each<[Problem, boolean]>([
    [{ kind: 'offline' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'unreadable' }, true],
    [{ kind: 'cancelled' }, false],
    [httpProblem(500, undefined), false],
    [httpProblem(422, undefined), false],
  ])('%o leaves the outcome unknown: %s', (problem, isUnknown) => {
    expect(isOutcomeUnknown(problem)).toBe(isUnknown);
  });

  test.each([
    [404, true, false],
    [403, false, true],
    [500, false, false],
  ])('%i is missing: %s, forbidden: %s', (status, missing, forbidden) => {
    expect(isMissing(httpProblem(status, {}))).toBe(missing);
    expect(isForbidden(httpProblem(status, {}))).toBe(forbidden);
  });
});

describe('what the owner is told (ux §1.2)', () => {
  test.each<[Problem, string]>([
    [{ kind: 'offline' }, 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.'],
    [{ kind: 'timeout' }, 'La conexión está tardando demasiado. Inténtalo de nuevo.'],
    [httpProblem(429, {}), 'Demasiados intentos, inténtalo de nuevo después de un minuto.'],
    [
      httpProblem(429, { message: 'Too Many Requests' }),
      'Demasiados intentos, inténtalo de nuevo después de un minuto.',
    ],
    [httpProblem(409, { message: 'Conflict' }), 'Esta información cambió. Ya te mostramos la versión más reciente.'],
    [
      httpProblem(503, { message: 'Nothing can be stored now' }),
      'En este momento no podemos guardar nada. Inténtalo en unos minutos.',
    ],
    [httpProblem(429, { message: 'Too many wrong codes' }), 'Este código ya no sirve. Pide uno nuevo.'],
    [httpProblem(409, {}), 'Esta información cambió. Ya te mostramos la versión más reciente.'],
    [httpProblem(409, { message: 'This can no longer be changed' }), 'Ya se envió y no se puede cambiar.'],
    [httpProblem(401, { message: 'Wrong e-mail or password' }), 'El correo o la contraseña no coinciden.'],
    [httpProblem(400, { message: 'Vuelve <b>mañana</b>' }), 'Vuelve <b>mañana</b>'],
  ])('%o: %s', (problem, text) => {
    expect(problemText(problem)).toEqual({ text });
  });

  test.each<[Problem]>([
    [httpProblem(500, { message: 'Something went wrong' })],
    [httpProblem(502, undefined)],
    [httpProblem(500, { message: 'Server Error' })],
    [httpProblem(422, { message: 'Unprocessable Entity' })],
    [httpProblem(400, {})],
    [{ kind: 'unreadable' }],
  ])('%o is our fault, with what to do and a number to tell', (problem) => {
    expect(problemText(problem)).toEqual({ text: OUR_FAULT, detail: WHAT_TO_DO });
  });

  test('without a connection the phone says so', () => {
    navigator.onLine = false;
    expect(problemText({ kind: 'offline' }).text).toBe(
      'Sin conexión a internet. Guardamos lo que llevas; podrás enviarlo cuando vuelva la señal.',
    );
  });

  test('a field hears its first message only, in Spanish where there is one', () => {
    const errors = { email: ['This email is already registered', 'b'], phone: ['Otra cosa'], name: [] };
    expect(fieldErrorsOf(httpProblem(422, { errors }))).toEqual({
      email: 'Este correo ya está registrado. Inicia sesión o usa otro.',
      phone: 'Otra cosa',
    });
    expect(fieldErrorsOf({ kind: 'offline' })).toEqual({});
  });
});

describe('a refused submit', () => {
  test.each<[string, unknown, Record<string, string>]>([
    [
      'fields speak for themselves',
      httpProblem(422, { errors: { code: ['Your confirmation code is incorrect.'] } }),
      { code: 'El código es incorrecto. Revísalo o pide uno nuevo.' },
    ],
    [
      'words for the whole stand above the fields',
      httpProblem(422, { message: 'Vuelve mañana', errors: { code: ['No'] } }),
      { code: 'No', [FORM_ERROR]: 'Vuelve mañana' },
    ],
    [
      'a message that a field says already is not repeated above them',
      httpProblem(422, {
        message: 'This email is already registered',
        errors: { email: ['This email is already registered'], phone: ['No'] },
      }),
      { email: 'Este correo ya está registrado. Inicia sesión o usa otro.', phone: 'No' },
    ],
    [
      'a message made of what the fields say is not repeated above them',
      httpProblem(422, {
        message: 'Falta el correo. Falta el celular.',
        errors: { email: ['Falta el correo.'], phone: ['Falta el celular.'] },
      }),
      { email: 'Falta el correo.', phone: 'Falta el celular.' },
    ],
    [
      'a message that says what is under no field stands above them',
      httpProblem(422, { message: 'Otra cosa', errors: { email: ['Falta el correo.', 'Otra cosa'] } }),
      { email: 'Falta el correo.', [FORM_ERROR]: 'Otra cosa' },
    ],
    [
      'a message stands above the form when no field has words',
      httpProblem(422, { message: 'Vuelve mañana', errors: { email: [] } }),
      { [FORM_ERROR]: 'Vuelve mañana' },
    ],
    [
      'a message alone stands above the form',
      httpProblem(401, { message: 'Wrong e-mail or password' }),
      { [FORM_ERROR]: 'El correo o la contraseña no coinciden.' },
    ],
    ['what is our fault says what to do', httpProblem(503, '<html>'), { [FORM_ERROR]: `${OUR_FAULT} ${WHAT_TO_DO}` }],
    [
      'a refusal of no fields is not silent',
      httpProblem(422, { errors: {} }),
      { [FORM_ERROR]: `${OUR_FAULT} ${WHAT_TO_DO}` },
    ],
    ['a time-out', { kind: 'timeout' }, { [FORM_ERROR]: 'La conexión está tardando demasiado. Inténtalo de nuevo.' }],
    ['a fault of ours', new TypeError('x'), { [FORM_ERROR]: `${OUR_FAULT} ${WHAT_TO_DO}` }],
    [
      'what was called off says nothing, and is not done',
      new DOMException('Aborted', 'AbortError'),
      { [FORM_ERROR]: '' },
    ],
  ])('%s', (_, thrown, shown) => {
    expect(submitErrors(thrown)).toEqual(shown);
  });
});
