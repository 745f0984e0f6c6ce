import { expect, test } from '../../journeys/support/journey.ts';

test('shows an error and the alternatives when the camera has no picture after 10 seconds', async ({ page, owner }) => {
  await page.addInitScript(() => {
    // The empty page before the first one; Firefox runs the script there too.
    if (origin === 'null') return;
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const late: { open: () => Promise<void>; stream?: MediaStream } = { open: async () => undefined };
    Object.assign(window, { late });
    const openLate = (constraints?: MediaStreamConstraints) =>
      new Promise<MediaStream>((resolve) => {
        late.open = async () => {
          late.stream = await getUserMedia(constraints);
          resolve(late.stream);
        };
      });
    // The first request stays pending, the second stream has no picture, the third works.
    const requests = [openLate, async () => new MediaStream()];
    navigator.mediaDevices.getUserMedia = (constraints) => (requests.shift() ?? getUserMedia)(constraints);
  });
  await page.clock.install();
  await owner.signsInAs('perfil', '/profile/biometric-validation');
  await owner.presses('Abrir cámara');
  const camera = page.getByRole('dialog');
  const error = camera.getByText(/^Tu cámara no responde\./);

  await expect(camera).toContainText('Abriendo la cámara…');
  await page.clock.fastForward(9000);
  await expect(error).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(error).toBeVisible();
  await expect(camera.getByLabel(/Usar la cámara del teléfono/)).toBeAttached();

  // A camera that opens too late is turned off again.
  await page.evaluate(() => (window as unknown as { late: { open: () => Promise<void> } }).late.open());
  const isOn = () =>
    page.evaluate(() => {
      const { late } = window as unknown as { late: { stream?: MediaStream } };
      return late.stream?.getTracks().some(({ readyState }) => readyState === 'live');
    });
  await expect.poll(isOn).toBe(false);
  await expect(error).toBeVisible();

  await camera.getByRole('button', { name: 'Reintentar' }).click();
  await expect(camera).toContainText('Abriendo la cámara…');
  await page.clock.fastForward(10_000);
  await expect(error).toBeVisible();

  await camera.getByRole('button', { name: 'Reintentar' }).click();
  await expect(camera.getByRole('button', { name: 'Tomar foto' })).toBeEnabled();
  await page.clock.fastForward(20_000);
  await expect(error).toHaveCount(0);
});
