import type { Page } from 'playwright/test';
import * as leaseTexts from '#i18n/es-MX/applications/lease';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import { expect, test } from '../../journeys/support/lossyApi.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import { recordRequests } from '../../journeys/support/recordRequests.ts';
import {
  brokenConnection,
  ErrorResponse,
  expect as expectScripted,
  profileOf,
  test as scripted,
} from '../../journeys/support/scriptedApi.ts';

// The browser logs each broken connection and each error answer.
const expectedErrors = ['Failed to load resource'];
test.use({ expectedErrors });

test.describe('a password change whose answer was lost', () => {
  const changePassword = async (owner: Owner, current: string, next: string) => {
    await owner.fillsInFields({
      'Contraseña actual': current,
      'Nueva contraseña': next,
      'Confirma tu nueva contraseña': next,
    });
    await owner.presses('Guardar contraseña');
  };
  const seesThatItIsUnknown = (page: Page) =>
    expect(page.getByRole('alert')).toContainText('No sabemos si tu contraseña cambió.');

  test('may have arrived: the page says what to try, and the new password is the current one', async ({
    page,
    owner,
    lossyApi,
  }) => {
    await owner.signsInAs('activa', '/profile/update-password');
    const logins = recordRequests(page, /\/api\/auth\/login$/);
    const answersAgain = lossyApi.losesAnswersOf('PATCH /api/auth/password');
    await changePassword(owner, 'Adelantto1!', 'Jacaranda#26');
    await seesThatItIsUnknown(page);
    answersAgain();
    await owner.presses('Guardar contraseña');
    await expect(page.getByText('La contraseña actual no es correcta.').last()).toBeVisible();
    await changePassword(owner, 'Jacaranda#26', 'Bugambilia#27');
    await owner.seesStatus('Cambiamos tu contraseña.');
    await expect(page).toHaveURL(/\/profile$/);
    expect(logins).toEqual([]);
  });
});

test('the replacement of a temporary password whose answer was lost goes on once it is sent again, also after a reload', async ({
  page,
  owner,
  lossyApi,
}) => {
  const replacesIt = async (by: string) => {
    await owner.fillsInFields({ 'Nueva contraseña': by, 'Repite tu nueva contraseña': by });
    await owner.presses('Cambiar contraseña');
  };
  await owner.signsInAs('temporal', '/update-temporary-password');
  const answersAgain = lossyApi.losesAnswersOf('POST /api/user/update-password');
  await replacesIt('Jacaranda26');
  await expect(page.getByRole('alert')).toContainText('No sabemos si tu contraseña cambió.');
  answersAgain();
  await page.reload();
  await replacesIt('Bugambilia27');
  await owner.seesStatus('Tu contraseña ya cambió en un intento anterior. Usa la que escribiste entonces.');
  await owner.seesHeading('Documentos que vas a necesitar');
});

test.describe('the creation of an application', () => {
  const fillsIn = (owner: Owner) => owner.fillsInLease({ until: '03/02/2027' });

  test('is not repeated when its answer was lost by a reload', { tag: '@not-firefox' }, async ({
    page,
    owner,
    operator,
    lossyApi,
  }) => {
    const { user } = await owner.signsInAs('lista', '/applications/lease-contract');
    const drafts = () => operator.rows(`applications?owner_id=${user.id}`);
    const answersAgain = lossyApi.losesAnswersOf('POST /api/applications', 'never comes');
    await fillsIn(owner);
    await expect.poll(async () => (await drafts()).length).toBe(1);
    answersAgain();
    await page.reload();
    await owner.seesHeading('Contrato de renta');
    await owner.presses(leaseTexts.seeMyPreOffer);
    await owner.seesHeading(preOfferTexts.yourPreOffer);
    expect(await drafts()).toHaveLength(1);
  });
});

scripted.describe('a profile that was completed by a request whose answer was lost', () => {
  scripted.use({ expectedErrors });

  scripted('is recognised when the repeated request is rejected', async ({ page, api, owner }) => {
    const saved = profileOf({ is_completed: false, next_step: 'income_and_taxes' });
    await api.opens('/profile/income-and-taxes', { 'GET /api/user': saved });
    await expectScripted(page.getByLabel('RFC', { exact: true })).not.toHaveValue('');
    api.answers({ 'GET /api/user': brokenConnection, 'PUT /api/user': brokenConnection });
    await owner.presses('Continuar');
    await expectScripted(page.getByRole('alert').last()).toContainText('No pudimos conectarnos.');
    api.answers({ 'GET /api/user': profileOf(), 'PUT /api/user': new ErrorResponse(409, {}) });
    await owner.presses('Continuar');
    await owner.seesStatus('¡Tu perfil está completo!');
    await expectScripted(page).toHaveURL(/\/home$/);
  });
});
