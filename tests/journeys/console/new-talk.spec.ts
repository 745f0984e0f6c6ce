import { fillsAtOnce, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('a new talk begins with Enter, with the city whose beginning was typed and the surnames that the dialog names', async ({
  page,
  operator,
}) => {
  const phone = page.frameLocator('iframe');
  const dialog = page.getByRole('dialog', { name: 'Plática nueva' });
  const rent = dialog.getByLabel('Renta al mes');
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Plática nueva' }).first().click();

  await test.step('when the entries are such that the app takes them', async () => {
    await dialog.getByLabel('Nombre o nombres').fill('Rosa');
    await rent.fill('2,000');
    await rent.press('Enter');
    await expect(rent).toBeFocused();
    await expect(rent).toHaveAccessibleDescription('El monto mínimo es de $15,000 MXN');
  });
  await dialog.getByLabel('Ciudad').focus();
  await page.keyboard.type('Guada');
  await expect(dialog.getByLabel('Ciudad')).toHaveValue('Guadalajara, Jalisco');
  await rent.fill('25,000');
  await rent.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Plática de Rosa Robles Cano')).toBeVisible();

  await test.step('who is in the forms of the phone', async () => {
    await fillsAtOnce(page);
    const headings = ['Crea tu cuenta', 'Verifica tu cuenta', 'Crea tu perfil', '¡Listo, Rosa!'];
    for (const name of headings) {
      await page.getByRole('button', { name: /^Hazlo por mí/ }).click();
      await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    const [owner] = await operator.rows<object>('owners?name=Rosa');
    expect(owner).toMatchObject({ last_name: 'Robles Cano' });
  });
  await test.step('and the next dialog is empty but for city and tone, and names who is deleted', async () => {
    await page.getByRole('button', { name: 'Plática nueva' }).first().click();
    await expect(dialog.getByLabel('Nombre o nombres')).toHaveValue('');
    await expect(dialog.getByLabel('Ciudad')).toHaveValue('Guadalajara, Jalisco');
    await expect(dialog).toContainText('La plática de Rosa Robles Cano se borra.');
  });
});
