import { applicationOf, expect, loanOf, profileOf, test } from '../../journeys/support/scriptedApi.ts';
import { calculated, draftAt } from '../../screens/states/answers.ts';

const PROFILE = 'GET /api/user';
const APPLICATIONS = 'GET /api/applications';
const CONTACT = 'recarga la página o escríbenos por Contacto.';

for (const [what, next_step] of [
  ['is not complete and names no next step', null],
  ['continues at a step that this version does not know', 'video_call'],
] as const) {
  test.describe(`a profile that ${what}`, () => {
    const unfinished = { [PROFILE]: profileOf({ is_completed: false, next_step }) };

    test('is called incomplete by its card and by the button for a loan', async ({ page, api }) => {
      await api.opens('/profile', unfinished);
      await expect(page.getByRole('heading', { level: 2, name: 'Completa tu perfil' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
      await expect(page.getByText(`Para completar tu perfil, ${CONTACT}`)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continuar' })).toHaveCount(0);
      await page.goto('/home');
      await expect(page.getByRole('link', { name: /Completa tu perfil/ })).toHaveAttribute('href', '/profile');
      await page.getByRole('button', { name: 'Solicitar mi primer Adelantto' }).click();
      await expect(page.getByRole('dialog', { name: /Ups, debes completar tu perfil/ })).toBeVisible();
    });

    test('lets the owner open its steps, and leads from a saved step to its card', async ({ page, api }) => {
      await api.opens('/profile/biometric-validation', unfinished);
      await page.getByRole('button', { name: 'Continuar', exact: true }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByText('¡Tu perfil está completo!')).toHaveCount(0);
    });
  });
}

test('lists an application at an unknown step without "Continuar" and says what to do', async ({ page, api }) => {
  const [known, unknown] = ['7', '8'].map((id) => applicationOf('uncompleted', { id, next_step: 'bureau_policy' }));
  await api.opens('/home', { [APPLICATIONS]: [{ ...unknown, next_step: 'video_call' }, known] });
  const cards = page.getByRole('article');
  const newer = cards.filter({ hasText: 'S0008' });
  await expect(newer.getByText(`Para continuar tu solicitud, ${CONTACT}`)).toBeVisible();
  await expect(newer.getByRole('link', { name: /^Continuar/ })).toHaveCount(0);
  await expect(newer.getByRole('button', { name: /Eliminar solicitud/ })).toBeVisible();
  await expect(cards.filter({ hasText: 'S0007' }).getByRole('link', { name: /^Continuar/ })).toBeVisible();
});

test('redirects the steps of an application at an unknown step to home, which says what to do', async ({
  page,
  api,
}) => {
  const application = applicationOf('uncompleted', { next_step: 'video_call' });
  await api.opens('/applications/7/desired-loan', {
    'GET /api/applications/7': application,
    [APPLICATIONS]: [application],
  });
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('article').getByText(`Para continuar tu solicitud, ${CONTACT}`)).toBeVisible();
});

test('goes home after a saved step when the next step is unknown', async ({ page, api }) => {
  const application = draftAt('pre_offer', { pre_offer_term_frame: null });
  const saved = { ...application, next_step: 'video_call' };
  await api.opens('/applications/7/desired-loan', {
    'GET /api/applications/7': application,
    'PUT /api/applications/7': saved,
    [APPLICATIONS]: [saved],
    'GET /api/calc': calculated,
  });
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(`Para continuar tu solicitud, ${CONTACT}`).first()).toBeVisible();
});

test('shows loans and installments of an unknown status as in process', async ({ page, api }) => {
  const installments = [{ id: '31', status: 'forgiven', due_date: '2027-01-05', total_amount: 20_000 }];
  await api.opens('/loans/12', { 'GET /api/loans/12': loanOf('restructured', { installments }) });
  await expect(page.getByText('En proceso', { exact: true })).toHaveCount(2);
});
