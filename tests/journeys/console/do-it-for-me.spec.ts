import { FramedPhone } from '../support/framedPhone.ts';
import { expect, test } from '../support/journey.ts';

test.use({ app: 'demo', viewport: { width: 500, height: 900 }, isMobile: false });

test('presses the link that leads to the next step', async ({ page, operator }) => {
  const phone = new FramedPhone(page);
  await phone.opens('/');
  await phone.does('landing', '/register');
  await phone.hasFilled(1);
  await phone.opens('/home', await operator.session('activa'));
  await phone.does('loan', /^\/loans\/[^/]+$/);
});

test('types at the speed of a person, and can be stopped; what is typed stays', async ({ page, operator: _ }) => {
  const phone = new FramedPhone(page);
  await phone.opens('/register');
  const email = phone.app.getByLabel('Correo electrónico');
  await phone.sends({ kind: 'fill', step: 'register', tempo: 'calm' });
  await expect(email).toHaveValue(/^el/);
  await phone.sends({ kind: 'stop' });
  await expect
    .poll(async () => (await phone.received()).filter(({ kind }) => kind === 'filled'))
    .toEqual([{ kind: 'filled', result: 'stopped' }]);
  const typed = await email.inputValue();
  expect(typed.length).toBeLessThan('elena.robles@correo.test'.length);
  expect(typed).not.toBe('');
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

test('the term is chosen after the lease, and moved before it is taken, so that the figures are seen to change', async ({
  page,
  operator,
}) => {
  const phone = new FramedPhone(page);
  const term = phone.app.getByRole('slider', { name: 'Plazo' });
  await phone.opens('/home', await operator.session('lista'));
  await phone.does('request', /desired-loan$/);
  await phone.hasFilled(1);
  await expect(term).toHaveValue('9');
  await expect(phone.app.getByRole('button', { name: 'Un mes más' })).toBeEnabled();

  const months: string[] = [];
  await page.exposeFunction('noteMonths', (value: string) => months.push(value));
  await term.evaluate((slider: HTMLInputElement) => {
    const { noteMonths } = window as unknown as { noteMonths: (value: string) => void };
    slider.addEventListener('input', () => noteMonths(slider.value));
  });
  await phone.sends({ kind: 'fill', step: 'offer', tempo: 'brisk' });
  await phone.isAt(/property-documents$/);
  expect(months).toEqual(['10', '11', '12', '11', '10', '9']);
});

test('what is pressed is lit before, while what is filled in can be read and the press be stopped', async ({
  page,
  operator: _,
}) => {
  const phone = new FramedPhone(page);
  await phone.opens('/register');
  await phone.sends({ kind: 'fill', step: 'register', tempo: 'brisk' });
  const submit = phone.app.locator('button[type="submit"]');
  await expect(submit).toHaveAttribute('data-lit');
  await expect(phone.app.getByLabel('Correo electrónico')).toHaveValue('elena.robles@correo.test');
  await phone.sends({ kind: 'stop' });
  await expect(submit).not.toHaveAttribute('data-lit');
  await phone.isAt('/register');
});

test('a selfie is taken with the camera, whose picture is the sample photo', async ({ page, operator }) => {
  const phone = new FramedPhone(page);
  await phone.opens('/profile/biometric-validation', await operator.session('perfil'));
  await phone.sends({ kind: 'fill', step: 'selfie', tempo: 'brisk' });
  const camera = phone.app.getByRole('dialog', { name: 'Centra tu rostro dentro del óvalo.' });
  await expect(camera.getByRole('button', { name: 'Tomar foto' })).toHaveAttribute('data-lit');
  const size = (video: HTMLVideoElement) => [video.videoWidth, video.videoHeight];
  expect(await camera.locator('video').evaluate(size)).toEqual([480, 640]);
  await expect(phone.app.getByRole('button', { name: 'Usar esta foto' })).toHaveAttribute('data-lit');
  await expect(phone.app.getByRole('button', { name: 'Continuar' })).toHaveAttribute('data-lit');
  await phone.isAt('/profile/income-and-taxes');
});
