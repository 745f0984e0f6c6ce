import { calculated, draftAt } from '../../../demo-server/states/answers.ts';
import { applicationOf, expect, loanOf, profileOf, test } from '../../journeys/support/scriptedApi.ts';

const PROFILE = 'GET /api/user';
const APPLICATIONS = 'GET /api/applications';
const CONTACT = 'recarga la página o escríbenos por Contacto.';

test('a profile without a known next step is called incomplete and lets the owner open its steps', {
  tag: '@long',
}, async ({ page, api }) => {
  await api.signsIn();
  for (const next_step of [null, 'video_call']) {
    await test.step(`when the next step is ${next_step}`, async () => {
      api.answers({ [PROFILE]: profileOf({ is_completed: false, next_step }) });
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 2, name: 'Completa tu perfil' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
      await expect(page.getByText(`Para completar tu perfil, ${CONTACT}`)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continuar' })).toHaveCount(0);
      await page.goto('/home');
      await expect(page.getByRole('link', { name: /Completa tu perfil/ })).toHaveAttribute('href', '/profile');
      await page.getByRole('button', { name: 'Solicitar mi primer Adelantto' }).click();
      await expect(page.getByRole('dialog', { name: /Ups, debes completar tu perfil/ })).toBeVisible();

      await page.goto('/profile/biometric-validation');
      await page.getByRole('button', { name: 'Continuar', exact: true }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByText('¡Tu perfil está completo!')).toHaveCount(0);
    });
  }
});

test('an application at an unknown step is listed without "Continuar", and its steps lead home, which says what to do', {
  tag: '@long',
}, async ({ page, api }) => {
  const [known, draft] = ['7', '8'].map((id) => applicationOf('uncompleted', { id, next_step: 'bureau_policy' }));
  const unknown = { ...draft, next_step: 'video_call' };
  await api.opens('/applications/8/desired-loan', {
    'GET /api/applications/8': unknown,
    [APPLICATIONS]: [unknown, known],
  });
  await expect(page).toHaveURL(/\/home$/);
  const cards = page.getByRole('article');
  const newer = cards.filter({ hasText: 'S0008' });
  await expect(newer.getByText(`Para continuar tu solicitud, ${CONTACT}`)).toBeVisible();
  await expect(newer.getByRole('link', { name: /^Continuar/ })).toHaveCount(0);
  await expect(newer.getByRole('button', { name: /Eliminar solicitud/ })).toBeVisible();
  await expect(cards.filter({ hasText: 'S0007' }).getByRole('link', { name: /^Continuar/ })).toBeVisible();
});

test('goes home after a saved step when the next step is unknown', { tag: '@long' }, async ({ page, api }) => {
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

test('shows loans and installments of an unknown status as in process', { tag: '@long' }, async ({ page, api }) => {
  const installments = [{ id: '31', status: 'forgiven', due_date: '2027-01-05', total_amount: 20_000 }];
  await api.opens('/loans/12', { 'GET /api/loans/12': loanOf('a newer one', { installments }) });
  await expect(page.getByText('En proceso', { exact: true })).toHaveCount(2);
});
