import { expect, test } from '../journeys/journey.ts';

test('where there is no camera to ask for, each photo comes from the phone’s own', async ({ page, owner }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'mediaDevices', { value: undefined }));
  await owner.comesInAs('perfil', '/profile/biometric-validation');
  await expect(page.getByText('Desde esta página no podemos usar tu cámara.')).toBeVisible();
  await expect(page.getByLabel(/Usar la cámara del teléfono/)).toHaveAttribute('capture', 'user');
  await expect(page.getByText('Para una mejor experiencia')).toHaveCount(0);

  await owner.comesInAs('nueva', '/profile/identification');
  const front = page.getByRole('group', { name: 'Frente de tu INE' });
  await expect(front.getByLabel(/Tomar foto/)).toHaveAttribute('capture', 'environment');
});
