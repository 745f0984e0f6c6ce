import type { Locator } from 'playwright/test';
import { expect, SATURDAY_NOON, test } from '../../journeys/support/scriptedApi.ts';
import type { State } from '../../screens/states/screen.ts';
import { screens, statesOf } from '../../screens/states/screens.ts';
import { enters, opens } from '../../screens/visit.ts';

// As high as a small phone: the answers come below its edge, or behind its foot.
test.use({ viewport: { width: 390, height: 640 }, expectedErrors: ['Failed to load resource'] });

const screenCalled = (name: string) => {
  const screen = screens.find((it) => it.name === name);
  if (!screen) throw new Error(`No screen is called ${name}`);
  const states = statesOf(screen);
  const state = (of: string): State => states.get(of) ?? { shows: '' };
  return { screen, state };
};

/** Whether a touch in its middle, as the page stands, would meet it and no bar above it. */
const isInSight = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

test('what answers a press or typing comes into sight; what was saved moves nothing', async ({ page, owner, api }) => {
  const visit = { page, owner, api };
  const identification = screenCalled('the identification');

  await test.step('the way out of a zip code that could not be looked up', async () => {
    const state = identification.state('with a zip code that could not be looked up');
    await opens(visit, identification.screen, state);
    await expect.poll(() => isInSight(page.getByRole('button', { name: 'Reintentar' }))).toBe(true);
  });
  await test.step('a zip code that was saved', async () => {
    await opens(visit, identification.screen, identification.state('with what was saved'));
    await expect(page.getByText('Juárez, Cuauhtémoc, Ciudad de México')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('the rules of a password', async () => {
    const registration = screenCalled('the registration');
    await opens(visit, registration.screen, registration.state('with a weak password'));
    await expect.poll(() => isInSight(page.getByText('Al menos un caracter especial'))).toBe(true);
  });
  await test.step('the summary of a form that cannot go, sent by its button and by the key', async () => {
    const registration = screenCalled('the registration');
    const summary = page.getByRole('region', { name: 'Revisa lo siguiente' });
    await opens(visit, registration.screen, registration.state('as it is'));
    await owner.presses('Continuar');
    await expect(summary).toBeFocused();
    await expect(page.getByText('Nivel de seguridad')).toBeVisible();
    await expect.poll(() => isInSight(summary)).toBe(true);

    await opens(visit, registration.screen, registration.state('as it is'));
    await page.getByLabel('Contraseña', { exact: true }).press('Enter');
    await expect(summary).toBeFocused();
    await expect(page.getByText('Nivel de seguridad')).toBeVisible();
    await expect.poll(() => isInSight(summary)).toBe(true);
  });
  await test.step('why another advance cannot be asked for', async () => {
    const loans = screenCalled('the loans');
    await opens(visit, loans.screen, loans.state('asked for another without knowing the profile'));
    await expect.poll(() => isInSight(page.getByText('No pudimos cargar tu perfil.'))).toBe(true);
  });
});

test('what a field says when it is left waits for a press that has begun, and moves nothing from under it', async ({
  page,
  owner,
  api,
}) => {
  const lease = screenCalled('the lease');
  await page.clock.install({ time: new Date(SATURDAY_NOON) });
  await enters({ page, owner, api }, lease.screen);
  await owner.fillsIn('Renta mensual', '14999');
  const box = page.getByRole('checkbox', { name: /aviso de privacidad/ });
  await box.scrollIntoViewIfNeeded();
  const said = page.getByText('El monto mínimo es de $15,000 MXN');
  await page.clock.pauseAt(new Date(Date.parse(SATURDAY_NOON) + 60_000));
  await page.getByText('¿Cómo recibes tu renta?').click();
  await expect(said).toHaveCount(0);

  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.clock.runFor(1000);
  await expect(said).toHaveCount(0);
  await page.mouse.up();
  await expect(box).toBeChecked();
  await page.clock.runFor(1000);
  await expect(said).toBeVisible();
});
