import type { Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import { newcomer, type Owner } from '../../journeys/support/owner.ts';

const SCRIPTS = /\/assets\/.*\.js(\?\d+)?$/;
const STYLES = /\/assets\/.*\.css$/;
const PATIENCE_MS = 10_000;

test.use({
  expectedErrors: ['net::ERR_', '404 (Not Found)', 'dynamically imported module', 'The stylesheet failed to load'],
});

/** The message of the page when a file of its first load fails. */
const strip = (page: Page) => page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos.' });
const retry = (page: Page) => strip(page).getByRole('link', { name: 'Reintentar' }).click();

type Fault = 'fail' | 'hang';

/** Makes requests for files fail or hang until the returned function is called. */
async function breakRequests(page: Page, files: RegExp, fault: Fault, isMeant: (path: string) => boolean = () => true) {
  let isBroken = true;
  await page.route(files, async (route) => {
    if (!isBroken || !isMeant(new URL(route.request().url()).pathname)) return route.continue();
    // A request that hangs is not answered later either, when the network is back.
    return fault === 'fail' ? route.abort() : undefined;
  });
  return () => {
    isBroken = false;
  };
}

/** Waits until the message is visible: at once after a failure, after ten seconds when requests hang. */
async function stripAppears(page: Page, fault: Fault) {
  if (fault === 'hang') {
    await expect(strip(page)).toBeHidden();
    await page.clock.runFor(PATIENCE_MS);
  }
  await expect(strip(page)).toBeVisible();
}

/** Returns a list that collects the paths of the documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname));
  return loaded;
}

/** Returns the path of the chunk that only the form of a document imports, dynamically. */
async function formChunkOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const code = await (await page.request.get(entry)).text();
  const chunks = [...code.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name]) => `/assets/${name}`);
  const chunk = chunks.find((path) => html.includes(path));
  if (chunk === undefined) throw new Error(`${path} imports no chunk of its own`);
  return chunk;
}

type Form = { readonly path: string; readonly values: Readonly<Record<string, string>>; readonly action: string };

const login: Form = {
  path: '/login',
  values: { 'Correo electrónico': 'activa@adelantto.test', Contraseña: 'Adelantto1!' },
  action: 'Iniciar sesión',
};
const register: Form = {
  path: '/register',
  values: {
    'Correo electrónico': newcomer.email,
    Celular: '+52 (55) 0000-4321',
    Contraseña: newcomer.password,
    'Confirma tu contraseña': newcomer.password,
  },
  action: 'Continuar',
};
const recovery: Form = {
  path: '/forgot-password',
  values: { 'Correo electrónico': 'activa@adelantto.test' },
  action: 'Enviar',
};

/** The element that is visible after a form was sent. */
const sent = (page: Page, { path }: Form) =>
  ({
    '/login': page.getByRole('heading', { level: 1, name: 'Hola, Renata' }),
    '/register': page.getByRole('heading', { level: 1, name: 'Verifica tu cuenta' }),
    '/forgot-password': page.getByRole('dialog', { name: 'Revisa tu correo' }),
  })[path] ?? page.locator('never');

async function fillForm(owner: Owner, { values }: Form) {
  for (const [label, text] of Object.entries(values)) await owner.fillsIn(label, text);
}

