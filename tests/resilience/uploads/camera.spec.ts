import * as cameraTexts from '#i18n/es-MX/kit/camera';
import { expect, test } from '../../journeys/support/journey.ts';

test('offers the phone’s camera app when the page cannot use the camera', async ({ page, owner }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'mediaDevices', { value: undefined }));
  await owner.signsInAs('perfil', '/profile/biometric-validation');
  await expect(page.getByText(cameraTexts.cameraNotAvailable)).toBeVisible();
  await expect(page.getByLabel(cameraTexts.usePhoneCamera)).toHaveAttribute('capture', 'user');
  await expect(page.getByText('Para una mejor experiencia')).toHaveCount(0);
});

test('opens the camera after a denied permission, and turns it off when it is closed or the page is left', async ({
  page,
  owner,
}) => {
  await page.addInitScript(() => {
    const getUserMedia = navigator.mediaDevices?.getUserMedia?.bind(navigator.mediaDevices);
    let isDenied = true;
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    if (getUserMedia === undefined) return;
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (isDenied) {
        isDenied = false;
        throw new DOMException('', 'NotAllowedError');
      }
      const stream = await getUserMedia(constraints);
      streams.push(stream);
      return stream;
    };
  });
  /** Returns the number of cameras that are on. */
  const activeCameras = () =>
    page.evaluate(() => {
      const { streams } = window as unknown as { streams: MediaStream[] };
      return streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length;
    });
  const camera = page.getByRole('dialog');
  const shutter = camera.getByRole('button', { name: 'Tomar foto' });

  await owner.signsInAs('perfil');
  await owner.followsLink(/Completa tu perfil/);
  await owner.presses('Abrir cámara');
  await expect(camera).toContainText('No tenemos permiso para usar tu cámara.');
  await camera.getByRole('button', { name: 'Reintentar' }).click();
  await expect(shutter).toBeEnabled();
  expect(await activeCameras()).toBe(1);

  await camera.getByRole('button', { name: 'Cerrar' }).click();
  await expect(camera).toHaveCount(0);
  await expect.poll(activeCameras).toBe(0);
  await expect(page.getByRole('button', { name: 'Abrir cámara' })).toBeFocused();

  await owner.presses('Abrir cámara');
  await expect(shutter).toBeEnabled();
  expect(await activeCameras()).toBe(1);
  await page.evaluate(() => history.back());
  await owner.seesHeading(/^Hola/);
  await expect(camera).toHaveCount(0);
  await expect.poll(activeCameras).toBe(0);
});
