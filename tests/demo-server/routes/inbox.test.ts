import { expect, test } from 'vitest';
import { freshServer } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });

const listed = () => server.stage.messages();

test('deletes one message, those of a recipient, and all', async () => {
  for (const email of ['lista@adelantto.test', 'perfil@adelantto.test', 'activa@adelantto.test']) {
    await server.anyone.post('/api/auth/recover-password', { email });
  }
  const before = await listed();
  const [first] = before;
  await server.stage.deleteMessage(first?.id ?? '');
  expect(await listed()).toEqual(before.slice(1));
  await server.stage.deleteMessages('perfil@adelantto.test');
  expect((await listed()).map(({ to }) => to)).not.toContain('perfil@adelantto.test');
  expect((await listed()).length).toBeGreaterThan(0);
  await server.stage.deleteMessages();
  expect(await listed()).toEqual([]);
  expect((await server.stage.events()).at(-1)?.line).toMatch(/^Se borr/);
});

test('rejects an unknown message and an unknown field in Spanish', async () => {
  const unknown = await server.stage.attempt('DELETE', 'messages/99999');
  expect([unknown.status, unknown.body.message]).toEqual([404, expect.stringContaining('99999')]);
  const field = await server.stage.attempt('DELETE', 'messages?sobra=1');
  expect(field.status).toBe(422);
  expect(JSON.stringify(field.body)).toContain('“sobra” no existe');
});

test('the app keeps the notice of an e-mail that was deleted', async () => {
  const session = await server.stage.session('vencida');
  const owner = server.as(session.token);
  const { body: notices } = await owner.get('/api/notices');
  expect(notices.length).toBeGreaterThan(0);
  await server.stage.deleteMessages();
  expect((await owner.get('/api/notices')).body).toEqual(notices);
});

test('serves an e-mail as a page without scripts, with its text escaped and its link', async () => {
  const mail = (await listed()).find(({ link }) => link !== undefined);
  const { status, body, headers } = await server.anyone.get(`/demo/mail/${mail?.id}`);
  expect(status).toBe(200);
  expect(body).toContain(`href="${mail?.link}"`);
  expect(body).toContain(`<h1>${mail?.subject}</h1>`);
  expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  expect((await server.anyone.get('/demo/mail/99999')).status).toBe(404);

  const name = '<b onclick="x()">Ana</b>';
  await server.stage.personalise({ like: 'vencida', name, rent: 20_000, city: 'Puebla', term: 6 });
  const [newest] = (await listed()).filter(({ text }) => text.includes(name));
  const page = (await server.anyone.get(`/demo/mail/${newest?.id}`)).body;
  expect(page).toContain('&lt;b onclick=&quot;x()&quot;&gt;Ana&lt;/b&gt;');
  expect(page).not.toContain('<b onclick');
});
