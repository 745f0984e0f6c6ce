import { expect, test } from 'vitest';
import { openEvents } from '../support/openEvents.ts';
import { verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const placeNow = async () => await server.stage.place();

test('the place of the talk is null before it begins, and after a reset', async () => {
  expect(await placeNow()).toBeNull();
  const place = { step: 'register', path: '/register', owner_id: null } as const;
  expect(await server.stage.keepPlace(place)).toEqual(place);
  expect(await placeNow()).toEqual(place);
  await server.stage.reset();
  expect(await placeNow()).toBeNull();
});

test('a saved point has the place that the talk was at', async () => {
  const owner = await verifiedOwner(server);
  const place = { step: 'offer', path: '/applications/1/desired-loan', owner_id: owner.id } as const;
  await server.stage.keepPlace(place);
  await server.stage.saveSnapshot('oferta');
  await server.stage.keepPlace({ step: 'loan', path: '/home', owner_id: null });
  await server.stage.restoreSnapshot('oferta');
  expect(await placeNow()).toEqual(place);
  await server.stage.deleteSnapshot('oferta');
});

test('the operator gets a session of any owner, and a 404 in Spanish for an unknown one', async () => {
  const owner = await verifiedOwner(server);
  const session = await server.stage.ownerSession(owner.id);
  expect((await server.as(session.token).get('/api/user')).body).toMatchObject({ id: owner.id });
  const place = { step: 'loan', path: '/home', owner_id: 'nadie' };
  for (const { status, body } of [
    await server.stage.attempt('POST', 'owners/nadie/session'),
    await server.stage.attempt('PUT', 'place', place),
  ]) {
    expect(status).toBe(404);
    expect(body.message).toContain('no hay nadie con la clave nadie');
  }
});

test('a place has an address of the app, not of another host', async () => {
  for (const path of ['https://example.com', '//example.com', 'home', '/a\\b']) {
    const { status, body } = await server.stage.attempt('PUT', 'place', { step: 'loan', path, owner_id: null });
    expect(status).toBe(422);
    expect(body.errors.path[0]).toContain('/home');
  }
});

test('each change of the place is streamed, by another window, a saved point or a reset, without the place itself', async () => {
  const events = await openEvents(server.stage);
  const first = {
    step: 'code',
    path: '/verification-code/1?phone=+525512345678',
    owner_id: null,
    window: 'a',
  } as const;
  await server.stage.keepPlace(first);
  await server.stage.saveSnapshot('registro');
  await server.stage.keepPlace({ ...first, step: 'closing', interrupted: { step: 'code', path: '/', owner_id: null } });
  await server.stage.restoreSnapshot('registro');
  await server.stage.reset();
  await server.stage.deleteSnapshot('registro');
  const places = () => events.filter(({ kind }) => kind === 'place');
  await expect.poll(places).toEqual(Array(4).fill({ kind: 'place' }));
});

test('a place whose interrupted owner is unknown is a 404', async () => {
  const nobody = { step: 'loan', path: '/home', owner_id: 'nadie' };
  const place = { step: 'loan', path: '/home', owner_id: null, interrupted: nobody };
  expect((await server.stage.attempt('PUT', 'place', place)).status).toBe(404);
});
