import { expect, test } from '../../journeys/support/journey.ts';

test('where there is no camera to ask for, each photo comes from the phone’s own', async ({ page, owner }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'mediaDevices', { value: undefined }));
  await owner.signsInAs('perfil', '/profile/biometric-validation');
  await expect(page.getByText('Desde esta página no podemos usar tu cámara.')).toBeVisible();
  await expect(page.getByLabel(/Usar la cámara del teléfono/)).toHaveAttribute('capture', 'user');
  await expect(page.getByText('Para una mejor experiencia')).toHaveCount(0);

  await owner.signsInAs('nueva', '/profile/identification');
  const front = page.getByRole('group', { name: 'Frente de tu INE' });
  await expect(front.getByLabel(/Tomar foto/)).toHaveAttribute('capture', 'environment');
});

test('a camera that is refused, then in use, then there: opened, closed, opened again, and dark once she has left', async ({
  page,
  owner,
}) => {
  await page.addInitScript(() => {
    const camera = navigator.mediaDevices?.getUserMedia?.bind(navigator.mediaDevices);
    const refusals = ['NotAllowedError', 'NotReadableError'];
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    if (camera === undefined) return;
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const refusal = refusals.shift();
      if (refusal !== undefined) throw new DOMException('', refusal);
      const stream = await camera(wish);
      streams.push(stream);
      return stream;
    };
  });
  /** How many cameras are on. */
  const lit = () =>
    page.evaluate(() => {
      const { streams } = window as unknown as { streams: MediaStream[] };
      return streams.flatMap((it) => it.getTracks()).filter(({ readyState }) => readyState === 'live').length;
    });
  const camera = page.getByRole('dialog');
  const shutter = camera.getByRole('button', { name: 'Tomar foto' });
  const retries = () => camera.getByRole('button', { name: 'Reintentar' }).click();

  await owner.signsInAs('perfil');
  await owner.followsLink(/Completa tu perfil/);
  await owner.presses('Abrir cámara');
  await expect(camera).toContainText('No tenemos permiso para usar tu cámara.');
  await retries();
  await expect(camera).toContainText('No pudimos abrir tu cámara.');
  await retries();
  await expect(shutter).toBeEnabled();
  expect(await lit()).toBe(1);

  await camera.getByRole('button', { name: 'Cerrar' }).click();
  await expect(camera).toHaveCount(0);
  await expect.poll(lit).toBe(0);
  await expect(page.getByRole('button', { name: 'Abrir cámara' })).toBeFocused();

  await owner.presses('Abrir cámara');
  await expect(shutter).toBeEnabled();
  expect(await lit()).toBe(1);
  await page.evaluate(() => history.back());
  await owner.seesHeading(/^Hola/);
  await expect(camera).toHaveCount(0);
  await expect.poll(lit).toBe(0);
});
