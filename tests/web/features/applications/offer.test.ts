import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pesos } from '#domain/money';
import { estimateOffer } from '#domain/preOffer';
import { useOffer } from '../../../../web/features/applications/pre-offer/useOffer.ts';
import { errorResponse, renderScreenHook } from '../../scriptedStore.ts';

describe('the offer for a rent and a term', () => {
  const offerOf = (term: number) => estimateOffer({ principal: pesos(20_000 * term), term });
  beforeEach(() => void vi.useFakeTimers());
  const open = async (calc: object | (() => Promise<Response>)) => {
    let term = 6;
    const opened = renderScreenHook(() => useOffer(20_000, term), { 'GET /calc': calc });
    await opened.answered();
    const choose = (months: number) => {
      term = months;
      opened.rerender();
    };
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    return { ...opened, choose, pass };
  };

  test('is fresh until another term is chosen, and requested once the term stays unchanged', async () => {
    let term = 6;
    const { hook, run, calls, choose, pass, answered } = await open(async () => Response.json(offerOf(term)));
    expect(hook.current).toMatchObject({ isFresh: true, failed: false, estimate: { term: 6 } });
    choose(7);
    expect(hook.current).toMatchObject({ isFresh: false, estimate: { term: 6 } });
    pass(299);
    choose(8);
    pass(299);
    expect(calls).toHaveLength(1);
    term = 8;
    pass(1);
    await answered();
    expect(calls).toHaveLength(2);
    expect(hook.current).toMatchObject({ isFresh: true, estimate: { term: 8 } });
    await run(({ settled }) => settled());
    expect(calls).toHaveLength(2);
  });

  test('that failed can be requested again', async () => {
    let answer = errorResponse(500);
    const { hook, answered } = await open(() => answer());
    expect(hook.current).toMatchObject({ isFresh: false, failed: true, estimate: undefined });
    answer = async () => Response.json(offerOf(6));
    act(() => hook.current.retry());
    await answered();
    expect(hook.current).toMatchObject({ isFresh: true, failed: false });
  });

  test('has failed when its figures make none, and does not let a press go on', async () => {
    const { hook, run } = await open({ ...offerOf(6), commission: offerOf(6).advance });
    expect(hook.current).toMatchObject({ isFresh: false, failed: true, estimate: undefined });
    await run(({ settled }) => expect(settled()).rejects.toThrow());
  });
});
