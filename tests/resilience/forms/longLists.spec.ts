import { applicationOf, expect, loanOf, test } from '../../journeys/support/scriptedApi.ts';

const MANY = 70;

const many = <Item>(build: (id: string) => Item): Item[] =>
  Array.from({ length: MANY }, (_, i) => build(String(i + 1)));

test('renders each item of a long list once and in order, and restores the scroll position on Back', async ({
  page,
  owner,
  api,
}) => {
  await api.opens('/loans', {
    'GET /api/loans': many((id) => loanOf('active', { id })),
    'GET /api/loans/20': loanOf('active', { id: '20' }),
  });
  const names = page.getByRole('heading', { level: 2, name: /^Adelantto \d{4}$/ });
  await expect(names).toHaveText(many((id) => `Adelantto ${id.padStart(4, '0')}`));

  const twentieth = page.getByRole('article', { name: 'Adelantto 0020' });
  await twentieth.getByRole('link').click();
  await owner.seesHeading('Adelantto 0020');
  await page.goBack();
  await expect(twentieth).toBeInViewport();
});

test('animates only the first cards of a long list, since the others would slow down scrolling', async ({
  page,
  api,
}) => {
  await api.signsIn();
  const isAnimated = (name: string) =>
    page
      .getByRole('article', { name })
      .locator('[aria-hidden] > span')
      .first()
      .evaluate((window) => getComputedStyle(window).animationName !== 'none');
  for (const [loans, isFifthAnimated] of [
    [many((id) => loanOf('active', { id })), false],
    [many((id) => loanOf('active', { id })).slice(0, 6), true],
  ] as const) {
    api.answers({ 'GET /api/loans': loans });
    await page.goto('/loans');
    await expect(page.getByRole('article', { name: /^Adelantto \d/ })).toHaveCount(loans.length);
    expect(await isAnimated('Adelantto 0001')).toBe(true);
    expect(await isAnimated('Adelantto 0005')).toBe(isFifthAnimated);
  }
});

test('removes a deleted item from the end of a long list and keeps the others', async ({ page, owner, api }) => {
  await api.signsIn();
  const last = String(MANY);
  const drafts = many((id) => applicationOf('uncompleted', { id, next_step: 'pre_offer' }));
  api.answers({ 'GET /api/applications': drafts, [`DELETE /api/applications/${last}`]: {} });
  await page.goto('/home');
  const cards = page.getByRole('article').filter({ hasText: 'Solicitud' });
  await expect(cards).toHaveCount(MANY);
  api.answers({ 'GET /api/applications': drafts.slice(0, -1) });
  await cards
    .last()
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Eliminar/ })
    .click();
  await expect(cards).toHaveCount(MANY - 1);
  await owner.seesHeading(/^Hola/);
});
