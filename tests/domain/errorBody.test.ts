import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { ErrorBody, firstMessages, isStatusPhrase } from '#domain/errorBody';

test('returns the first message of each field', () => {
  expect(firstMessages({ email: ['first', 'second'], phone: ['only'] })).toStrictEqual({
    email: 'first',
    phone: 'only',
  });
});

test('returns no message for a field with an empty list', () => {
  expect(firstMessages({ email: [], phone: ['only'] })).toStrictEqual({ phone: 'only' });
});

test.each([
  ['Too Many Requests', true],
  [' 404 Not Found.\n', true],
  ['The given data was invalid.', true],
  ['Not found in your city', false],
  ['El folio no existe.', false],
])('the message %j only names a status: %s', (message, expected) => {
  expect(isStatusPhrase(message)).toBe(expected);
});

test.each([
  [{}],
  [{ message: 'Not found' }],
  [{ errors: { code: ['Wrong'] } }],
  [{ message: 'a', errors: {}, more: 1 }],
])('%j is an error body', (body) => {
  expect(is(body, ErrorBody)).toBe(true);
});

test.each([['text'], [null], [{ message: 5 }], [{ errors: { code: 'Wrong' } }]])('%j is not an error body', (body) => {
  expect(is(body, ErrorBody)).toBe(false);
});
