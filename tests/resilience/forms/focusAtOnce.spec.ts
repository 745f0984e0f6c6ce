import type { Page } from 'playwright/test';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import { expect, test } from '../../journeys/support/journey.ts';

test.use({ expectedErrors: ['401 (Unauthorized'] });

/**
 * Begins to wait for a text in an element. Resolves to whether the element `focused` has the focus in the moment in which
 * the text is in the page, before the browser paints it.
 */
function focusAtOnce(page: Page, element: string, text: string, focused: string) {
  return page.evaluateHandle(
    ([element, text, focused]) => {
      const hasFocus = new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          const isThere = [...document.querySelectorAll(element)].some((each) => each.textContent?.includes(text));
          if (!isThere) return;
          observer.disconnect();
          resolve(document.activeElement?.matches(focused) ?? false);
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      return { hasFocus };
    },
    [element, text, focused] as const,
  );
}

test('an error and the heading of a page have the focus as soon as they are visible, not after the next key', async ({
  page,
  owner,
}) => {
  const hasFocus = (waiting: Awaited<ReturnType<typeof focusAtOnce>>) => waiting.evaluate((each) => each.hasFocus);

  await test.step('the alert above a form', async () => {
    await page.goto('/login');
    const alert = await focusAtOnce(page, '[role=alert]', apiErrors['Wrong e-mail or password'], '[role=alert]');
    await owner.logsIn('nadie@ejemplo.mx', 'Equivocada1!');
    expect(await hasFocus(alert)).toBe(true);
  });
  await test.step('the heading of the page that a link opens', async () => {
    await owner.signsInAs('lista', '/profile');
    const heading = await focusAtOnce(page, 'h1', 'Mis datos', 'h1');
    await owner.followsLink(/^Mis datos/);
    expect(await hasFocus(heading)).toBe(true);
  });
});
