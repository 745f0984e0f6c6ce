import type { FrameLocator, Page } from 'playwright/test';
import { identityFront } from '../../../demo-server/files/sampleFiles.ts';
import type { OperatorClient } from '../../operator.ts';
import { expect, test } from '../support/journey.ts';
import { recordTextOf } from '../support/recordTextOf.ts';

test.use({ app: 'demo', viewport: { width: 500, height: 900 }, isMobile: false });

type Said = { kind: string; path?: string; title?: string; busy?: boolean; line?: string };

/** The app in a frame, as the console has it, with a page around it that only passes messages on. */
class FramedPhone {
  readonly app: FrameLocator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.app = page.frameLocator('iframe');
  }

  async shows(path: string, session?: Awaited<ReturnType<OperatorClient['session']>>): Promise<void> {
    await this.#page.goto('/demo/external/faq');
    await this.#page.evaluate(
      ([address, kept]) => {
        if (kept) sessionStorage.setItem('auth', kept);
        const said: unknown[] = [];
        Object.assign(window, { said });
        addEventListener('message', ({ data }) => said.push(data));
        const frame = document.createElement('iframe');
        frame.src = address;
        frame.width = '390';
        frame.height = '844';
        frame.allow = 'camera';
        document.body.replaceChildren(frame);
      },
      [path, session && JSON.stringify({ token: session.token, user: session.user, isAuthenticated: true })] as const,
    );
    await this.stands(path);
  }

  asks = (message: unknown) =>
    this.#page.evaluate((data) => frames[0]?.postMessage(data, location.origin), message as Said);

  said = (): Promise<Said[]> => this.#page.evaluate(() => (window as unknown as { said: Said[] }).said);

  /** Until the phone tells that it is there, and not busy. */
  async stands(path: string | RegExp): Promise<void> {
    const last = async () => (await this.said()).filter(({ kind }) => kind === 'at').at(-1);
    await expect
      .poll(async () => (await last())?.path)
      .toMatch(path instanceof RegExp ? path : new RegExp(`^${path}$`));
    await expect.poll(async () => (await last())?.busy).toBe(false);
  }

  /** Has it do a screen by itself, and arrive at the next. */
  async does(next: string | RegExp): Promise<void> {
    await this.asks({ kind: 'fill' });
    await this.stands(next);
  }
}

test.describe('where a code is asked for', () => {
  // The bureau's no is an answer of 422.
  test.use({ expectedErrors: ['422'] });

  test('a code is typed where one is asked for, and nowhere else', async ({ page, operator }) => {
    const phone = new FramedPhone(page);
    const session = await operator.session('buro');
    await phone.shows('/home', session);
    await phone.asks({ kind: 'code', code: '1234' });
    await expect
      .poll(async () => (await phone.said()).at(-1))
      .toEqual({
        kind: 'cannot',
        line: 'Esta pantalla no pide un código.',
      });
    await phone.does(/\/privacy-policy$/);
    await phone.does(/confirm-privacy-policy$/);
    await phone.asks({ kind: 'code', code: await operator.code(session.user.phone) });
    await phone.stands(/fail-buro-score$/);
  });
});

test('what happens on the server shows on the phone when it is told so', async ({ page, operator }) => {
  const phone = new FramedPhone(page);
  const session = await operator.session('revision');
  await phone.shows('/home', session);
  await expect(phone.app.getByText('En validación')).toBeVisible();
  await operator.application(await operator.newestId('applications', session), 'approve');
  await phone.asks({ kind: 'refetch' });
  await expect(phone.app.getByText('Aceptado')).toBeVisible();
});

