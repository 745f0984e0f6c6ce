import type { Page } from 'playwright/test';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { SCRIPTS } from '../../journeys/support/holdRequests.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { savesData } from '../../journeys/support/savesData.ts';
import { recordDocuments, retryStart, startFailure } from './failedStart.ts';

const STYLES = /\/assets\/.*\.css$/;
const PATIENCE_MS = 10_000;

test.use({
  expectedErrors: [
    'net::ERR_',
    '404 (Not Found)',
    'disallowed MIME type',
    'dynamically imported module',
    'The stylesheet failed to load',
  ],
});

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
async function expectFailure(page: Page, fault: Fault) {
  if (fault === 'hang') {
    await expect(startFailure(page)).toBeHidden();
    await page.clock.runFor(PATIENCE_MS);
  }
  await expect(startFailure(page)).toBeVisible();
}

/** Returns the path of the chunk that only the form of a document imports, dynamically. */
async function formChunkOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const scripts = [...html.matchAll(/(?:modulepreload" href|module" src)="([^"]+)"/g)].map(([, script = '']) => script);
  const code = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  const imported = [...code.join('\n').matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name]) => `/assets/${name}`);
  const chunk = imported.find((address) => scripts.includes(address));
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
/** The element that is visible after a form was sent. */
const sent = (page: Page, { path }: Form) =>
  ({
    '/login': page.getByRole('heading', { level: 1, name: 'Hola, Renata' }),
    '/register': page.getByRole('heading', { level: 1, name: 'Verifica tu cuenta' }),
  })[path] ?? page.locator('never');

async function expectValues(page: Page, { values }: Form) {
  for (const [label, text] of Object.entries(values)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

const faults: readonly (readonly [string, Fault])[] = [
  ['fails', 'fail'],
  ['hangs', 'hang'],
];

test('/login: a retry keeps the typed values and passwords when the chunk of its form fails', async ({
  page,
  owner,
}) => {
  await page.clock.install();
  const chunk = await formChunkOf(page, login.path);
  const repair = await breakRequests(page, SCRIPTS, 'fail', (path) => path === chunk);
  await page.goto(login.path, { waitUntil: 'commit' });
  await owner.fillsInFields(login.values);
  await expectFailure(page, 'fail');
  const loaded = recordDocuments(page);
  repair();
  await retryStart(page);
  await expect(startFailure(page)).toBeHidden();
  await expectValues(page, login);
  await owner.presses(login.action);
  await expect(sent(page, login)).toBeVisible();
  expect(loaded).toEqual([]);
});

for (const [happens, fault] of faults) {
  test(`a retry keeps the typed values and submits the form when every script of it ${happens}`, async ({
    page,
    owner,
  }) => {
    await page.clock.install();
    const repair = await breakRequests(page, SCRIPTS, fault);
    await page.goto(register.path, { waitUntil: 'commit' });
    await owner.fillsInFields(register.values);
    await owner.presses(register.action);
    await expectFailure(page, fault);
    // The network is still broken: the message appears again.
    await retryStart(page);
    await expectFailure(page, fault);
    const loaded = recordDocuments(page);
    repair();
    await retryStart(page);
    await expect(sent(page, register)).toBeVisible();
    await expect(startFailure(page)).toBeHidden();
    expect(loaded).toEqual([]);
  });

  test(`a retry sends a form with all typed values when the app’s code ${happens} on submit`, async ({
    page,
    owner,
  }) => {
    await savesData(page);
    await page.clock.install();
    await page.goto(register.path);
    await owner.fillsInFields(register.values);
    await expect(page.getByText('Cumple:').first()).toBeAttached();
    const repair = await breakRequests(page, SCRIPTS, fault);
    await owner.presses(register.action);
    await expectFailure(page, fault);
    await expectValues(page, register);
    await expect(page.getByRole('button', { name: register.action })).toBeEnabled();
    const loaded = recordDocuments(page);
    repair();
    await retryStart(page);
    await expect(sent(page, register)).toBeVisible();
    await expect(startFailure(page)).toBeHidden();
    expect(loaded).toEqual([]);
  });

  test(`a page without a form shows a message and loads again on a retry when its stylesheet or code ${happens}`, async ({
    page,
    owner,
  }) => {
    await page.clock.install();
    await owner.signsInAs('activa', '/marketing/api/services/articles');
    for (const files of [STYLES, SCRIPTS]) {
      await test.step(`without ${files}`, async () => {
        const repair = await breakRequests(page, files, fault);
        await page.goto('/loans', { waitUntil: 'commit' });
        await expect(page.locator('#load-failure')).toBeAttached();
        await expectFailure(page, fault);
        // The message has inline styles, so that it does not need the stylesheet.
        await expect(startFailure(page)).toHaveCSS('position', 'sticky');
        repair();
        await retryStart(page);
        await owner.seesHeading('Tus Adelanttos');
        await expect(startFailure(page)).toBeHidden();
      });
    }
  });
}

/** Returns a function that counts the answers by which the page has noticed that the server is reachable. */
function countChecks(page: Page): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') count += 1;
  });
  return () => count;
}

test('loads a new document on the second retry when the code is no longer on the server', async ({ page, owner }) => {
  let isGone = true;
  const checks = countChecks(page);
  await page.route(SCRIPTS, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(login.path);
  await expect(startFailure(page)).toBeVisible();
  await expect.poll(checks).toBe(1);
  await retryStart(page);
  await expect.poll(checks).toBe(2);
  await expect(startFailure(page)).toBeVisible();
  isGone = false;
  const loaded = recordDocuments(page);
  await retryStart(page);
  await expect.poll(() => loaded).toEqual([login.path]);
  await expect(startFailure(page)).toBeHidden();
  await owner.fillsInFields(login.values);
  await owner.presses(login.action);
  await expect(sent(page, login)).toBeVisible();
});
