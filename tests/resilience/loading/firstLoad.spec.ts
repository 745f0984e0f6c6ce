import type { Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import { newcomer, type Owner } from '../../journeys/support/owner.ts';

const SCRIPTS = /\/assets\/.*\.js(\?\d+)?$/;
const STYLES = /\/assets\/.*\.css$/;
const PATIENCE_MS = 10_000;

test.use({
  expectedErrors: ['net::ERR_', '404 (Not Found)', 'dynamically imported module', 'The stylesheet failed to load'],
});

/** What the page says when a file of its first load does not come. */
const strip = (page: Page) => page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos.' });
const retry = (page: Page) => strip(page).getByRole('link', { name: 'Reintentar' }).click();

type Fault = 'fail' | 'hang';

/** Has requests for files fail, or never be answered, until what this returns is called. */
async function breaks(page: Page, files: RegExp, fault: Fault, isMeant: (path: string) => boolean = () => true) {
  let isBroken = true;
  await page.route(files, async (route) => {
    if (!isBroken || !isMeant(new URL(route.request().url()).pathname)) return route.continue();
    // A request that hangs stays so, also when the network is back.
    return fault === 'fail' ? route.abort() : undefined;
  });
  return () => {
    isBroken = false;
  };
}

/** Waits until the strip is there: at once after a failure, after ten seconds where requests hang. */
async function stripAppears(page: Page, fault: Fault) {
  if (fault === 'hang') {
    await expect(strip(page)).toBeHidden();
    await page.clock.runFor(PATIENCE_MS);
  }
  await expect(strip(page)).toBeVisible();
}

/** The documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname));
  return loaded;
}

/** The chunk that only the form of a document imports, and imports late. */
async function formChunkOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const code = await (await page.request.get(entry)).text();
  const chunks = [...code.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name]) => `/assets/${name}`);
  const chunk = chunks.find((it) => html.includes(it));
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

/** What is visible once a form was sent. */
const sent = (page: Page, { path }: Form) =>
  ({
    '/login': page.getByRole('heading', { level: 1, name: 'Hola, Renata' }),
    '/register': page.getByRole('heading', { level: 1, name: 'Verifica tu cuenta' }),
    '/forgot-password': page.getByRole('dialog', { name: 'Revisa tu correo' }),
  })[path] ?? page.locator('never');

async function types(owner: Owner, { values }: Form) {
  for (const [label, text] of Object.entries(values)) await owner.fillsIn(label, text);
}

async function holdsWhatWasTyped(page: Page, { values }: Form) {
  for (const [label, text] of Object.entries(values)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

const ways: readonly (readonly [string, Fault])[] = [
  ['fails', 'fail'],
  ['hangs', 'hang'],
];

for (const form of [login, register, recovery]) {
  for (const [happens, fault] of ways) {
    test(`${form.path}: a chunk that only its form imports ${happens}: retrying keeps what was typed, passwords too`, async ({
      page,
      owner,
    }) => {
      await page.clock.install();
      const chunk = await formChunkOf(page, form.path);
      const mend = await breaks(page, SCRIPTS, fault, (path) => path === chunk);
      await page.goto(form.path, { waitUntil: 'commit' });
      await types(owner, form);
      await stripAppears(page, fault);
      const loaded = documentsOf(page);
      mend();
      await retry(page);
      await expect(strip(page)).toBeHidden();
      await holdsWhatWasTyped(page, form);
      await owner.presses(form.action);
      await expect(sent(page, form)).toBeVisible();
      expect(loaded).toEqual([]);
    });
  }
}

for (const [happens, fault] of ways) {
  test(`every script of a form ${happens}: retrying keeps what was typed and sends what was pressed`, async ({
    page,
    owner,
  }) => {
    await page.clock.install();
    const mend = await breaks(page, SCRIPTS, fault);
    await page.goto(register.path, { waitUntil: 'commit' });
    await types(owner, register);
    await owner.presses(register.action);
    await stripAppears(page, fault);
    // Not yet: the strip comes back.
    await retry(page);
    await stripAppears(page, fault);
    const loaded = documentsOf(page);
    mend();
    await retry(page);
    await expect(sent(page, register)).toBeVisible();
    await expect(strip(page)).toBeHidden();
    expect(loaded).toEqual([]);
  });

  test(`the app’s code ${happens} when a form is sent: retrying sends it with all that was typed`, async ({
    page,
    owner,
  }) => {
    // Nothing is fetched ahead, so that the app is still missing at the press.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.clock.install();
    await page.goto(register.path);
    await types(owner, register);
    await expect(page.getByText('Cumple:').first()).toBeAttached();
    const mend = await breaks(page, SCRIPTS, fault);
    await owner.presses(register.action);
    await stripAppears(page, fault);
    await holdsWhatWasTyped(page, register);
    await expect(page.getByRole('button', { name: register.action })).toBeEnabled();
    const loaded = documentsOf(page);
    mend();
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
      test(`${path}: its ${name} ${happens}: the page says so and loads again on request`, async ({ page, owner }) => {
        await page.clock.install();
        const mend = await breaks(page, files, fault);
        await owner.signsInAs('activa', '/marketing/api/services/articles');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('#unreached')).toBeAttached();
        await stripAppears(page, fault);
        // With its own look, though the stylesheet is missing.
        await expect(strip(page)).toHaveCSS('position', 'sticky');
        mend();
        await retry(page);
        await owner.seesHeading(heading);
        await expect(strip(page)).toBeHidden();
      });
    }
  }
}

test('code that comes after more than ten seconds takes the strip away again', async ({ page, owner }) => {
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
  await types(owner, login);
  await stripAppears(page, 'hang');
  release();
  await expect(strip(page)).toBeHidden();
  await owner.presses(login.action);
  await expect(sent(page, login)).toBeVisible();
});

test('code that is no longer on the server is asked for by a new document at the second try', async ({
  page,
  owner,
}) => {
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
  await types(owner, login);
  await owner.presses(login.action);
  await expect(sent(page, login)).toBeVisible();
});
