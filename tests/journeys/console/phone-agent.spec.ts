import type { FrameLocator, Page } from 'playwright/test';
import { identityBack, identityFront } from '../../../demo-server/files/sampleFiles.ts';
import type { Step } from '../../../demo-server/script/steps.ts';
import { deferred } from '../../deferred.ts';
import type { Stage } from '../../stage.ts';
import { filePayload } from '../support/filePayload.ts';
import { expect, test } from '../support/journey.ts';

test.use({ app: 'demo', viewport: { width: 500, height: 900 }, isMobile: false });

type PhoneMessage = { kind: string; path?: string; busy?: boolean; line?: string; result?: string };

/** The app in a frame, as in the console, within a page that records the messages. */
class FramedPhone {
  readonly app: FrameLocator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.app = page.frameLocator('iframe');
  }

  async opens(path: string, session?: Awaited<ReturnType<Stage['session']>>): Promise<void> {
    await this.#page.goto('/demo/external/faq');
    await this.#page.evaluate(
      ([address, storedSession]) => {
        if (storedSession) sessionStorage.setItem('auth', storedSession);
        const received: unknown[] = [];
        Object.assign(window, { received });
        addEventListener('message', ({ data }) => received.push(data));
        const frame = document.createElement('iframe');
        frame.src = address;
        frame.width = '390';
        frame.height = '844';
        frame.allow = 'camera';
        document.body.replaceChildren(frame);
      },
      [path, session && JSON.stringify({ token: session.token, user: session.user, isAuthenticated: true })] as const,
    );
    await this.isAt(path);
  }

  sends = (message: unknown) =>
    this.#page.evaluate((data) => frames[0]?.postMessage(data, location.origin), message as PhoneMessage);

  received = (): Promise<PhoneMessage[]> =>
    this.#page.evaluate(() => (window as unknown as { received: PhoneMessage[] }).received);

  /** Waits until the phone reports this location and is not busy. */
  async isAt(path: string | RegExp): Promise<void> {
    const last = async () => (await this.received()).filter(({ kind }) => kind === 'location').at(-1);
    await expect
      .poll(async () => (await last())?.path)
      .toMatch(path instanceof RegExp ? path : new RegExp(`^${path}$`));
    await expect.poll(async () => (await last())?.busy).toBe(false);
  }

  /** Waits until the agent has ended so many times: it then takes the next one. */
  hasFilled = (count: number) =>
    expect
      .poll(async () => (await this.received()).filter(({ kind }) => kind === 'filled'))
      .toEqual(Array(count).fill({ kind: 'filled', result: 'done' }));

  /** Has the agent do a step at once, and waits for the next screen. */
  async does(step: Step['id'], next: string | RegExp): Promise<void> {
    await this.sends({ kind: 'fill', step, tempo: 'instant' });
    await this.isAt(next);
  }
}

test.describe('a code that the console sends', () => {
  // A rejection by the bureau is a response with status 422.
  test.use({ expectedErrors: ['422'] });

  test('is typed on a screen with a code field, and on no other', async ({ page, operator }) => {
    const phone = new FramedPhone(page);
    const session = await operator.session('buro');
    await phone.opens('/home', session);
    await phone.sends({ kind: 'code', code: '1234' });
    await expect
      .poll(async () => (await phone.received()).at(-1))
      .toEqual({
        kind: 'cannot',
        line: 'Esta pantalla no pide un código.',
      });
    await phone.does('other application', /\/privacy-policy$/);
    await phone.hasFilled(1);
    await phone.does('other authorisation', /confirm-privacy-policy$/);
    await phone.sends({ kind: 'code', code: await operator.code(session.user.phone) });
    await phone.isAt(/fail-buro-score$/);
  });
});

