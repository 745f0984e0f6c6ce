import { renderHook } from '@testing-library/react';
import { act, createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, vi } from 'vitest';
import { DraftOwner } from '#kit/form/draft.ts';
import { NavigationContext } from '#kit/navigation/navigation.ts';
import { createStore } from '../../web/app/store.ts';
import { signedIn } from '../../web/features/auth/authSlice.ts';
import { ana } from './owner.ts';

type Answers = Record<string, object | null | (() => Promise<Response>)>;
export type Call = { call: string; body: unknown; token: string | null };

/** `Request` with relative addresses, as in a browser; Node accepts absolute ones only. */
export class RelativeRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'https://app.test') : input, init);
  }
}

/** A response with an error status. */
export const errorResponse =
  (status: number, body: object = {}) =>
  async () =>
    Response.json(body, { status });

/** A call that finds no connection. */
export const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

/**
 * Creates a store whose calls get the responses in `answers`, by method and path without query: `{ 'POST /auth/login': session }`.
 * Another call gets what `'*'` says, or a 500. Returns the calls that were made, and their requests.
 */
export function scriptedStore(answers: Answers, token: string | null = null) {
  const calls: Call[] = [];
  const requests: Request[] = [];
  vi.stubGlobal('location', { origin: 'https://app.test', pathname: '/here' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('Request', RelativeRequest);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api', '')}`;
    const text = await request.clone().text();
    requests.push(request);
    calls.push({ call, body: text === '' ? undefined : JSON.parse(text), token: request.headers.get('authorization') });
    const answer = answers[call in answers ? call : '*'];
    if (answer === undefined) return new Response('{}', { status: 500 });
    return typeof answer === 'function'
      ? answer()
      : answer === null
        ? new Response(null, { status: 204 })
        : Response.json(answer);
  });
  const { store } = createStore();
  if (token !== null) store.dispatch(signedIn({ token, user: ana }));
  return { store, calls, requests };
}

/** Waits until no call of the store is running and the last answer is rendered. */
export const answersOf = (store: ReturnType<typeof createStore>['store']) =>
  act(async () => {
    const statuses = () => {
      const { mutations, queries } = store.getState().api;
      return [...Object.values(mutations), ...Object.values(queries)].map((call) => call?.status);
    };
    await expect.poll(statuses).not.toContain('pending');
    // The store tells its subscribers of answers up to 10 ms later, but of any other action at once.
    store.dispatch({ type: 'any other action' });
  });

/** Runs a hook on a screen at `/here`, with a scripted store. `within` adds what else is around it, such as a form. */
export function renderScreenHook<Result>(
  useHook: () => Result,
  answers: Answers,
  token: string | null = 'secret',
  within: (children: ReactNode) => ReactNode = (children) => children,
) {
  const { store, calls } = scriptedStore(answers, token);
  const navigate = vi.fn();
  const value = { go: navigate, pathname: '/here', locationState: null };
  const owner = token === null ? null : ana.id;
  const wrap = (children: ReactNode) =>
    createElement(Provider, {
      store,
      children: createElement(
        NavigationContext.Provider,
        { value },
        createElement(DraftOwner.Provider, { value: owner }, within(children)),
      ),
    } as never);
  const { result: hook, unmount, rerender } = renderHook(useHook, { wrapper: ({ children }) => wrap(children) });
  const answered = () => answersOf(store);
  /** Calls the result of the hook and waits for its outcome. */
  const run = <Value>(call: (current: Result) => Promise<Value>) => act(async () => call(hook.current));
  return { hook, run, unmount, rerender: () => rerender(undefined), store, calls, navigate, answered };
}

/** Renders a screen at `/here`, with a scripted store. */
export const renderScreen = (screen: ReactNode, answers: Answers, token: string | null = 'secret') =>
  renderScreenHook(
    () => undefined,
    answers,
    token,
    () => screen,
  );
