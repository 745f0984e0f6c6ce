import type { Page } from 'playwright/test';
import { formOn } from '../../../demo-server/states/screens.ts';
import { ErrorResponse, expect, profileOf, test } from '../../journeys/support/scriptedApi.ts';
import { submitForm } from '../../screens/openScreen.ts';

// The text of an article is parsed in an inert document; the browser reports what its policy would block there, and
// also pictures of other sites. The test inspects the page itself and checks that it sends no request to another host.
test.use({ expectedErrors: ['Failed to load resource', 'Refused by the policy: ', 'Content Security Policy'] });

/** Contents that would call `pwned()` or request another host if they ran. */
const bodies: readonly string[] = [
  '<script>pwned()</script>',
  '<img src=x onerror=pwned()>',
  '<img src=//evil.test/a.png>',
  '<svg onload=pwned()>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s>',
  '<details open ontoggle=pwned()>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<object data=javascript:pwned()></object>',
  '<link rel=stylesheet href=//evil.test/a.css>',
  '<base href=//evil.test/>',
  '<form action=//evil.test/><button autofocus>Continuar</button></form>',
  '<input autofocus onfocus=pwned()>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
];
/** Prefixes by which a text could break out of the attribute or element that contains it. */
const breakouts = ['', '">', '--></title></textarea></style></script>'];
/** Addresses that must be used neither for a link nor for a picture. */
const addresses: readonly string[] = [
  'javascript:pwned()',
  ' JaVaScRiPt:pwned()',
  'java\tscript:pwned()',
  '\u0001javascript:pwned()',
  'data:text/html,<script>pwned()</script>',
  'data:image/svg+xml,<svg onload=pwned()>',
  'file:///etc/passwd',
  '{{constructor.constructor("pwned()")()}}',
];
const payloads = [...breakouts.flatMap((breakout) => bodies.map((body) => breakout + body)), ...addresses];

/** Returns how often a payload ran, the elements that are more than text, and the other hosts that were requested. */
const harm = (page: Page) =>
  page.evaluate(() => {
    const isPage = (address: string) => ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address).protocol);
    const isPicture = (address: string) => /^(https?:|blob:http|data:image\/)/.test(address);
    const isLive = (element: Element) =>
      [...element.attributes].some(({ name }) => /^on|^srcdoc$|^style$/.test(name)) ||
      (element instanceof HTMLAnchorElement && !isPage(element.href)) ||
      (element instanceof HTMLImageElement && !isPicture(element.src)) ||
      (/^(iframe|object|base|link|script|form)$/i.test(element.tagName) &&
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
const nothing = { ran: 0, live: [], hosts: [] };

test.beforeEach(async ({ page, api }) => {
  await page.addInitScript(() => {
    const target = window as { ran?: number; pwned?: () => void };
    target.pwned = () => {
      target.ran = (target.ran ?? 0) + 1;
    };
  });
  await api.signsIn();
});

const MY_DATA = ['name', 'last_name', 'address', 'colony', 'municipality', 'curp_number', 'rfc_number', 'email'];

test('runs no payload in articles, in the owner’s own data and in errors, and requests no other host', async ({
  page,
  api,
  owner,
}) => {
  await test.step('articles', async () => {
    const articles = payloads.map((text, id) => {
      const url = id % 2 ? `https://www.adelantto.test/${id}` : text;
      return { id, title: text, summary: text, image: text, url };
    });
    api.answers({ 'GET /marketing/api/services/articles': articles });
    await page.goto('/home');
    await expect(page.getByText('constructor.constructor').first()).toBeAttached();
    expect(await harm(page)).toEqual(nothing);
  });
  await test.step('the owner’s own data', async () => {
    const data = Object.fromEntries(MY_DATA.map((field, i) => [field, payloads[i * 5]]));
    const file = { id: '1', name: addresses[0] ?? '', size: 1000, url: addresses[0] ?? '' };
    api.answers({ 'GET /api/user': profileOf({ ...data, selfie: file, front_document: file, proof_incomes: [file] }) });
    await page.goto('/profile/my-data');
    await expect(page.getByText(data.address ?? '').first()).toBeAttached();
    expect(await harm(page)).toEqual(nothing);
  });
  await test.step('the messages of an error', async () => {
    const { screen, write } = formOn('the change of the password');
    const [message = ''] = payloads;
    const errors = { current_password: payloads, elsewhere: payloads };
    api.answers({ [write.call]: new ErrorResponse(422, { message, errors }), 'GET /api/user': profileOf() });
    await page.goto(screen.path);
    await submitForm({ page, api, owner }, write);
    await expect(page.getByText(message).first()).toBeVisible();
    expect(await harm(page)).toEqual(nothing);
  });
});
