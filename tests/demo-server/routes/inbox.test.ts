import { expect, test } from 'vitest';
import * as mailTexts from '#i18n/es-MX/demo/mail';
import { freshServer } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });

const listed = () => server.stage.messages();

test.each([
  ['/loans/', mailTexts.openAdelantto],
  ['/demo/sign/', mailTexts.openContract],
])('an e-mail that leads to %s is a page without scripts, its text escaped, with “%s”', async (address, label) => {
  const mail = (await listed()).find(({ link }) => link?.startsWith(address));
  const { status, body, headers } = await server.anyone.get(`/demo/mail/${mail?.id}`);
  expect(status).toBe(200);
  expect(body).toContain(`href="${mail?.link}">${label}</a>`);
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

test('waiting for a message resolves with the next one to an address', async () => {
  const message = server.stage.nextMessage('nueva@adelantto.test');
  await server.anyone.post('/api/auth/recover-password', { email: 'nueva@adelantto.test' });
  expect(await message).toMatchObject({ channel: 'email', to: 'nueva@adelantto.test' });
  await expect(server.stage.nextMessage('nadie@correo.mx', { seconds: 0 })).rejects.toThrow('No message to nadie');
});
