import type { Page } from 'playwright/test';
import { ErrorResponse, expect, profileOf, sampleOwner, test } from '../../journeys/support/scriptedApi.ts';
import { isLongRun } from '../../longRun.ts';
import { payloads } from './payloads.ts';

// The text of an article is parsed in an inert document; the browser reports what its policy would block there, and
// also pictures of other sites. The test inspects the page itself and checks that it sends no request to another host.
test.use({ expectedErrors: ['Failed to load resource', 'Refused by the policy: ', 'Content Security Policy'] });

/** Returns how often a payload ran, the elements that are more than text, and the other hosts that were requested. */
const harm = (page: Page) =>
  page.evaluate(() => {
    const isPage = (address: string) => ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address).protocol);
    const isPicture = (address: string) => /^(https?:|blob:http|data:image\/)/.test(address);
    const isLive = (element: Element) =>
      [...element.attributes].some(({ name }) => /^on|^srcdoc$|^style$/.test(name)) ||
      (element instanceof HTMLAnchorElement && !isPage(element.href)) ||
      (element instanceof HTMLImageElement && !isPicture(element.src)) ||
      (/^(iframe|object|embed|base|link|script|style|marquee|form|meta)$/i.test(element.tagName) &&
        /evil|pwned/.test(
          (element.cloneNode() as Element).outerHTML + (element.children.length ? '' : element.textContent),
        ));
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    return {
      ran: (window as { ran?: number }).ran ?? 0,
      live: [...document.querySelectorAll('body *')].filter(isLive).map((element) => element.outerHTML.slice(0, 200)),
      hosts: fetched
        .filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== location.origin)
        .map(String),
    };
  });

/** What is typed or sent as plain text: all payloads in the long run, every sixth one in the ordinary run. */
const texts = payloads.filter((_, at) => isLongRun || at % 6 === 0);

const nothing = { ran: 0, live: [], hosts: [] };

test(`runs none of ${payloads.length} payloads in articles, names and messages, and requests no other host`, async ({
  page,
  api,
  owner,
}) => {
  test.setTimeout(180_000);
  expect(new Set(payloads).size).toBe(150);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const target = window as { ran?: number; pwned?: () => void };
    target.pwned = () => {
      target.ran = (target.ran ?? 0) + 1;
    };
  });
  await api.signsIn();

  // Every payload in each field of an article, all on one page.
  const articles = payloads.map((text, id) => ({
    id,
    title: text,
    summary: text,
    image: text,
    url: id % 2 ? `https://www.adelantto.test/${id}` : text,
  }));
  api.answers({ 'GET /marketing/api/services/articles': articles });
  await page.goto('/home');
  await owner.seesHeading(`Hola, ${sampleOwner.name}`);
  await expect(page.getByRole('heading', { name: 'Temas de interés' })).toBeVisible();
  await expect(page.getByText('constructor.constructor').first()).toBeAttached();
  expect(await harm(page), 'articles').toEqual(nothing);

  // In the owner's own data; as many payloads at a time as there are fields.
  const fields = [
    'name',
    'last_name',
    'address',
    'colony',
    'municipality',
    'state',
    'curp_number',
    'rfc_number',
    'document_number',
    'email',
  ];
  for (let from = 0; from < texts.length; from += fields.length) {
    const data = Object.fromEntries(fields.map((field, i) => [field, texts[(from + i) % texts.length]]));
    const [first = ''] = texts.slice(from);
    const file = (url: string) => ({ id: '1', name: first, size: 1000, url });
    api.answers({
      'GET /api/user': profileOf({
        ...data,
        selfie: file(first),
        front_document: file(first),
        rfc: file(first),
        proof_incomes: [file(first)],
      }),
    });
    await page.goto('/profile/my-data');
    await owner.seesHeading('Mis datos');
    await expect(page.getByText(data.address?.trim().split('\n')[0] ?? '').first()).toBeAttached();
    expect(await harm(page), `data from ${from}`).toEqual(nothing);
  }

  // In the messages of an error answer, both the general one and those of a field.
  await page.goto('/profile/update-password');
  await owner.seesHeading('Cambia tu contraseña');
  for (let from = 0; from < texts.length; from += 15) {
    const messages = texts.slice(from, from + 15);
    api.answers({
      'PATCH /api/auth/password': new ErrorResponse(422, {
        message: messages[0],
        errors: { current_password: messages, elsewhere: messages },
      }),
    });
    await owner.fillsInFields({
      'Contraseña actual': `Vieja${from}#26`,
      'Nueva contraseña': 'Jacaranda#26',
      'Confirma tu nueva contraseña': 'Jacaranda#26',
    });
    await owner.presses('Guardar contraseña');
    await expect(page.getByText(messages[0]?.trim() ?? '').first()).toBeVisible();
    expect(await harm(page), `errors from ${from}`).toEqual(nothing);
  }
  expect(dialogs).toEqual([]);
});
