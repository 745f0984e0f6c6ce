import { FORM_ERROR } from 'final-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { httpProblem, noConnection, type Problem, problemOf, problemText, secondsUntilRetry } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { noteCall } from '#connection';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import { RETRY_AFTER } from '#kit/form/formErrors.ts';
import { noteServerTime } from '#serverTime';

const navigator = { onLine: true };
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-08-03T16:05:09Z') });
  noteServerTime(new Date().toUTCString(), Date.now());
  navigator.onLine = true;
  vi.stubGlobal('navigator', navigator);
});

const SERVER_FAULT = apiErrors['Something went wrong'];
const WHAT_TO_DO = failureTexts.tryAgainOrContactUs({ id: '260803160509' });

describe('an HTTP error', () => {
  test('has the message and field errors of its body, and the body itself', () => {
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
    'has no message and no field errors from a body of %j',
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
    [404, ' 404 Not Found.\n'],
  ])('with status %i leaves out a message that is not for the owner: %s', (status, message) => {
    const body = { message };
    expect(httpProblem(status, body)).toEqual({ kind: 'http', status, body });
  });

  test('leaves out the field errors of a server that failed', () => {
    expect(httpProblem(500, { errors: { file: ['Server Error'] } })).not.toHaveProperty('errors');
  });

  test.each([
    [503, 'Nothing can be stored now'],
    [404, 'Not found'],
    [400, 'Vuelve mañana'],
  ])('with status %i has a message that the catalogue knows, and below 500 any other: %s', (status, message) => {
    expect(httpProblem(status, { message })).toHaveProperty('message', message);
  });

  test('has its message or its field errors though the others are malformed', () => {
    expect(httpProblem(422, { message: 'Vuelve mañana', errors: [] })).toHaveProperty('message', 'Vuelve mañana');
    expect(httpProblem(422, { message: null, errors: { email: ['a'] } })).toHaveProperty('errors', { email: ['a'] });
  });

  test.each([
    ['45', 45],
    ['0.5', 1],
    ['0', 60],
    ['-3', 60],
    ['Infinity', 60],
    [null, 60],
    ['Mon, 03 Aug 2026 16:06:09 GMT', 60],
  ])('after too many attempts with Retry-After %j asks to wait %s seconds', (header, seconds) => {
    expect(secondsUntilRetry(httpProblem(429, {}, header))).toBe(seconds);
    expect(submitErrors(httpProblem(429, {}, header))[RETRY_AFTER]).toBe(seconds);
  });

  test('asks for no waiting where that does not help', () => {
    expect(secondsUntilRetry(httpProblem(503, {}, '45'))).toBeUndefined();
    expect(secondsUntilRetry({ kind: 'timeout' })).toBeUndefined();
    expect(secondsUntilRetry(httpProblem(429, { message: 'Too many wrong codes' }, '45'))).toBeUndefined();
  });
});

describe('anything that was thrown', () => {
  test.each<[string, unknown, Problem]>([
    ['a problem', { kind: 'timeout' }, { kind: 'timeout' }],
    ['an aborted request', new DOMException('Aborted', 'AbortError'), { kind: 'cancelled' }],
    ['a request that was not needed', { name: 'ConditionError' }, { kind: 'cancelled' }],
    ['a defect of the app', new TypeError('x is not a function'), { kind: 'unreadable' }],
    ['an object of another kind', { kind: 'surprise' }, { kind: 'unreadable' }],
    ['null', null, { kind: 'unreadable' }],
    ['a text', 'offline', { kind: 'unreadable' }],
  ])('%s becomes a problem', (_, thrown, problem) => {
    expect(problemOf(thrown)).toEqual(problem);
  });
});

describe('the text for the owner', () => {
  test.each<[Problem, string]>([
    [{ kind: 'unreachable' }, failureTexts.couldNotConnect],
    [{ kind: 'offline' }, commonTexts.offlineInputKept],
    [{ kind: 'timeout' }, failureTexts.connectionTooSlow],
    [httpProblem(429, {}), apiErrors['Too many attempts']],
    [httpProblem(429, { message: 'Too many wrong codes' }), apiErrors['Too many wrong codes']],
    [httpProblem(409, {}), failureTexts.informationChanged],
    [httpProblem(409, { message: 'This can no longer be changed' }), apiErrors['This can no longer be changed']],
    [httpProblem(400, { message: 'Vuelve <b>mañana</b>' }), 'Vuelve <b>mañana</b>'],
  ])('of %o is: %s', (problem, text) => {
    expect(problemText(problem)).toEqual({ text });
  });

  test.each<[Problem]>([
    [httpProblem(500, { message: 'Something went wrong' })],
    [httpProblem(400, {})],
    [{ kind: 'unreadable' }],
  ])('of %o says that something went wrong, what to do and a number for support', (problem) => {
    expect(problemText(problem)).toEqual({ text: SERVER_FAULT, detail: WHAT_TO_DO });
  });

  test('keeps naming what was missing when the call failed, after the connection is back', () => {
    navigator.onLine = false;
    const offline = noConnection();
    navigator.onLine = true;
    noteCall(true);
    expect(problemText(offline).text).toBe(commonTexts.offlineInputKept);
    expect(problemText(noConnection()).text).toBe(failureTexts.couldNotConnect);
  });
});

describe('a failed submit', () => {
  test.each<[string, unknown, Record<string, string>]>([
    [
      'shows field errors below their fields',
      httpProblem(422, { errors: { code: ['Your confirmation code is incorrect.', 'b'], phone: ['No'], name: [] } }),
      { code: apiErrors['Your confirmation code is incorrect.'], phone: 'No' },
    ],
    [
      'does not show a message that is made of the field errors',
      httpProblem(422, {
        message: 'Falta el correo. Falta el celular.',
        errors: { email: ['Falta el correo.'], phone: ['Falta el celular.'] },
      }),
      { email: 'Falta el correo.', phone: 'Falta el celular.' },
    ],
    [
      'shows a message that no field shows',
      httpProblem(422, { message: 'Otra cosa', errors: { email: ['Falta el correo.', 'Otra cosa'] } }),
      { email: 'Falta el correo.', [FORM_ERROR]: 'Otra cosa' },
    ],
    [
      'shows the message above the form when the field errors are empty',
      httpProblem(422, { message: 'Vuelve mañana', errors: { email: [] } }),
      { [FORM_ERROR]: 'Vuelve mañana' },
    ],
    [
      'says what to do after a fault of the server',
      httpProblem(503, '<html>'),
      { [FORM_ERROR]: `${SERVER_FAULT} ${WHAT_TO_DO}` },
    ],
    [
      'shows no text for an aborted request, but is no success',
      new DOMException('Aborted', 'AbortError'),
      { [FORM_ERROR]: '' },
    ],
  ])('%s', (_, thrown, shown) => {
    expect(submitErrors(thrown)).toEqual(shown);
  });
});
