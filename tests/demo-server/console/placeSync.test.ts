import { expect, test, vi } from 'vitest';
import { createPlaceSync, windowName } from '../../../demo-server/console/script/place/placeSync.ts';
import { keepPlace, type Place } from '../../../demo-server/scenarios/place.ts';
import { deferred } from '../../deferred.ts';

const at = (step: Place['step'], changes: Partial<Place> = {}): Place => ({
  step,
  path: '/home',
  owner_id: null,
  ...changes,
});

/** A window, and the server's place, which the test changes. */
function openWindow() {
  const server: { place: Place | null } = { place: null };
  const store = {
    setting: <T>() => server.place as T,
    set: (_: string, place: unknown) => {
      server.place = place as Place;
    },
  };
  const savePlace = vi.fn(async (place: Place, window: string) => keepPlace(store, { ...place, window }));
  const goTo = vi.fn(async () => {});
  const sync = createPlaceSync({ fetchPlace: async () => server.place, savePlace, goTo });
  return { server, savePlace, goTo, sync };
}

test('a window that is used saves its places and does not follow them', async () => {
  const { savePlace, goTo, sync } = openWindow();
  sync.markUsed();
  await sync.moveTo(at('offer'));
  await sync.follow();
  expect(savePlace.mock.calls).toEqual([[at('offer'), windowName]]);
  expect(goTo).not.toHaveBeenCalled();
});

test('a window goes to the place of another one, once, and saves nothing before it is used', async () => {
  const { server, savePlace, goTo, sync } = openWindow();
  sync.markUsed();
  server.place = at('offer', { window: 'another' });
  await Promise.all([sync.follow(), sync.moveTo(at('landing')), sync.follow()]);
  expect(goTo.mock.calls).toEqual([[server.place]]);
  await sync.moveTo(at('register'));
  expect(savePlace).not.toHaveBeenCalled();
  sync.markUsed();
  await sync.moveTo(at('property'));
  expect(savePlace.mock.calls).toEqual([[at('property'), windowName]]);
});

test('a place that a window has saved before it is there is not saved again on arrival', async () => {
  const { server, savePlace, sync } = openWindow();
  await sync.act(() => sync.save(at('offer')));
  expect(server.place).toEqual(at('offer', { window: windowName }));
  await sync.moveTo(at('offer', { interrupted: null }));
  expect(savePlace).toHaveBeenCalledTimes(1);
  // What the server may not have is saved again.
  savePlace.mockRejectedValueOnce(new Error('unreachable'));
  await sync.moveTo(at('property'));
  await sync.moveTo(at('property'));
  expect(server.place).toEqual(at('property', { window: windowName }));
});

test('no other window moves this one while the operator takes the talk elsewhere in it', async () => {
  const { server, savePlace, goTo, sync } = openWindow();
  const acted = deferred();
  const act = sync.act(() => acted.promise);
  server.place = at('offer', { window: 'another' });
  const follow = sync.follow();
  const arrival = sync.moveTo(at('register'));
  expect(goTo).not.toHaveBeenCalled();
  acted.resolve();
  await Promise.all([act, follow, arrival]);
  expect(goTo).toHaveBeenCalledTimes(1);
  expect(savePlace).not.toHaveBeenCalled();
});

test('a step that the case file has ended is saved for a reload, and takes no other window anywhere', async () => {
  const { server, sync } = openWindow();
  sync.markUsed();
  await sync.moveTo(at('deposit', { path: '/demo/sign/6' }), { byCaseFile: true });
  expect(server.place).toMatchObject({ step: 'deposit', path: '/demo/sign/6' });
  const other = openWindow();
  other.server.place = server.place;
  await other.sync.follow();
  expect(other.goTo).not.toHaveBeenCalled();
  // The window in which the step was done saves its place, before or after this one.
  const late = openWindow();
  late.sync.markUsed();
  late.server.place = at('deposit', { window: 'another' });
  await late.sync.moveTo(at('deposit', { path: '/demo/sign/6' }), { byCaseFile: true });
  expect(late.server.place).toEqual(at('deposit', { window: 'another' }));
  await late.sync.follow();
  expect(late.goTo).toHaveBeenCalledTimes(1);
});

test('a window comes back to a place that it has left since', async () => {
  const { server, goTo, sync } = openWindow();
  server.place = at('offer', { window: 'another' });
  await sync.follow();
  sync.markUsed();
  await sync.moveTo(at('property'));
  server.place = at('offer', { window: 'another' });
  await sync.follow();
  expect(goTo).toHaveBeenCalledTimes(2);
});

test('a window whose session is gone goes to the newest place, whoever has saved it, and to the beginning without one', async () => {
  const { server, goTo, sync } = openWindow();
  sync.markUsed();
  await sync.moveTo(at('offer'));
  await sync.follow({ isLost: true });
  expect(goTo.mock.lastCall).toEqual([{ ...at('offer'), window: windowName }]);
  server.place = null;
  await sync.follow();
  expect(goTo.mock.lastCall).toEqual([null]);
});

test('a window stays when the server cannot be reached, and goes to the beginning when its session is gone', async () => {
  const goTo = vi.fn(async () => {});
  const fetchPlace = () => Promise.reject(new Error('unreachable'));
  const sync = createPlaceSync({ fetchPlace, savePlace: async () => {}, goTo });
  await sync.follow();
  expect(goTo).not.toHaveBeenCalled();
  await sync.follow({ isLost: true });
  expect(goTo.mock.calls).toEqual([[null]]);
});
