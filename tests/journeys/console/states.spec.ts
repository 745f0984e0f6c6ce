import type { Page } from 'playwright/test';
import { catalogue } from '../../../demo-server/states/catalogue.ts';
import { STATES_PATH } from '../../../demo-server/states/statesPath.ts';
import { softStep } from '../../screens/manySteps.ts';
import { locatorOf } from '../../screens/openScreen.ts';
import { wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({
  ...wideScreen,
  app: 'demo',
  // States whose calls fail, break off or are refused.
  expectedErrors: [
    'Failed to load resource',
    'net::ERR_',
    'Failed to fetch dynamically imported module',
    'Refused by the policy',
    'violates the following Content Security Policy',
    // The same in Firefox.
    'Content-Security-Policy: ',
  ],
});

const states = catalogue.flatMap(({ screen, states: listed }) => listed.map((each) => ({ ...each, screen })));
/** One of each way in which a state is brought about. */
const FEW = [
  'inicio/con-una-mensualidad-atrasada',
  'inicio/mientras-carga',
  'codigo-por-sms/con-el-codigo-vencido',
  'identificacion/con-lo-capturado-recuperado',
  'mensualidad/con-un-archivo-que-no-se-acepta',
  'pagina-que-no-carga/al-abrir-la-siguiente-pagina',
];

/** Waits until the phone shows a state, and what the tests of all screens see in it. */
async function seesOnPhone(page: Page, { key, state }: (typeof states)[number]): Promise<void> {
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-current]') })
      .getByText('En el celular'),
    key,
  ).toBeVisible({ timeout: 20_000 });
  const phone = page.frameLocator('iframe') as unknown as Page;
  await expect(locatorOf(phone, state.shows).first(), key).toBeVisible();
}

test('shows states live on the phone, each at its own address', async ({ page }) => {
  test.slow();
  for (const listed of states.filter(({ key }) => FEW.includes(key))) {
    await softStep(page, listed.key, async () => {
      await page.goto(`${STATES_PATH}/${listed.key}`);
      await seesOnPhone(page, listed);
    });
  }
});

test('finds a state by its title, screen or kind, at an address of its own', { tag: '@long' }, async ({ page }) => {
  await page.goto(STATES_PATH);
  const list = page.getByRole('region', { name: 'Estados', exact: true });
  const rows = list.getByRole('listitem');
  const search = list.getByRole('textbox', { name: 'Buscar' });
  await expect(rows).toHaveCount(states.length);

  await search.fill('ATRASADA');
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('button').click();
  await expect(rows.first()).toContainText('Con una mensualidad atrasada');
  await expect(list.getByText('En el celular')).toBeVisible();
  await expect(page).toHaveURL(/\/demo\/estados\/inicio\/con-una-mensualidad-atrasada$/);
  const phone = page.frameLocator('iframe');
  await expect(phone.getByRole('link', { name: /^Pagar el mes 2/ })).toBeVisible();

  await search.fill('vacía');
  await expect(rows).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: /vacía/i })).toHaveCount(0);
  await search.fill('');
  await list.getByLabel('Qué pantalla').selectOption('Avisos');
  await expect(rows.filter({ hasNotText: 'Avisos' })).toHaveCount(0);
});
