import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { toQueryState } from '#api/toQueryState';
import { useFirstValue } from '#api/useFirstValue';

const query = { isFetching: false, refetch: () => undefined };
const httpError = (status: number) => ({ kind: 'http', status, body: undefined }) as const;

describe('the state of a query', () => {
  test('has its data, and when and whether they are fetched', () => {
    const refetch = vi.fn();
    const state = toQueryState({ ...query, refetch, data: 7, isFetching: true, fulfilledTimeStamp: 5 });
    expect(state).toEqual({ data: 7, waiting: true, fetchedAt: 5, retry: expect.any(Function) });
    state.retry();
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('leaves out the data of another id', () => {
    expect(toQueryState({ ...query, data: 7, currentData: undefined }).data).toBeUndefined();
    expect(toQueryState({ ...query, data: 7, currentData: 8 }).data).toBe(8);
  });

  test.each([undefined, null])('has no failure for the error %j', (error) => {
    expect(toQueryState({ ...query, error })).not.toHaveProperty('failure');
  });

  test('says when what was asked for does not exist or belongs to someone else', () => {
    const failureOf = (status: number) => toQueryState({ ...query, error: httpError(status) }).failure;
    expect(failureOf(404)).toMatchObject({ text: expect.any(String), unavailable: 'missing' });
    expect(failureOf(403)).toMatchObject({ text: expect.any(String), unavailable: 'forbidden' });
    expect(failureOf(500)).not.toHaveProperty('unavailable');
  });
});

test.each([null, 'x'])('the first value %j is kept whatever comes after it', (first) => {
  const { result: hook, rerender } = renderHook(useFirstValue<string | null>, {
    initialProps: undefined as string | null | undefined,
  });
  expect(hook.current).toBeUndefined();
  rerender(first);
  expect(hook.current).toBe(first);
  rerender('later');
  expect(hook.current).toBe(first);
  rerender(undefined);
  expect(hook.current).toBe(first);
});
