import type { Page } from 'playwright/test';
import { ErrorResponse, expect, profileOf, sampleOwner, test } from '../../journeys/support/scriptedApi.ts';
import { payloads } from './payloads.ts';

// The text of an article is read in a document that does nothing; the browser reports what of it the policy would refuse, and
// pictures of other sites. What matters here is looked for in the page itself, and no other host may be asked.
test.use({ expectedErrors: ['Failed to load resource', 'Refused by the policy: ', 'Content Security Policy'] });

/** What a payload would have done, and what of it stands in the page as more than text. */
const harm = (page: Page) =>
  page.evaluate(() => {
    const isPage = (address: string) => ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address).protocol);
    const isPicture = (address: string) => /^(https?:|blob:http|data:image\/)/.test(address);
    const isLive = (it: Element) =>
      [...it.attributes].some(({ name }) => /^on|^srcdoc$|^style$/.test(name)) ||
      (it instanceof HTMLAnchorElement && !isPage(it.href)) ||
      (it instanceof HTMLImageElement && !isPicture(it.src)) ||
      (/^(iframe|object|embed|base|link|script|style|marquee|form|meta)$/i.test(it.tagName) &&
        /evil|pwned/.test((it.cloneNode() as Element).outerHTML + (it.children.length ? '' : it.textContent)));
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    return {
      ran: (window as { ran?: number }).ran ?? 0,
      live: [...document.querySelectorAll('body *')].filter(isLive).map((it) => it.outerHTML.slice(0, 200)),
      hosts: fetched
        .filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== location.origin)
        .map(String),
    };
  });

const nothing = { ran: 0, live: [], hosts: [] };

test(`${payloads.length} payloads in articles, names, messages and addresses run nowhere and ask nobody`, async ({
  page,
  api,
  owner,
}) => {
  test.setTimeout(180_000);
  expect(new Set(payloads).size).toBe(150);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const it = window as { ran?: number; pwned?: () => void };
    it.pwned = () => {
      it.ran = (it.ran ?? 0) + 1;
    };
  });
  await api.signsIn();

  // Every one of them in each place of an article, all on one page.
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

  // In her own data, as if somebody had written them there; so many of them at a time as there are places.
  const places = [
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
  for (let from = 0; from < payloads.length; from += places.length) {
    const told = Object.fromEntries(places.map((place, i) => [place, payloads[(from + i) % payloads.length]]));
    const [first = ''] = payloads.slice(from);
    const file = (url: string) => ({ id: '1', name: first, size: 1000, url });
    api.answers({
      'GET /api/user': profileOf({
        ...told,
        selfie: file(first),
        front_document: file(first),
        rfc: file(first),
        proof_incomes: [file(first)],
      }),
    });
    await page.goto('/profile/my-data');
    await owner.seesHeading('Mis datos');
    await expect(page.getByText(told.address?.trim().split('\n')[0] ?? '').first()).toBeAttached();
    expect(await harm(page), `data from ${from}`).toEqual(nothing);
  }

  // In what a refusal says, of the whole and of a field.
  await page.goto('/profile/update-password');
  await owner.seesHeading('Cambia tu contraseña');
  for (let from = 0; from < payloads.length; from += 15) {
    const said = payloads.slice(from, from + 15);
    api.answers({
      'PATCH /api/auth/password': new ErrorResponse(422, {
        message: said[0],
        errors: { current_password: said, elsewhere: said },
      }),
    });
    await owner.fillsIn('Contraseña actual', `Vieja${from}#26`);
    await owner.fillsIn('Nueva contraseña', 'Jacaranda#26');
    await owner.fillsIn('Confirma tu nueva contraseña', 'Jacaranda#26');
    await owner.presses('Guardar contraseña');
    await expect(page.getByText(said[0]?.trim() ?? '').first()).toBeVisible();
    expect(await harm(page), `refusals from ${from}`).toEqual(nothing);
  }
  expect(asked).toEqual([]);
});
