import { expect, test } from '../support/journey.ts';
import { newcomer } from '../support/owner.ts';

test('an owner signs up, verifies the phone and completes the profile in three steps', async ({
  page,
  owner,
  operator,
}) => {
  await owner.signsUp();
  await expect(page).toHaveURL(/\/verification-code\/[^/?]+\?phone=%2B525500004321$/);
  await expect(page.getByText('+52 (55) 0000-4321')).toBeVisible();

  await owner.verifiesPhone();
  await owner.createsProfile();
  await owner.completesProfile();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('link', { name: /Completa tu perfil/ })).toHaveCount(0);

  const [saved] = await operator.rows<Record<string, unknown>>(`owners?email=${newcomer.email}`);
  expect(saved).toMatchObject({
    name: 'Marisol',
    curp_number: newcomer.curp_number,
    zip_code: '06600',
    birthdate: '1987-02-14',
  });
  expect(saved?.proof_incomes).toHaveLength(2);
});

test('restores the typed values of an identification that the owner finishes later', async ({ page, owner }) => {
  await owner.signsInAs('nueva', '/profile/identification');
  await owner.fillsIn('CURP', newcomer.curp_number);
  await owner.fillsIn('Domicilio', 'Calle 5 de Mayo 12');
  await page.getByLabel('Domicilio', { exact: true }).blur();
  await owner.followsLink('Terminar después');
  await expect(page).toHaveURL(/\/profile$/);

  await page.goto('/profile/identification');
  await expect(page.getByLabel('CURP', { exact: true })).toHaveValue(newcomer.curp_number);
  await expect(page.getByLabel('Domicilio', { exact: true })).toHaveValue('Calle 5 de Mayo 12');
  await owner.seesStatus('Recuperamos lo que llevabas.');
});
