import type { Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/scriptedApi.ts';

/** Serves the app as a company would that has configured these links and no others. */
async function configured(page: Page, links: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<meta name="(chat-[a-z-]+)" content=")[^"]*/g,
      (_, start, name) => start + (links[name] ?? ''),
    );
    await route.fulfill({ response, body });
  });
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Principal' }).getByRole('listitem');

for (const [what, links, href] of [
  ['its own page', { 'chat-url': '/habla', 'chat-widget-url': '/chat' }, '/habla'],
  ['the page of the chat where the company has no other', { 'chat-widget-url': '/chat' }, '/chat'],
] as const) {
  test(`Contacto opens ${what}`, async ({ page, api }) => {
    await api.signsIn();
    await configured(page, links);
    await page.goto('/home');
    await expect(tabs(page)).toHaveCount(4);
    await expect(page.getByRole('link', { name: /^Contacto/ })).toHaveAttribute('href', href);
  });
}

test('without a chat there is no Contacto that would open the app once more', async ({ page, api }) => {
  await api.signsIn();
  await configured(page, {});
  await page.goto('/home');
  await expect(tabs(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Contacto/ })).toHaveCount(0);
  const widths = await tabs(page).evaluateAll((items) => items.map((it) => Math.round(it.clientWidth)));
  expect(new Set(widths).size).toBe(1);
});
