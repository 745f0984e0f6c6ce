import { applicationOf, expect, loanOf, test } from '../../journeys/support/scriptedApi.ts';

const MANY = 70;

const many = <Item>(build: (id: string) => Item): Item[] =>
  Array.from({ length: MANY }, (_, i) => build(String(i + 1)));

test('renders each item of a long list once and in order, and restores the scroll position on Back', {
  tag: '@long',
}, async ({ page, owner, api }) => {
  const loans = many((id) => loanOf('active', { id }));
  await api.opens('/loans', { 'GET /api/loans': loans, 'GET /api/loans/20': loans[19] });
  const names = page.getByRole('heading', { level: 2, name: /^Adelantto \d{4}$/ });
  await expect(names).toHaveText(many((id) => `Adelantto ${id.padStart(4, '0')}`));

  const twentieth = page.getByRole('article', { name: 'Adelantto 0020' });
  await twentieth.getByRole('link', { name: /^Ver Adelantto/ }).click();
  await owner.seesHeading('Adelantto 0020');
  await page.goBack();
  await expect(twentieth).toBeInViewport();
});

test('removes a deleted item from the end of a long list and keeps the others', { tag: '@long' }, async ({
  page,
  owner,
  api,
}) => {
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
