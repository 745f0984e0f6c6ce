import type { Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/scriptedApi.ts';

/** Serves home with only these links serveWithLinks. */
async function serveWithLinks(page: Page, links: Readonly<Record<string, string>>): Promise<void> {
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
  ['its configured page', { 'chat-url': '/habla', 'chat-widget-url': '/chat' }, '/habla'],
  ['the page of the chat when no other page is configured', { 'chat-widget-url': '/chat' }, '/chat'],
] as const) {
  test(`Contacto opens ${what}`, async ({ page, api }) => {
    await api.signsIn();
    await serveWithLinks(page, links);
    await page.goto('/home');
    await expect(tabs(page)).toHaveCount(4);
    await expect(page.getByRole('link', { name: /^Contacto/ })).toHaveAttribute('href', href);
  });
}

test('shows no Contacto when no chat is configured, since its link would open the app itself', async ({
  page,
  api,
}) => {
  await api.signsIn();
  await serveWithLinks(page, {});
  await page.goto('/home');
  await expect(tabs(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Contacto/ })).toHaveCount(0);
  const widths = await tabs(page).evaluateAll((items) => items.map((item) => Math.round(item.clientWidth)));
  expect(new Set(widths).size).toBe(1);
});
