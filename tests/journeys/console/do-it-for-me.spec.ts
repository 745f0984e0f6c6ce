import * as cameraTexts from '#i18n/es-MX/kit/camera';
import { FramedPhone } from '../support/framedPhone.ts';
import { expect, test } from '../support/journey.ts';

test.use({ app: 'demo', viewport: { width: 500, height: 900 }, isMobile: false });

test('types at the speed of a person, and can be stopped; what is typed stays', async ({ page, operator: _ }) => {
  const phone = new FramedPhone(page);
  await phone.opens('/register');
  const email = phone.app.getByLabel('Correo electrónico');
  // Stopped from within the page: the whole field takes little more than a second.
  await page.evaluate(() => {
    frames[0]?.document.querySelector('[type="email"]')?.addEventListener('input', ({ target }) => {
      if ((target as HTMLInputElement).value.length === 6) frames[0]?.postMessage({ kind: 'stop' }, location.origin);
    });
  });
  await phone.sends({ kind: 'fill', step: 'register', tempo: 'calm' });
  await expect
    .poll(async () => (await phone.received()).filter(({ kind }) => kind === 'filled'))
    .toEqual([{ kind: 'filled', result: 'stopped' }]);
  await expect(email).toHaveValue(/^elena.{1,5}$/);
  await expect(phone.app.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
});

test('after a reload in the middle of typing the next press types that field anew, and no other', async ({
  page,
  operator,
}) => {
  const phone = new FramedPhone(page);
  const session = await operator.session('nueva');
  const address = 'Calle de la Rosa 9';
  await phone.opens('/profile/create', session);
  await phone.does('name', '/welcome');
  await phone.opens('/profile/identification');
  await phone.app.getByLabel('Domicilio').fill(address);
  const curp = phone.app.getByLabel('CURP', { exact: true });
  await curp.evaluate((input: HTMLInputElement) => {
    document.body.classList.add('before');
    input.addEventListener('input', () => input.value.length === 6 && location.reload());
  });
  await phone.sends({ kind: 'fill', step: 'identification', tempo: 'calm' });
  await expect(phone.app.locator('body:not(.before)')).toBeVisible();
  await expect(curp).toHaveValue(/^.{6,17}$/);
  await phone.does('identification', '/profile/biometric-validation');
  const [owner] = await operator.rows<object>(`owners?id=${session.user.id}`);
  expect(owner).toMatchObject({ curp_number: expect.stringMatching(/^.{18}$/), address });
});

test('takes the selfie with the camera of the app, as an owner sees it', async ({ page, operator }) => {
  const phone = new FramedPhone(page);
  const { owner_id } = await operator.reset({ step: 'selfie' });
  await phone.opens('/profile/biometric-validation', await operator.ownerSession(owner_id ?? ''));
  await phone.sends({ kind: 'fill', step: 'selfie', tempo: 'brisk' });
  await expect(phone.app.getByRole('button', { name: cameraTexts.useThisPhoto })).toBeVisible();
  await phone.isAt('/profile/income-and-taxes');
});

test.describe('an entry that the form does not take', () => {
  // The e-mail is somebody's already.
  test.use({ expectedErrors: ['422'] });

  test('is reported, and typed anew by the next press', async ({ page, operator: _ }) => {
    const phone = new FramedPhone(page);
    await phone.opens('/register');
    await phone.app.getByLabel('Correo electrónico').fill('activa@adelantto.test');
    await phone.sends({ kind: 'fill', step: 'register', tempo: 'instant' });
    const ended = async () => (await phone.received()).find(({ kind }) => kind === 'filled');
    await expect.poll(ended).toMatchObject({ result: 'invalid', text: expect.stringContaining('correo') });
    await phone.does('register', /^\/verification-code\//);
  });
});

test('an arrival whose first frame renders late is still reported as finished', async ({ page, operator }) => {
  // As on a busy machine: the frame comes later than the report of the finished page.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), 150);
  });
  const phone = new FramedPhone(page);
  await phone.opens('/home', await operator.session('activa'));
  await phone.sends({ kind: 'open', path: '/loans' });
  await phone.isAt('/loans');
  await phone.sends({ kind: 'open', path: '/home' });
  await phone.isAt('/home');
});
