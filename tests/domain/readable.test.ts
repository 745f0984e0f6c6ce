import { nullable, number, optional, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { Applications } from '#domain/application';
import { beganAt } from '#domain/history';
import { Loan } from '#domain/loan';
import { InstantShape, ifReadable, instantOf, parse } from '#domain/readable';
import { codeSentIn } from '#domain/verificationCode';
import { applicationOf, loanOf } from '../../demo-server/states/sampleResponses.ts';

const junk = ['ayer', '', 1e21, -1, null, [], {}, true];

describe('an instant', () => {
  test.each(['2026-11-22T18:00:00Z', '2026-11-22T12:00:00.123-06:00'])('%s is read', (text) => {
    expect(parse(text, InstantShape)).toBe(text);
  });

  // Days cannot be added to, or written in, the years of the last ones.
  test.each([
    ...junk,
    '2026-11-22',
    '2026-11-22T18:00:00',
    '24/07/2026 02:00',
    '2026-13-22T18:00:00Z',
    '9999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
  ])('%j is not read', (value) => expect(parse(value, InstantShape)).toBeUndefined());

  test('is not known where there is none', () => {
    expect(instantOf(undefined)).toBeUndefined();
    expect(instantOf(null)).toBeUndefined();
    expect(instantOf('2026-11-22T18:00:00Z')).toEqual(new Date('2026-11-22T18:00:00Z'));
  });
});

test('a field that cannot be read is left out: undefined where it is optional, else null', () => {
  const shape = type({ a: ifReadable(optional(string())), b: ifReadable(nullable(number())), c: string() });
  expect(parse({ a: 1, b: 'x', c: 'c' }, shape)).toEqual({ a: undefined, b: null, c: 'c' });
  expect(parse({ a: 'a', b: 1, c: 'c', other: 1 }, shape)).toEqual({ a: 'a', b: 1, c: 'c', other: 1 });
  expect(parse({ a: 'a', b: 1, c: 1 }, shape)).toBeUndefined();
  // It may be null, not missing.
  expect(parse({ c: 'c' }, shape)).toBeUndefined();
});

describe.each(junk)('with %j in place of a value', (value) => {
  test('the history of a loan keeps its other entries, and this one without its time', () => {
    const entries = [{ status: 'active', at: '2026-11-22T18:00:00Z' }, { status: 'liquidated', at: value }, value];
    const { history } = parse({ ...loanOf('active'), history: entries }, Loan) ?? {};
    expect(history?.map(({ status }) => status)).toEqual(['active', 'liquidated']);
    expect(history?.map(beganAt)).toEqual([new Date('2026-11-22T18:00:00Z'), undefined]);
  });

  test('an application is read without what the app can do without', () => {
    const [known] = parse([{ ...applicationOf('rejected'), ...optionalFields(value) }], Applications) ?? [];
    expect(known?.id).toBe('7');
    expect(known?.bureau_authorization).toMatchObject({ folio: 'BC-1' });
    expect(instantOf(known?.bureau_authorization?.at)).toBeUndefined();
    expect(known?.retry_from ?? undefined).toBeUndefined();
  });

  test('a code that was sent has no expiry', () => {
    expect(codeSentIn({ expires_at: value })?.expires_at).toBeUndefined();
    expect(codeSentIn(value)?.expires_at).toBeUndefined();
  });
});

const optionalFields = (value: unknown) => ({
  created_at: value,
  retry_from: value,
  history: value,
  bureau_authorization: { folio: 'BC-1', at: value },
});

test.each([1e21, Number.POSITIVE_INFINITY, '20000', null])('a loan of %s pesos is not read at all', (amount) => {
  expect(parse({ ...loanOf('active'), amount }, Loan)).toBeUndefined();
});
