import { isFullRun } from '../../fullRun.ts';
import { Stage } from '../../stage.ts';
import { fillsAtOnce, wideScreen } from '../support/console.ts';
import { expect, test as journeyTest, MONDAY_MORNING } from '../support/journey.ts';
import { RestartableServer } from '../support/restartableServer.ts';
import { Talk } from '../support/talk.ts';

/** With a server of its own, which can be restarted. */
const test = journeyTest.extend<{ restartable: RestartableServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures in the parameter.
  restartable: async ({}, use) => {
    const restartable = await RestartableServer.start();
    await use(restartable);
    await restartable.end();
  },
  baseURL: ({ restartable }, use) => use(restartable.address),
  operator: async ({ restartable }, use) => {
    const operator = new Stage(restartable.address);
    await operator.reset({ scenario: 'sales', now: MONDAY_MORNING });
    await use(operator);
  },
});

test.use({
  ...wideScreen,
  app: 'demo',
  // The interrupted upload, the rejection by the bureau, and the restart.
  expectedErrors: ['ERR_CONNECTION_RESET', '422', 'ERR_CONNECTION_REFUSED', 'ERR_INCOMPLETE_CHUNKED_ENCODING'],
});

/** Returns status and figures of the application, the loan and its payments of the owner with a name. */
async function figuresOf(operator: Stage, name: string) {
  const owner = (await operator.owners()).find((each) => each.name === name);
  const { applications, loans } = await operator.owner(owner?.id ?? '');
  return [...applications, ...loans, ...loans.flatMap(({ installments }) => installments)].map(
    ({ status, detail }) => `${status}: ${detail}`,
  );
}

// At 1440 × 900 prospect.spec.ts walks the talk straight on.
const sizes = isFullRun
  ? [
      { width: 1280, height: 720 },
      { width: 1440, height: 900 },
    ]
  : [{ width: 1280, height: 720 }];

for (const { width, height } of sizes) {
  test(`the talk at ${width} × ${height} comes to the same end with reloads, a restored point, two jumps and a restart of the server`, async ({
    page,
    operator,
    restartable,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const talk = new Talk(page);
    const reloadsAtEveryThird = async (_: unknown, index: number) => {
      if (index % 3 === 0) await talk.reloads();
    };
    await talk.opens();
    await fillsAtOnce(page);

    await test.step('a jump forwards', async () => {
      await talk.does('landing', 'selfie', reloadsAtEveryThird);
      await talk.goesTo('Pedir su primer Adelantto');
      await talk.does('request', 'good news', reloadsAtEveryThird);
    });
    await test.step('a restored point', async () => {
      await talk.does('good news', 'office accepts', reloadsAtEveryThird);
      await talk.saves('Con su estado de cuenta');
      await talk.does('office accepts', 'signature', reloadsAtEveryThird);
      await talk.returnsTo('Con su estado de cuenta');
      await talk.does('office accepts', 'deposit', reloadsAtEveryThird);
    });
    await test.step('a jump back', async () => {
      await talk.goesTo('La oficina valida la cuenta');
      await talk.does('office accepts', 'overdue month', reloadsAtEveryThird);
    });
    await test.step('a restart of the server', async () => {
      await restartable.restart();
      await talk.does('overdue month', undefined, reloadsAtEveryThird);
    });
    const seesTheEnd = async () => {
      await talk.isAt('Eso es Adelantto', 'Hola, Elena');
      for (const text of ['1 de 6 pagos', '$120,000.00', '$100,000.00'])
        await expect(talk.phone.getByText(text).first()).toBeVisible();
    };
    await seesTheEnd();
    const figures = await figuresOf(operator, 'Elena Robles Cano');
    expect(figures).toHaveLength(8);

    await test.step('as the talk without them, which the last step of the list plays from the beginning', async () => {
      await page.getByRole('region', { name: 'Guion' }).getByRole('button', { name: 'Seguir con Elena' }).click();
      await talk.goesTo('Un no que ayuda');
      await talk.does('kind no');
      await seesTheEnd();
      expect(await figuresOf(operator, 'Elena Robles Cano')).toEqual(figures);
    });
  });
}
