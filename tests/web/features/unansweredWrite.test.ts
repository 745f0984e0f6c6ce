import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { httpProblem } from '#api/problem';
import { DraftOwner } from '#kit/form/draft.ts';
import { useUnansweredWrite } from '../../../web/features/applications/lease/useUnansweredWrite.ts';
import { TabStorage } from '../tabStorage.ts';

const succeeds = () => Promise.resolve();
const isLost = () => Promise.reject({ kind: 'timeout' });
const isRejected = () => Promise.reject(httpProblem(422, {}));
let storage: TabStorage;

beforeEach(() => {
  storage = new TabStorage();
  vi.stubGlobal('sessionStorage', storage);
});

/** Opens the screen of an owner. Returns a function that runs a write with an outcome and resolves with `isRepeated`. */
function openScreen(owner = 'ana') {
  const { result: hook } = renderHook(() => useUnansweredWrite('create'), {
    wrapper: ({ children }) => createElement(DraftOwner.Provider, { value: owner }, children),
  });
  return async (outcome: () => Promise<unknown>) => {
    const write = vi.fn((_isRepeated: boolean) => outcome());
    await hook.current(write).catch(() => undefined);
    return write.mock.calls[0]?.[0];
  };
}

describe('a write whose missing response is remembered', () => {
  test('is no repetition after a success or an error response', async () => {
    const run = openScreen();
    expect(await run(succeeds)).toBe(false);
    expect(await run(isRejected)).toBe(false);
    expect(await run(succeeds)).toBe(false);
  });

  test('is a repetition after a lost response, until one succeeds', async () => {
    const run = openScreen();
    expect(await run(isLost)).toBe(false);
    expect(await run(isRejected)).toBe(true);
    expect(await run(succeeds)).toBe(true);
    expect(await run(succeeds)).toBe(false);
  });

  test('is a repetition after a reload too, for the same owner', async () => {
    await openScreen()(isLost);
    expect(await openScreen('benito')(succeeds)).toBe(false);
    expect(await openScreen()(succeeds)).toBe(true);
    expect(await openScreen()(succeeds)).toBe(false);
  });

  test('is remembered by its screen where storage is blocked', async () => {
    storage.broken = true;
    const run = openScreen();
    await run(isLost);
    expect(await run(succeeds)).toBe(true);
    expect(await run(succeeds)).toBe(false);
  });
});