test('the phone is lit as it is told, and goes where it is told', async ({ page, operator }) => {
  const phone = new FramedPhone(page);
  await phone.shows('/home', await operator.session('activa'));
  const ground = () => phone.app.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await phone.asks({ kind: 'theme', scheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await phone.asks({ kind: 'theme', scheme: 'system' });
  await expect.poll(ground).toBe(light);
  await phone.asks({ kind: 'open', path: '/loans' });
  await phone.stands('/loans');
  await expect(phone.app.getByRole('heading', { level: 1, name: 'Tus Adelanttos' })).toBeVisible();
});

test('an arrival is told with the frame that shows it: what the operator chooses then is not overruled', async ({
  page,
  operator,
}) => {
  const phone = new FramedPhone(page);
  await phone.shows('/home', await operator.session('activa'));
  const told = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const heading = () => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
    frames[0]?.postMessage({ kind: 'open', path: '/loans' }, location.origin);
    while (heading() !== 'Tus Adelanttos') await frame();
    await frame();
    await frame();
    return (window as unknown as { said: Said[] }).said.at(-1);
  });
  expect(told?.path).toBe('/loans');
});

test.describe('an upload that breaks off', () => {
  test.use({ expectedErrors: ['ERR_CONNECTION_RESET'] });

  test('is seen on its way, breaking off, and beginning again by itself', async ({ page, operator }) => {
    const phone = new FramedPhone(page);
    const session = await operator.session('aprobada');
    await phone.shows(`/loans/${await operator.newestId('loans', session)}/success`, session);
    const said = await recordTextOf(phone.app.locator('main'));
    await phone.asks({ kind: 'fill', trouble: 'cut' });
    await expect(phone.app.getByRole('dialog', { name: 'Recibimos tu estado de cuenta' })).toBeVisible();
    expect(await said()).toMatch(/[1-9]\d?% · .*Reintentando….*[1-9]\d?% · /s);
    await phone.does('/home');
  });
});

test('in a window of its own the app follows the server by itself', async ({ page, owner, operator }) => {
  const following = page.waitForResponse('**/demo/api/events?after=*');
  const session = await owner.signsInAs('revision');
  await expect(page.getByText('En validación')).toBeVisible();
  await following;
  await operator.application(await operator.newestId('applications', session), 'approve');
  await expect(page.getByText('Aceptado')).toBeVisible();
});

test('what happens between its data and the moment it follows is not missed', async ({ page, owner, operator }) => {
  let follow = () => {};
  const mayFollow = new Promise<void>((resolve) => {
    follow = resolve;
  });
  await page.route('**/demo/api/events**', async (route) => {
    await mayFollow;
    await route.continue();
  });
  const session = await owner.signsInAs('revision');
  await expect(page.getByText('En validación')).toBeVisible();
  await operator.application(await operator.newestId('applications', session), 'approve');
  follow();
  await expect(page.getByText('Aceptado')).toBeVisible();
});

test('a screen without data of its own follows the clock too', async ({ page, owner, operator }) => {
  await owner.signsUp();
  await expect(page.getByText(/^El código vence en/)).toBeVisible();
  await operator.moveClock({ advance: 'PT3M' });
  await expect(page.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();
});

test('a photo that is called blurred is advised on, and may be used all the same', async ({
  page,
  owner,
  operator: _,
}) => {
  await owner.signsInAs('nueva', '/profile/identification');
  const front = page.getByRole('group', { name: 'Frente de tu INE' });
  const { bytes } = identityFront('Mariana Ríos');
  const buffer = { name: 'INE Borrosa.jpg', mimeType: 'image/jpeg', buffer: bytes };
  await front.getByLabel(/Elegir/).setInputFiles(buffer);
  await expect(front.getByText('La foto se ve borrosa.')).toBeVisible();
  await front.getByRole('button', { name: 'Usar de todos modos' }).click();
  await expect(front.getByText('La foto se ve borrosa.')).toHaveCount(0);
});

test('the app’s own pickers offer a sample file, made out to whoever is signed in', async ({
  page,
  owner,
  operator,
}) => {
  await owner.signsInAs('perfil', '/profile/biometric-validation');
  const selfie = page.getByRole('group', { name: 'Tu foto' });
  await selfie.getByRole('button', { name: 'Tu foto Usar archivo de ejemplo' }).click();
  await expect(selfie.getByText('MB · Listo')).toBeVisible();
  const [kept] = (await operator.rows<{ name: string; kept_at: number }>('files?_sort=kept_at&_order=desc')).slice(
    0,
    1,
  );
  expect(kept?.name).toBe('selfie.jpg');
});
