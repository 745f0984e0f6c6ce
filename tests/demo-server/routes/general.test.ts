import { validate } from 'superstruct';
import { expect, test } from 'vitest';
import { Articles } from '#domain/article';
import * as pageTexts from '#i18n/es-MX/demo/pages';
import { chatAnswer } from '#i18n/es-MX/demo/server';
import { articles } from '../../../demo-server/simulation/articles.ts';
import { localityOf } from '../../../demo-server/simulation/zipCodes.ts';
import { openChat } from '../support/chat.ts';
import { verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('the offer is three per cent of the principal, its tax and the receipt estimate', {
  tags: 's7-calc-answer',
}, async () => {
  const owner = await verifiedOwner(server);
  const { status, body } = await owner.get('/api/calc?principal=120000&months=6');
  expect([status, body]).toEqual([
    200,
    { principal: 120_000, commission: 3_600, iva_commission: 576, advance: 93_552 },
  ]);
});

test.each([
  ['', ['principal', 'months']],
  ['principal=0&months=6', ['principal']],
  ['principal=1e9&months=6', ['principal']],
  ['principal=99999999999&months=6', ['principal']],
  ['principal=1.234&months=6', ['principal']],
  ['principal=1000&months=2', ['months']],
  ['principal=1000&months=13', ['months']],
  ['principal=1000&months=6.0', ['months']],
  ['principal=1000&principal=2000&months=6', ['principal']],
])('rejects an offer for "%s"', async (query, fields) => {
  const owner = await verifiedOwner(server);
  const { status, body } = await owner.get(`/api/calc?${query}`);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(fields);
});

test('a zip code is looked up, also without its first zero; an unknown one is a 404', {
  tags: 's3-zip-code',
}, async () => {
  const owner = await verifiedOwner(server);
  for (const code of ['06600', '6600'])
    expect(await owner.get(`/api/zip-codes/${code}`)).toMatchObject({ status: 200, body: localityOf('06600') });
  for (const code of ['17000', 'abc'])
    expect(await owner.get(`/api/zip-codes/${code}`)).toMatchObject({
      status: 404,
      body: { message: 'Zip code not found' },
    });
});

test('the articles are public, have the right shape and link to existing pictures and pages', async () => {
  const { status, body } = await server.anyone.get('/marketing/api/services/articles?_format=json');
  expect(status).toBe(200);
  expect(validate(body, Articles)[0]).toBeUndefined();
  expect(body.length).toBeGreaterThanOrEqual(4);
  for (const { id, image, url, title } of body) {
    const picture = await fetch(image);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    const page = await (await fetch(url)).text();
    expect(page).toContain(`<h1>${title}</h1>\n<img src="../images/${image.split('/').at(-1)}"`);
    for (const paragraph of articles[id - 1]?.paragraphs ?? []) expect(page).toContain(`<p>${paragraph}</p>`);
  }
});

test('the chat replies by itself, and what was written appears in the event log', async () => {
  const write = await openChat(server.url);
  const answer = await write('No veo mi pago <b>');
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain(`No veo mi pago &lt;b&gt;</li>\n<li class="answer">${chatAnswer}</li>`);
  expect(page).not.toMatch(/<script|<link rel="stylesheet"/);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src 'none';.*style-src 'sha256-[^;]+;.*frame-ancestors 'self'/,
  );
  const chatEvents = server.rows('events').filter(({ kind }) => kind === 'chat');
  expect(chatEvents.map(({ data }) => data)).toEqual([{ text: 'No veo mi pago <b>' }]);
  expect((await write(' ')).status).toBe(200);
  await write('Hola\r\n\u202e¿siguen ahí?\u200b');
  expect(server.rows('events').at(-1)?.data).toEqual({ text: 'Hola ¿siguen ahí?' });
  const long = await write('x'.repeat(1001));
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining(pageTexts.chatTooLong)]);
});

test('rejects a message in a conversation that the chat did not open', async () => {
  const write = await openChat(server.url);
  const guessed = await write('Hola', 'guessed');
  expect([guessed.status, await guessed.text()]).toEqual([403, expect.stringContaining(pageTexts.chatOver)]);
  expect(server.rows('events').filter(({ kind }) => kind === 'chat')).toEqual([]);
});
