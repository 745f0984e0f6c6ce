import { expectHue } from '../support/hue.ts';
import { expect, settingOf, test } from '../support/scriptedApi.ts';

test('the tab bar', {
  tag: ['@s2-tabs-items', '@s2-tabs-width', '@s2-tabs-colours', '@s2-tabs-contact', '@s2-loans-tab', '@s9-tab-bar'],
}, async ({ page, api }) => {
  await api.opens('/home');
  const tabs = page.getByRole('navigation', { name: 'Principal' }).getByRole('listitem');

  await test.step('has four items with icon and label', async () => {
    await expect(tabs).toHaveText([/^Inicio$/, /^Adelanttos$/, /^Contacto/, /^Perfil$/]);
    await expect(tabs.locator('svg')).toHaveCount(4);
  });
  await test.step('has four items of equal width', async () => {
    const differentWidths = () =>
      tabs.evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().width))).size);
    await expect.poll(differentWidths).toBe(1);
  });
  await test.step('shows the active item purple and the others gray', async () => {
    await expect(tabs.nth(0).getByRole('link')).toHaveAttribute('aria-current', 'page');
    await expectHue(tabs.nth(0).getByRole('link'), 'color', 'purple');
    for (const other of [1, 2, 3]) await expectHue(tabs.nth(other).getByRole('link'), 'color', 'gray');
  });
  await test.step('opens the chat of "Contacto" in a new window', async () => {
    const window = page.context().waitForEvent('page');
    await tabs.nth(2).getByRole('link').click();
    const chat = await window;
    await expect(chat).toHaveURL(new URL(await settingOf(page, 'chat-url'), page.url()).href);
    await chat.close();
    await expect(page).toHaveURL(/\/home$/);
  });
  await test.step('opens /loans from "Adelanttos"', async () => {
    await tabs.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/loans$/);
    await expectHue(tabs.nth(1).getByRole('link'), 'color', 'purple');
  });
  await test.step('opens /profile from "Perfil"', async () => {
    await tabs.nth(3).getByRole('link').click();
    await expect(page).toHaveURL(/\/profile$/);
  });
  await test.step('shows the item as active on the pages below its own, too', async () => {
    await page.goto('/profile/my-data');
    await expect(tabs.nth(3).getByRole('link')).toHaveAttribute('aria-current', 'page');
  });
});
