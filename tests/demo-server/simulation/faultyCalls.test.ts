import { EventEmitter } from 'node:events';
import type { RequestHandler } from 'express';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFaults } from '../../../demo-server/simulation/faults.ts';
import { injectFaults, injectOwnerFaults } from '../../../demo-server/simulation/faultyCalls.ts';
import { newStore, ownerRow, storeAndClock } from '../support/demo.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

/** Sends a call through a middleware. */
function send(middleware: RequestHandler, { method = 'GET', path = '/user', ...parts }: Partial<SentCall> = {}) {
  const socket = { destroy: vi.fn() };
  const next = vi.fn();
  const req = { method, path, originalUrl: `/api${path}`, socket, ...parts };
  const handled = middleware(req as never, new EventEmitter() as never, next) as unknown as Promise<void>;
  return {
    handled,
    /** Returns whether the call has been passed on after so many more milliseconds. */
    passesAfter: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return next.mock.calls.length > 0;
    },
    isCut: () => socket.destroy.mock.calls.length > 0,
  };
}
type SentCall = { method: string; path: string; body: unknown };

describe('a call', () => {
  async function withFaults(settings: object) {
    const { store, clock, machine } = await storeAndClock();
    const faults = createFaults(store);
    await store.write(() => faults.replace(settings));
    return { store, faults, machine, middleware: injectFaults({ store, clock, faults }) };
  }

  test('is passed on after the latency and a part of the jitter', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => random.mockRestore());
    const { middleware } = await withFaults({ latency_ms: 200, jitter_ms: 100 });
    const call = send(middleware);
    expect(await call.passesAfter(249)).toBe(false);
    expect(await call.passesAfter(1)).toBe(true);
  });

  test('is cut while offline, and only then unless the fault is for once', async () => {
    const { store, faults, middleware } = await withFaults({ offline: true });
    const call = send(middleware);
    expect(await call.passesAfter(1000)).toBe(false);
    expect(call.isCut()).toBe(true);
    await store.write(() => faults.replace({}));
    expect(await send(middleware).passesAfter(0)).toBe(true);
  });

  test('is cut once more when the browser repeats it within a second, and no other call is', async () => {
    const { machine, middleware } = await withFaults({ offline: true, once: ['offline'] });
    const save = { method: 'PUT' };
    expect(send(middleware, save).isCut()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    machine.pass(999);
    expect(await send(middleware).passesAfter(0)).toBe(true);
    expect(await send(middleware, { ...save, path: '/loans' }).passesAfter(0)).toBe(true);
    expect(send(middleware, save).isCut()).toBe(true);
    expect(await send(middleware, save).passesAfter(0)).toBe(true);
  });

  test.each([
    { offline: true, once: ['offline'] },
    { latency_ms: 200, once: ['latency_ms'] },
  ])('that only reads is left alone by a fault that counts once: %o', async (settings) => {
    const { faults, middleware } = await withFaults(settings);
    const read = send(middleware);
    expect([await read.passesAfter(0), read.isCut()]).toEqual([true, false]);
    expect(faults.current()).toMatchObject(settings);
    expect(await send(middleware, { method: 'POST' }).passesAfter(0)).toBe(false);
    await expect.poll(() => faults.current().once).toEqual([]);
  });
});

describe('a call of the owner', () => {
  async function withOwner(email: string, isSignedIn: boolean) {
    const store = await newStore();
    const owner = await store.write(() => store.table('owners').insert(ownerRow('ana', { email })));
    return injectOwnerFaults({ store, sessions: { ownerIn: () => (isSignedIn ? owner : undefined) } as never });
  }

  test.each([
    ['is signed in', true, {}],
    ['sends the e-mail with the call', false, { path: '/auth/login', body: { email: ' Lenta@adelantto.test ' } }],
    ['verifies the phone', false, { method: 'POST', path: '/auth/ana/verify-phone-code', body: { code: '1234' } }],
  ])('takes three seconds when the e-mail starts with lenta and the owner %s', async (_, isSignedIn, call) => {
    const { passesAfter } = send(await withOwner('lenta@adelantto.test', isSignedIn), call);
    expect(await passesAfter(2999)).toBe(false);
    expect(await passesAfter(1)).toBe(true);
  });

  test.each([
    ['nobody is signed in', {}],
    ['another owner sends an e-mail', { path: '/auth/login', body: { email: 'ana@correo.mx' } }],
    ['another phone is verified', { path: '/auth/luz/verify-phone-code', body: { code: '1234' } }],
    ['it is about something else than the phone', { path: '/files/ana/verify-phone-code' }],
  ])('is passed on at once when %s', async (_, call) => {
    expect(await send(await withOwner('lenta@adelantto.test', false), call).passesAfter(0)).toBe(true);
  });

  test('fails every second time when the e-mail contains +falla, counted for each owner', async () => {
    const middleware = await withOwner('ana@correo.mx', true);
    const login = (email: string) => send(middleware, { path: '/auth/login', body: { email } }).handled;
    const error = { status: 500, body: { message: 'Something went wrong' } };
    await login('ana+falla@correo.mx');
    await login('luz+falla@correo.mx');
    await expect(login('ana+falla@correo.mx')).rejects.toMatchObject(error);
    await login('ana+falla@correo.mx');
    await expect(login('luz+falla@correo.mx')).rejects.toMatchObject(error);
  });
});
