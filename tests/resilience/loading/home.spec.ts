import { ErrorResponse, expect, loanOf, test } from '../../journeys/support/scriptedApi.ts';

const READS = ['GET /api/user', 'GET /api/loans', 'GET /api/applications', 'GET /marketing/api/services/articles'];

test('data that fail to load are requested once, and again only when the owner retries or needs them', async ({
  page,
  owner,
  api,
}) => {
  await test.step('at home', async () => {
    await api.opens('/home', Object.fromEntries(READS.map((call) => [call, new ErrorResponse(500)])));
    await expect(page.getByRole('alert')).toHaveCount(1);
    expect(READS.map((call) => api.calls(call).length)).toEqual([1, 1, 1, 1]);

    api.answers({ 'GET /api/loans': [loanOf('active')] });
    await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Adelantto 0012' })).toBeVisible();
    expect(READS.map((call) => api.calls(call).length)).toEqual([2, 2, 2, 2]);
    await owner.presses('Solicitar otro Adelantto');
    await expect.poll(() => api.calls('GET /api/user').length).toBe(3);
  });
  await test.step('in the list of loans', async () => {
    api.restartsWith({ 'GET /api/user': new ErrorResponse(500), 'GET /api/loans': [loanOf('active')] });
    await page.goto('/loans');
    await expect(page.getByRole('button', { name: 'Solicitar otro Adelantto' })).toBeVisible();
    await expect.poll(() => api.calls('GET /api/user').length).toBe(1);
  });
});

test('an owner whose loans failed to load can still request one', async ({ page, owner, api }) => {
  await api.opens('/home', { 'GET /api/loans': new ErrorResponse(500) });
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar tus Adelanttos.');
  await expect(page.getByRole('button', { name: /^Solicitar/ })).toHaveText('Solicitar un Adelantto');
  await owner.presses('Solicitar un Adelantto');
  await owner.seesHeading('Contrato de renta');
});
