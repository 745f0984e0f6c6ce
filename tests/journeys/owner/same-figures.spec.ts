import type { Page } from 'playwright/test';
import { pesos } from '#domain/money';
import { repaymentOf } from '#domain/repayment';
import { TERMS } from '#domain/terms';
import { costLine } from '#i18n/costLine';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import { money } from '#i18n/format';
import type { Stage } from '../../stage.ts';
import { expect, test } from '../support/journey.ts';
import type { Owner } from '../support/owner.ts';

/** A rent in pesos of which nothing is whole; the tests of `consistency/` go through every situation of others. */
const RENT = 33_333.33;
/** The term that is followed from the application to the loan. */
const TERM = 12;

type Fixtures = { page: Page; owner: Owner; operator: Stage };

test('a rent of $33,333.33 brings the same amount on each screen and in each e-mail', { tag: '@long' }, async ({
  page,
  owner,
  operator,
}) => {
  const fixtures = { page, owner, operator };
  await test.step('on the pre-offer, for each term', () => expectOffers(fixtures, RENT));
  await test.step('from the application to the loan', () => followLoan(fixtures, RENT, TERM));
});

/** Returns the amount that an owner receives, as it is written everywhere. */
const receivedFor = (rent: number, term: number): string =>
  money(repaymentOf({ rent: pesos(rent), term }).received.value);

/** Chooses terms of a pre-offer: its line, its receipt and the comparison, which has all terms, say the same amount. */
async function expectOffers({ page, owner, operator }: Fixtures, rent: number): Promise<void> {
  const { key: persona } = await operator.personalise({
    like: 'liquidada',
    name: 'Ana',
    last_name: 'Ruiz',
    city: 'Guadalajara',
    rent,
    term: 12,
  });
  await owner.signsInAs(persona);
  await owner.followsLink('Continuar mi solicitud');
  await owner.seesHeading(preOfferTexts.yourPreOffer);
  const slider = page.getByRole('slider', { name: 'Plazo' });
  for (const [key, term] of [
    ['Home', 3],
    ['ArrowRight', 4],
    ['End', 12],
  ] as const) {
    await slider.press(key);
    const received = receivedFor(rent, term);
    await expect(owner.moneyLine()).toContainText(`Recibes ${received} (estimado) · pagas ${term} mensualidades de`);
    await expect(owner.figure('Recibes (estimado)')).toHaveText(received);
    await expect(page.getByText(costLine(repaymentOf({ rent: pesos(rent), term })))).toBeVisible();
  }
  await owner.presses('Comparar plazos');
  const compared = page
    .getByRole('dialog')
    .getByRole('row')
    .filter({ has: page.getByRole('radio') });
  await expect(
    page.getByRole('dialog').getByText(costLine(repaymentOf({ rent: pesos(rent), term: 12 }))),
  ).toBeVisible();
  await expect(compared.locator('td:first-of-type')).toContainText(TERMS.map((term) => receivedFor(rent, term)));
}

/** Follows one application until its money has come: all say the same line. */
async function followLoan({ page, owner, operator }: Fixtures, rent: number, term: number): Promise<void> {
  const { key: persona } = await operator.personalise({
    like: 'revision',
    name: 'Luz',
    last_name: 'Vega',
    city: 'Guadalajara',
    rent,
    term,
  });
  const session = await owner.signsInAs(persona);
  const line = `Recibes ${receivedFor(rent, term)} · pagas ${term} mensualidades de ${money(pesos(rent))}`;
  await expect(owner.moneyLine()).toContainText(line.replace(' ·', ' (estimado) ·'));
  const newestEmail = async () => (await operator.messages(session.user.email))[0]?.text.replaceAll('\u00a0', ' ');

  await operator.application(await operator.newestId('applications', session), 'approve');
  expect(await newestEmail()).toContain(line);
  const loan = await operator.newestId('loans', session);
  await page.goto(`/loans/${loan}/success`);
  await expect(owner.figure('Recibes')).toHaveText(receivedFor(rent, term));
  await expect(page.getByText(`Pagas ${term} mensualidades de ${money(pesos(rent))}`)).toBeVisible();
  await owner.sendsBankStatement();
  await expect(owner.moneyLine()).toContainText(line);
  await operator.loan(loan, 'accept');
  expect(await newestEmail()).toContain(line);
  await page.goto(`/demo/sign/${loan}`);
  await expect(page.getByText(line)).toBeVisible();
  for (const width of [320, 390]) await expectAmountsInLine(page, width);

  for (const step of ['sign', 'queue', 'disburse'] as const) await operator.loan(loan, step);
  await page.goto(`/loans/${loan}`);
  await expect(owner.moneyLine()).toContainText(line.replace('Recibes', 'Recibiste'));
}

/** Checks that all amounts of a page end at the same edge, also beside a label that needs two lines. */
async function expectAmountsInLine(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const edges = await page
    .getByRole('definition')
    .evaluateAll((amounts) => amounts.map((each) => Math.round(each.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(4);
  expect(new Set(edges).size, `${width} px: ${edges}`).toBe(1);
}