test('the phone in the console', async ({ page, operator }) => {
  const phone = new FramedPhone(page);
  const session = await operator.session('revision');
  const background = () => phone.app.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await phone.opens('/home', session);
  await expect(phone.app.getByText('En validación')).toBeVisible();

  await test.step('shows changes on the server after a `refetch` message', async () => {
    await operator.application(await operator.newestId('applications', session), 'approve');
    await phone.sends({ kind: 'refetch' });
    await expect(phone.app.getByRole('heading', { name: 'Sube tu estado de cuenta' })).toBeVisible();
  });
  await test.step('changes its colour scheme as the console asks', async () => {
    const light = await background();
    await phone.sends({ kind: 'theme', scheme: 'dark' });
    await expect.poll(background).not.toBe(light);
    await phone.sends({ kind: 'theme', scheme: 'system' });
    await expect.poll(background).toBe(light);
  });
  await test.step('opens a page, and reports it as soon as it renders, before a later choice of the operator', async () => {
    const latest = await page.evaluate(async () => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      const heading = () => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
      frames[0]?.postMessage({ kind: 'open', path: '/loans' }, location.origin);
      while (heading() !== 'Tus Adelanttos') await nextFrame();
      await nextFrame();
      await nextFrame();
      return (window as unknown as { received: PhoneMessage[] }).received.at(-1);
    });
    expect(latest?.path).toBe('/loans');
    await phone.isAt('/loans');
  });
});

test('"Hazlo por mí" presses the link that leads to the next step', async ({ page, operator }) => {
  const phone = new FramedPhone(page);
  await phone.opens('/');
  await phone.does('landing', '/register');
  await phone.hasFilled(1);
  await phone.opens('/home', await operator.session('activa'));
  await phone.does('loan', /^\/loans\/[^/]+$/);
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

test('in a window of its own the app refetches by itself after changes on the server', async ({
  page,
  owner,
  operator,
}) => {
  const connect = deferred();
  await page.routeWebSocket('**/demo/api/events*', async (webSocket) => {
    await connect.promise;
    webSocket.connectToServer();
  });
  const loan = await operator.newestId('loans', await owner.signsInAs('firma'));
  await expect(page.getByText('En espera de tu firma').first()).toBeVisible();
  await test.step('that happen between loading the data and connecting to the events', async () => {
    await operator.loan(loan, 'sign');
    connect.resolve();
    await expect(page.getByText('Contrato firmado').first()).toBeVisible();
  });
  await test.step('that happen later', async () => {
    await operator.loan(loan, 'queue');
    await expect(page.getByText('En espera de tu depósito').first()).toBeVisible();
  });
});

test('a countdown on a screen without data follows the demo’s clock', async ({ page, owner, operator }) => {
  await owner.signsUp();
  await expect(page.getByText(/^El código vence en/)).toBeVisible();
  await operator.moveClock({ advance: 'PT3M' });
  await expect(page.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();
});

test('file fields know sample files and photos with a name for “blurred”', async ({ page, owner, operator }) => {
  await owner.beginsIdentification();
  await test.step('warns of a blurred photo, which can still be used', async () => {
    const front = page.getByRole('group', { name: 'Frente de tu INE' });
    const file = { ...identityFront, name: 'INE Borrosa.jpg' };
    await front.getByLabel(/Elegir/).setInputFiles(filePayload(file));
    await expect(front.getByText('La foto se ve borrosa.')).toBeVisible();
    await front.getByRole('button', { name: 'Usar de todos modos' }).click();
    await expect(front.getByText('La foto se ve borrosa.')).toHaveCount(0);
  });
  await test.step('offers a sample file, which is uploaded like any other', async () => {
    const back = page.getByRole('group', { name: 'Reverso de tu INE' });
    await back.getByRole('button', { name: 'Reverso de tu INE Usar archivo de ejemplo' }).click();
    await expect(back.getByText('Listo', { exact: true })).toBeVisible();
    const [file] = await operator.rows<{ name: string }>('files?_sort=kept_at&_order=desc');
    expect(file?.name).toBe(identityBack.name);
  });
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
  await phone.sends({ kind: 'fill', step: 'identification', tempo: 'calm' });
  await expect(curp).toHaveValue(/^.{3,9}$/);
  await phone.opens('/profile/identification');
  await expect(curp).toHaveValue(/^.{3,12}$/);
  await phone.does('identification', '/profile/biometric-validation');
  const [owner] = await operator.rows<object>(`owners?id=${session.user.id}`);
  expect(owner).toMatchObject({ curp_number: expect.stringMatching(/^.{18}$/), address });
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
