import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { ErrorBody, firstMessages } from '#domain/errorBody';

test('returns the first message of each field', { tags: ['s3-field-errors', 's8-first-message'] }, () => {
  expect(firstMessages({ email: ['first', 'second'], phone: ['only'] })).toStrictEqual({
    email: 'first',
    phone: 'only',
  });
});

test('returns no message for a field with an empty list', () => {
  expect(firstMessages({ email: [], phone: ['only'] })).toStrictEqual({ phone: 'only' });
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
