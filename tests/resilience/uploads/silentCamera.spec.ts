import { expect, test } from '../../journeys/support/journey.ts';

test('a camera that never answers is given up after 10 seconds, with words and the other ways', async ({
  page,
  owner,
}) => {
  await page.addInitScript(() => {
    const camera = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const late: { answer: () => Promise<void>; stream?: MediaStream } = { answer: async () => undefined };
    Object.assign(window, { late });
    const never = (wish?: MediaStreamConstraints) =>
      new Promise<MediaStream>((resolve) => {
        late.answer = async () => {
          late.stream = await camera(wish);
          resolve(late.stream);
        };
      });
    // The first says nothing, the second has no picture, the third works.
    const cameras = [never, async () => new MediaStream()];
    navigator.mediaDevices.getUserMedia = (wish) => (cameras.shift() ?? camera)(wish);
  });
  await page.clock.install();
  await owner.signsInAs('perfil', '/profile/biometric-validation');
  await owner.presses('Abrir cámara');
  const camera = page.getByRole('dialog');
  const words = camera.getByText(/^Tu cámara no responde\./);

  await expect(camera).toContainText('Abriendo la cámara…');
  await page.clock.fastForward(9000);
  await expect(words).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(words).toBeVisible();
  await expect(camera.getByLabel(/Usar la cámara del teléfono/)).toBeAttached();

  // What comes too late is turned off again.
  await page.evaluate(() => (window as unknown as { late: { answer: () => Promise<void> } }).late.answer());
  const isLit = () =>
    page.evaluate(() => {
      const { late } = window as unknown as { late: { stream?: MediaStream } };
      return late.stream?.getTracks().some(({ readyState }) => readyState === 'live');
    });
  await expect.poll(isLit).toBe(false);
  await expect(words).toBeVisible();

  await camera.getByRole('button', { name: 'Reintentar' }).click();
  await expect(camera).toContainText('Abriendo la cámara…');
  await page.clock.fastForward(10_000);
  await expect(words).toBeVisible();

  await camera.getByRole('button', { name: 'Reintentar' }).click();
  await expect(camera.getByRole('button', { name: 'Tomar foto' })).toBeEnabled();
  await page.clock.fastForward(20_000);
  await expect(words).toHaveCount(0);
});
