import type { Route } from 'playwright/test';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo', expectedErrors: ['Failed to load resource'] });

test('the switches of the faults', async ({ page, operator }) => {
  const console = new Console(page);
  const current = () => operator.currentFaults();
  await console.opens();
  const faults = await console.shows('Fallas');
  const switchOf = (name: string) => faults.getByRole('switch', { name });
  const statusOfCall = async (method: 'GET' | 'PUT') => (await fetch(`${operator.url}/api/user`, { method })).status;

  await test.step('set a fault for once, which waits for a call that sends something and is off after it', async () => {
    await console.switchesOn(faults.getByRole('radio', { name: 'Una vez' }));
    await console.switchesOn(switchOf('Error del servidor'));
    // The switch shows its new position before the server has it.
    await expect.poll(current).toMatchObject({ fail: [{ status: 500, times: 1 }] });
    await expect(faults).toContainText('La app muestra su aviso y un folio, una vez');
    expect([await statusOfCall('GET'), await statusOfCall('PUT')]).toEqual([401, 500]);
    await expect(switchOf('Error del servidor')).not.toBeChecked();
    expect(await statusOfCall('PUT')).toBe(401);
  });
  await test.step('set a fault until it is switched off', async () => {
    await console.switchesOn(faults.getByRole('radio', { name: 'Hasta quitarla' }));
    await console.switchesOn(switchOf('Error del servidor'));
    await expect.poll(current).toMatchObject({ fail: [{ status: 500, times: null }] });
    expect([await statusOfCall('GET'), await statusOfCall('PUT')]).toEqual([500, 500]);
    await switchOf('Error del servidor').click();
    await expect.poll(current).toMatchObject({ fail: [] });
  });
  await test.step('set two at once, of which a call that is long on its way does not undo the other', async () => {
    const sent: Route[] = [];
    await page.route('**/demo/api/faults', (route) => {
      const isFirst = route.request().method() === 'PUT' && sent.push(route) === 1;
      return isFirst ? undefined : route.continue();
    });
    await console.switchesOn(switchOf(technicalTexts.faults.bureau.title));
    await expect.poll(() => sent.length).toBe(1);
    await switchOf(technicalTexts.faults.glasses.title).click();
    await sent[0]?.continue();
    await expect.poll(current).toMatchObject({ bureau: 'reject', selfie: 'lenses' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await test.step('list what the API has set beside them, and are all switched off by one press', async () => {
    await operator.faults({ offline: true, fail: [{ path: '/api/loans', status: 409 }] });
    await expect(switchOf(technicalTexts.faults.other.title)).toBeChecked();
    await faults.getByRole('button', { name: 'Quitar todas' }).click();
    await expect(faults.getByRole('switch', { checked: true })).toHaveCount(0);
    await expect.poll(current).toMatchObject({ offline: false, fail: [] });
    await expect(faults.getByRole('button', { name: 'Quitar todas' })).toHaveCount(0);
  });
});
