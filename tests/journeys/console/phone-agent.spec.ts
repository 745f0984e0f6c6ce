import { identityBack, identityFront } from '../../../demo-server/files/sampleFiles.ts';
import { deferred } from '../../deferred.ts';
import { filePayload } from '../support/filePayload.ts';
import { FramedPhone, type PhoneMessage } from '../support/framedPhone.ts';
import { expect, test } from '../support/journey.ts';

test.use({ app: 'demo', viewport: { width: 500, height: 900 }, isMobile: false });

test.describe('a code that the console sends', () => {
  // A rejection by the bureau is a response with status 422.
  test.use({ expectedErrors: ['422'] });

  test('is typed on a screen with a code field, and on no other', { tag: '@long' }, async ({ page, operator }) => {
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

test('the phone in the console', { tag: '@long' }, async ({ page, operator }) => {
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

test('an arrival whose first frame renders late is still reported as finished', { tag: '@long' }, async ({
  page,
  operator,
}) => {
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

test('in a window of its own the app refetches by itself after changes on the server', { tag: '@long' }, async ({
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

test('a countdown on a screen without data follows the demo’s clock', { tag: '@long' }, async ({
  page,
  owner,
  operator,
}) => {
  await owner.signsUp();
  await expect(page.getByText(/^El código vence en/)).toBeVisible();
  await operator.moveClock({ advance: 'PT3M' });
  await expect(page.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();
});

test('file fields know sample files and photos with a name for “blurred”', { tag: '@long' }, async ({
  page,
  owner,
  operator,
}) => {
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
