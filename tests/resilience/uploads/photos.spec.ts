import type { Page, Response, Route } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import { phonePhoto, pictureIn } from './files.ts';

type Uploaded = { id: string; name: string; size: number; url: string };

const upload = async (page: Page, act: () => Promise<unknown>): Promise<Uploaded> => {
  const answer: Promise<Response> = page.waitForResponse('**/api/files');
  await act();
  return (await (await answer).json()) as Uploaded;
};

const stored = async (baseURL: string, { url }: Uploaded): Promise<Buffer> => {
  const answer = await fetch(`${baseURL}${url}`);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  return Buffer.from(await answer.arrayBuffer());
};

/** The picture as anybody sees it: its size, and what colour is at its upper corners. */
const seen = (page: Page, { url }: Uploaded) =>
  page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const colour = (x: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(x, 20, 1, 1).data ?? [];
      return red > blue + 60 ? 'red' : 'blue';
    };
    return { width: picture.width, height: picture.height, left: colour(20), right: colour(picture.width - 20) };
  }, url);

const tellsNoPlace = (bytes: Buffer) => expect(bytes.includes('GPS')).toBe(false);

/** A drawing of one white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
  'base64',
);

test('a large photo leaves the phone smaller, upright and without its place; others become JPEG', async ({
  page,
  owner,
  baseURL,
}) => {
  await owner.signsInAs('activa', '/loans');
  await owner.followsLink(/^Ver Adelantto/);
  await page
    .getByRole('link', { name: /^Ver, mes/ })
    .first()
    .click();
  await owner.seesHeading(/^Pago del mes/);
  const group = page.getByRole('group', { name: 'Sube tu comprobante' });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  const photo = phonePhoto();
  expect(photo.includes('GPS')).toBe(true);

  const file = await upload(page, () =>
    group.getByLabel(/Elegir imagen/).setInputFiles({ name: 'IMG_0001.jpeg', mimeType: 'image/jpeg', buffer: photo }),
  );
  await expect(group.getByText(`${Math.max(0.1, file.size / 1e6).toFixed(1)} MB · Listo`)).toBeVisible();
  const bytes = await stored(baseURL, file);
  expect(bytes.length).toBe(file.size);
  tellsNoPlace(bytes);
  expect(bytes.includes('Exif')).toBe(false);
  expect(await seen(page, file)).toEqual({ width: 1333, height: 2000, left: 'blue', right: 'red' });
  // Away from the page: a cheap phone works on it for a second.
  expect(workers).toEqual([expect.stringMatching(/^\/assets\/photos-/)]);
  expect(page.workers()).toEqual([]);

  const drawing = await upload(page, () =>
    group.getByLabel(/^Reemplazar/).setInputFiles({ name: 'captura.png', mimeType: 'image/png', buffer: PNG }),
  );
  expect(drawing.name).toBe('captura.jpg');
  expect((await stored(baseURL, drawing)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  await expect(group.getByText('Listo')).toHaveCount(1);

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
  await group.getByLabel(/^Reemplazar/).setInputFiles({ name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: heic });
  await expect(group.getByText('No pudimos abrir esta foto. Cámbiala a JPEG o tómala de nuevo.')).toBeVisible();
  // The one that was there is still there.
  await expect(group.getByText('Listo')).toHaveCount(1);
});

/** What may become of the worker's file, and how long the page waits for it then, ms. */
const withoutWorker: Readonly<Record<string, readonly [meets: (route: Route) => Promise<void>, waits: number]>> = {
  'is gone from the server after a new version': [(route) => route.abort(), 0],
  'never says anything': [(route) => route.fulfill({ contentType: 'text/javascript', body: '' }), 20_000],
};

for (const [what, [meets, waits]] of Object.entries(withoutWorker)) {
  test.describe(`where the worker ${what}`, () => {
    test.use({ expectedErrors: ['net::ERR_FAILED'] });

    test('a large photo is made smaller by the page', async ({ page, owner, baseURL }) => {
      let asked = 0;
      await page.route('**/assets/photos-*.js', (route) => {
        asked += 1;
        return meets(route);
      });
      await page.clock.install();
      await owner.signsInAs('nueva', '/profile/identification');
      const front = page.getByRole('group', { name: /^Frente/ });
      const file = await upload(page, async () => {
        const photo = { name: 'IMG_0004.jpg', mimeType: 'image/jpeg', buffer: phonePhoto() };
        await front.locator('input[type="file"]').last().setInputFiles(photo);
        // Where nothing is waited for, its advice may have been asked for by now, in the same way.
        await expect.poll(() => asked).toBeGreaterThan(0);
        await page.clock.fastForward(waits);
        await expect.poll(() => asked).toBe(2);
        await page.clock.fastForward(waits);
      });
      await expect(front.getByText(/^Listo/)).toBeVisible();
      tellsNoPlace(await stored(baseURL, file));
      expect(await seen(page, file)).toEqual({ width: 1333, height: 2000, left: 'blue', right: 'red' });
    });
  });
}

test.describe('inside another app’s browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A145M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]',
    permissions: ['clipboard-write', 'clipboard-read'],
  });

  test('the selfie comes from the phone’s camera, as it is but for its place', async ({ page, owner, baseURL }) => {
    await owner.signsInAs('perfil', '/profile/biometric-validation');
    await expect(page.getByText('Para una mejor experiencia, abre esta página en Chrome o Safari.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir cámara' })).toHaveCount(0);
    await owner.presses('Copiar enlace');
    await owner.seesStatus(/copiado/i);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    const camera = page.getByLabel(/Usar la cámara del teléfono/);
    await expect(camera).toHaveAttribute('capture', 'user');
    await expect(camera).toHaveAttribute('accept', 'image/*');
    const photo = phonePhoto();
    const file = await upload(page, () =>
      camera.setInputFiles({ name: 'IMG_0003.jpg', mimeType: 'image/jpeg', buffer: photo }),
    );
    await expect(page.getByText('MB · Listo')).toBeVisible();
    const bytes = await stored(baseURL, file);
    tellsNoPlace(bytes);
    expect(pictureIn(bytes).equals(pictureIn(photo))).toBe(true);
    expect(await seen(page, file)).toEqual({ width: 2000, height: 3000, left: 'blue', right: 'red' });
  });
});
