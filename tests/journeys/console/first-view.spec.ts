import type { Locator, Page } from 'playwright/test';
import { type Step, steps } from '../../../demo-server/script/steps.ts';
import type { Stage } from '../../stage.ts';
import { Console, fillsAtOnce, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

/** Sizes of windows, from the largest to the smallest: what was scrolled to at a small one would stay in view. */
const sizes = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1100, 720],
] as const;

/** Takes the talk to a step by the list of all steps. */
async function goesTo(page: Page, id: Step['id']): Promise<void> {
  const number = steps.findIndex((step) => step.id === id) + 1;
  await page.getByRole('button', { name: 'Todos los pasos' }).click();
  await page.getByRole('region', { name: 'Todos los pasos' }).getByRole('button').nth(number).click();
  await page.getByRole('button', { name: `Ir al paso ${number}` }).click();
  await expect(page.getByText(`Listo, estás en el paso ${number}.`)).toBeVisible();
}

const isWhole = (locator: Locator, size?: string) => expect(locator, size).toBeInViewport({ ratio: 1 });

/** Checks that nothing scrolls but the lists inside of the sections. */
const doesNotScroll = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight - innerHeight, scrollWidth - innerWidth];
      }),
    )
    .toEqual([0, 0]);

/** Runs checks at each size of the window, in turn. */
async function atEachSize(page: Page, check: (size: string) => Promise<void>): Promise<void> {
  for (const [width, height] of sizes) {
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await check(`${width} × ${height}`);
    });
  }
}

test('phone, script, newest message and due decision are in the first view of windows from 1100 × 720 on', async ({
  page,
  operator: _,
}) => {
  const console = new Console(page);
  await console.opens();
  const doIt = console.section('Guion').getByRole('button', { name: 'Hazlo por mí' });
  const phone = page.getByRole('complementary', { name: 'El celular' });
  await atEachSize(page, () => doesNotScroll(page));
  // Browsers of the tests hide scrollbars, so that the empty strip that one would leave is seen in the style only.
  await expect(console.phone.locator('html')).toHaveCSS('scrollbar-gutter', 'auto');

  await test.step('the message with the code is lit', async () => {
    await goesTo(page, 'sign authorisation');
    const lit = console.section('Mensajes').locator('[data-lit]');
    await expect(lit).toContainText('Tu código de Adelantto es');
    await atEachSize(page, async (size) => {
      await isWhole(console.phone.getByRole('button', { name: 'Confirmar' }), size);
      for (const radio of await phone.getByRole('radio').all()) await isWhole(radio, size);
      await isWhole(doIt, size);
      await isWhole(lit.getByRole('button', { name: /^Usar \d{4}/ }), size);
    });
  });
  await test.step('the decision is lit, also when a section covered it', async () => {
    await fillsAtOnce(page);
    await console.shows('Fallas');
    await doIt.click();
    await expect(console.section('Guion').getByRole('heading', { level: 3 })).toHaveText('Solicitud enviada');
    await expect(doIt).not.toHaveAttribute('aria-busy');
    await doIt.click();
    const lit = console.section('Decisiones').locator('[data-lit]');
    await expect(lit).toContainText('Elena Robles Cano');
    await atEachSize(page, async (size) => {
      await isWhole(lit.getByRole('button', { name: /^Iniciar validación/ }), size);
      await isWhole(doIt, size);
      const newest = console.section('Mensajes').getByRole('listitem').first();
      await isWhole(newest, size);
      // Where there is room it is open.
      const isOpen = String(size.startsWith('1920'));
      await expect(newest.locator('button[aria-expanded]'), size).toHaveAttribute('aria-expanded', isOpen);
      await doesNotScroll(page);
    });
  });
});

test('the notice of what was done covers nothing of the script’s present step', async ({ page, operator: _ }) => {
  const console = new Console(page);
  await console.opens();
  await goesTo(page, 'office accepts');
  const script = console.section('Guion');
  const step = script.getByRole('heading').or(script.getByRole('blockquote')).or(script.getByRole('button'));
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const notice = await boxOf(page.getByText(/^Listo, estás en el paso/));
    expect(notice.height).toBeGreaterThan(0);
    for (const part of await step.all()) {
      const { y, height: partHeight } = await boxOf(part);
      expect(y + partHeight, (await part.textContent()) ?? '').toBeLessThanOrEqual(notice.y);
    }
  }
});

test('what is unusual shows as badges in the bar, each of which ends it', async ({ page, operator }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const console = new Console(page);
  await console.opens();
  const badges = page.getByRole('list', { name: 'Lo que está fuera de lo normal' });
  await expect(badges).toHaveCount(0);
  await makesUnusual(operator);

  await expect(badges.getByRole('listitem')).toHaveText([/Subida al 50%/, 'Detenido', '+1']);
  for (const badge of await badges.getByRole('button').all()) await isWhole(badge, '1280 × 720');
  await badges.getByRole('button', { name: 'Ver 1 más' }).click();
  await isWhole(badges.getByRole('button', { name: 'Quitar: La oficina responde sola' }), '1280 × 720');
  await page.keyboard.press('Escape');
  await badges.getByRole('button', { name: 'Quitar: Reloj detenido' }).click();
  await expect.poll(async () => (await operator.clock()).frozen).toBe(false);
  await expect(badges.getByRole('listitem')).toHaveText([/Subida al 50%/, 'Automático']);
  await badges.getByRole('button', { name: 'Quitar: La oficina responde sola' }).click();
  await badges.getByRole('button', { name: 'Quitar: Se corta la subida al 50%' }).click();
  await expect(badges).toHaveCount(0);
});

async function makesUnusual(operator: Stage): Promise<void> {
  await operator.moveClock({ frozen: true });
  await operator.faults({ cut_upload_at: 0.5 });
  await operator.setAutopilot(true);
}

test('a section that covers messages and decisions shows the newest message and the number of decisions', async ({
  page,
  operator: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const console = new Console(page);
  await console.opens();
  await goesTo(page, 'code');
  const faults = await console.shows('Fallas');
  await page.getByRole('button', { name: /^\d+ decisi/ }).click();
  await expect(faults).toHaveCount(0);
  await console.shows('Fallas');
  // Not the one that is covered.
  await page
    .getByRole('button', { name: /^Usar \d{4}$/ })
    .last()
    .click();
  await expect(console.phone.getByRole('heading', { level: 1, name: 'Crea tu perfil' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar Fallas' }).click();
  await expect(console.bar.getByRole('button', { name: 'Fallas' })).toBeFocused();
});