async function expectValues(page: Page, { values }: Form) {
  for (const [label, text] of Object.entries(values)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

const faults: readonly (readonly [string, Fault])[] = [
  ['fails', 'fail'],
  ['hangs', 'hang'],
];

for (const form of [login, register, recovery]) {
  for (const [happens, fault] of faults) {
    test(`${form.path}: a retry keeps the typed values and passwords when the chunk of its form ${happens}`, async ({
      page,
      owner,
    }) => {
      await page.clock.install();
      const chunk = await formChunkOf(page, form.path);
      const repair = await breakRequests(page, SCRIPTS, fault, (path) => path === chunk);
      await page.goto(form.path, { waitUntil: 'commit' });
      await fillForm(owner, form);
      await stripAppears(page, fault);
      const loaded = documentsOf(page);
      repair();
      await retry(page);
      await expect(strip(page)).toBeHidden();
      await expectValues(page, form);
      await owner.presses(form.action);
      await expect(sent(page, form)).toBeVisible();
      expect(loaded).toEqual([]);
    });
  }
}

for (const [happens, fault] of faults) {
  test(`a retry keeps the typed values and submits the form when every script of it ${happens}`, async ({
    page,
    owner,
  }) => {
    await page.clock.install();
    const repair = await breakRequests(page, SCRIPTS, fault);
    await page.goto(register.path, { waitUntil: 'commit' });
    await fillForm(owner, register);
    await owner.presses(register.action);
    await stripAppears(page, fault);
    // The network is still broken: the message appears again.
    await retry(page);
    await stripAppears(page, fault);
    const loaded = documentsOf(page);
    repair();
    await retry(page);
    await expect(sent(page, register)).toBeVisible();
    await expect(strip(page)).toBeHidden();
    expect(loaded).toEqual([]);
  });

  test(`a retry sends a form with all typed values when the app’s code ${happens} on submit`, async ({
    page,
    owner,
  }) => {
    // Prevents prefetching, so that the app has not loaded when the form is submitted.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.clock.install();
    await page.goto(register.path);
    await fillForm(owner, register);
    await expect(page.getByText('Cumple:').first()).toBeAttached();
    const repair = await breakRequests(page, SCRIPTS, fault);
    await owner.presses(register.action);
    await stripAppears(page, fault);
    await expectValues(page, register);
    await expect(page.getByRole('button', { name: register.action })).toBeEnabled();
    const loaded = documentsOf(page);
    repair();
    await retry(page);
    await expect(sent(page, register)).toBeVisible();
    await expect(strip(page)).toBeHidden();
    expect(loaded).toEqual([]);
  });

  for (const [path, heading] of [
    ['/home', 'Hola, Renata'],
    ['/loans', 'Tus Adelanttos'],
    ['/profile/my-data', 'Mis datos'],
  ] as const) {
    for (const [name, files] of [
      ['stylesheet', STYLES],
      ['code', SCRIPTS],
    ] as const) {
      test(`${path} shows a message and loads again on a retry when its ${name} ${happens}`, async ({
        page,
        owner,
      }) => {
        await page.clock.install();
        const repair = await breakRequests(page, files, fault);
        await owner.signsInAs('activa', '/marketing/api/services/articles');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('#unreached')).toBeAttached();
        await stripAppears(page, fault);
        // The message has inline styles, so that it does not need the stylesheet.
        await expect(strip(page)).toHaveCSS('position', 'sticky');
        repair();
        await retry(page);
        await owner.seesHeading(heading);
        await expect(strip(page)).toBeHidden();
      });
    }
  }
}

test('hides the message when the code arrives after more than ten seconds', async ({ page, owner }) => {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(login.path, { waitUntil: 'commit' });
  await fillForm(owner, login);
  await stripAppears(page, 'hang');
  release();
  await expect(strip(page)).toBeHidden();
  await owner.presses(login.action);
  await expect(sent(page, login)).toBeVisible();
});

test('loads a new document on the second retry when the code is no longer on the server', async ({ page, owner }) => {
  let isGone = true;
  await page.route(SCRIPTS, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(login.path);
  await expect(strip(page)).toBeVisible();
  const isReachable = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await retry(page);
  await isReachable;
  await expect(strip(page)).toBeVisible();
  isGone = false;
  const loaded = documentsOf(page);
  await retry(page);
  await expect.poll(() => loaded).toEqual([login.path]);
  await expect(strip(page)).toBeHidden();
  await fillForm(owner, login);
  await owner.presses(login.action);
  await expect(sent(page, login)).toBeVisible();
});
