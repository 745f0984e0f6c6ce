import type { Page } from 'playwright/test';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import { DEFAULT_STATE, screenNamed, stateNamed } from '../../demo-server/states/screens.ts';
import { expect, test } from '../journeys/support/scriptedApi.ts';
import { cutOff, resizeTo } from './layout.ts';
import { openState } from './openScreen.ts';

/** A sheet of letter paper without its margins, CSS px. */
const SHEET = { width: 680, height: 920 };

for (const [screen, kept] of [
  ['a loan', ['Adelantto 0012', 'Historial de pagos', 'Mes 1:', 'Fecha límite: 07 sep 2026 $20,000.00', 'Aprobado']],
  [
    'a payment',
    ['Pago del mes 5', '$20,000.00', installmentTexts.transferData, '999 180 00000004321 8', 'Contrato 00012'],
  ],
  [
    'the payment plan',
    ['Plan de pagos', 'Ana Sofía Ríos Cañedo', 'RFC RICM870214QK7', '07 sep 2026', 'Aprobado', 'Pagado el 02 nov 2026'],
  ],
  [
    'a receipt',
    ['Recibo de pago', 'Folio 0012-01', 'Ana Sofía Ríos Cañedo', 'Contrato 00012', '03 nov 2026, 10:42', '$20,000.00'],
  ],
  ['the settlement letter', ['Carta finiquito', 'Folio 0012-F', '20 nov 2026', '$160,000.00', '$0.00', 'de muestra']],
] as const) {
  test(`${screen} prints all its content black on white, without controls`, { tag: '@long' }, async ({
    page,
    owner,
    api,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openState({ page, owner, api }, screenNamed(screen), stateNamed(screenNamed(screen), DEFAULT_STATE));
    await page.emulateMedia({ media: 'print' });
    await resizeTo(page, SHEET);

    for (const text of kept) await expect(page.locator('body')).toContainText(text, { useInnerText: true });
    expect(await inkOf(page)).toEqual({ paper: 'light', colours: ['rgb(0, 0, 0)'], grounds: [] });
    await expect(page.locator('a, button, input, nav').filter({ visible: true })).toHaveCount(0);
    expect(await cutOff(page)).toEqual([]);
    expect(
      await page
        .locator('main :is(li, tr)')
        .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside)),
    ).toEqual(expect.not.arrayContaining(['auto']));
  });
}

test('a document is on white paper in the dark theme too', async ({ page, owner, api }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const screen of ['the payment plan', 'a receipt', 'the settlement letter']) {
    await openState({ page, owner, api }, screenNamed(screen), stateNamed(screenNamed(screen), DEFAULT_STATE));
    await expect(page.locator('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});

/** Returns the colours of all visible text and of its background. */
const inkOf = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const styles = elements.map((element) => getComputedStyle(element));
    const grounds = styles
      .map(({ backgroundColor }) => backgroundColor)
      .filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
    const paper = getComputedStyle(document.documentElement).colorScheme;
    return { paper, colours: [...new Set(styles.map(({ color }) => color))], grounds: [...new Set(grounds)] };
  });
