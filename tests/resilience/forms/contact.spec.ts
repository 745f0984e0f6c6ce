import { expect, test } from '../../journeys/support/scriptedApi.ts';

test('Contacto opens its configured page, else that of the chat, and is missing without both, since it would open the app', async ({
  page,
  api,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Principal' }).getByRole('listitem');
  const contact = page.getByRole('link', { name: /^Contacto/ });
  await api.signsIn();
  let links: Readonly<Record<string, string>> = {};
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<meta name="(chat-[a-z-]+)" content=")[^"]*/g,
      (_, start, name) => start + (links[name] ?? ''),
    );
    await route.fulfill({ response, body });
  });
  for (const [configured, href] of [
    [{ 'chat-url': '/habla', 'chat-widget-url': '/chat' }, '/habla'],
    [{ 'chat-widget-url': '/chat' }, '/chat'],
  ] as const) {
    links = configured;
    await page.goto('/home');
    await expect(tabs).toHaveCount(4);
    await expect(contact).toHaveAttribute('href', href);
  }
  links = {};
  await page.goto('/home');
  await expect(tabs).toHaveCount(3);
  await expect(contact).toHaveCount(0);
  const widths = await tabs.evaluateAll((items) => items.map((item) => Math.round(item.clientWidth)));
  expect(new Set(widths).size).toBe(1);
});
