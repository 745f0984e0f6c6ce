import { expect, test } from 'vitest';
import * as pageTexts from '#i18n/es-MX/demo/pages';
import { mark } from '#i18n/es-MX/demo/phone';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { privacyNotice } from '#i18n/es-MX/profile/steps';
import { contact } from '#i18n/es-MX/tabBar';
import { completeOwner, createLoanUntil } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });

/** Returns the address of a ticket for a persona. */
const ticketFor = async (key: string) => {
  const { id = '' } = (await server.stage.personas()).find((persona) => persona.key === key) ?? {};
  return (await server.stage.ticket(id)).path;
};

test('a ticket signs in once, and its address contains no token', async () => {
  const to = await ticketFor('activa');
  expect(to).toMatch(/^\/demo\/enter\?ticket=[\w-]{43}$/);
  const page = await server.anyone.get(to);
  const entry = JSON.parse(/id="entry">(.*?)<\/script>/.exec(page.body)?.[1] ?? 'null');
  expect(entry).toMatchObject({ to: '/home', session: { user: { name: 'Renata' } } });
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect((await server.as(entry.session.token).get('/api/user')).body.name).toBe('Renata');
  expect(to).not.toContain(entry.session.token);
  expect((await server.anyone.get(to)).status).toBe(403);
});

test('a ticket of an owner with a temporary password leads to its change', async () => {
  const page = await server.anyone.get(await ticketFor('temporal'));
  expect(page.body).toContain('"to":"/update-temporary-password"');
});

test('the signing page names the contract and offers to sign only while it is awaited', async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'signature');
  const { number } = (await server.stage.owner(owner.id)).loans[0] ?? {};
  const page = await server.anyone.get(`/demo/sign/${id}`);
  expect(page.body).toContain('Ana Sofía');
  expect(page.body).toContain(`Contrato del Adelantto ${number}.`);
  expect(page.body).toContain('>Firmar</button>');
  await server.stage.loan(id, 'sign');
  const signed = (await server.anyone.get(`/demo/sign/${id}`)).body;
  expect(signed).not.toContain('>Firmar</button>');
  expect(signed).toContain(`${pageTexts.nothingToSign}</p>\n<a id="back" class="button" href="/home">`);
});

test.each([
  ['faq', menuTexts.frequentQuestions],
  ['terms', menuTexts.termsAndConditions],
  ['privacy', privacyNotice],
  ['chat', contact],
])('serves a placeholder for the external page %s, titled %s and marked as a demo', async (what, title) => {
  const { status, body } = await server.anyone.get(`/demo/external/${what}`);
  expect(status).toBe(200);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(mark);
});

test("the demo's pages have no inline parts that the policy would block", async () => {
  for (const path of ['/demo', '/demo/external/faq', '/marketing/articulos/que-es-el-folio-real']) {
    const { body, headers } = await server.anyone.get(path);
    expect(body).not.toMatch(/ style=| on\w+=|<style|<script(?! type="module" src=)/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  }
});
