import { maskedPhone } from '#domain/identifiers/phone';
import * as formTexts from '#i18n/es-MX/kit/forms';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { installmentIn } from '../../../demo-server/states/answers.ts';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import type { Owner } from '../../journeys/support/owner.ts';
import { test as scripted } from '../../journeys/support/scriptedApi.ts';
import { openCopyOfTab } from './tab.ts';

const RECOVERED = formTexts.recoveredDraft;

/** Returns the keys of the owner's drafts in the tab's storage. */
const drafts = async (owner: Owner): Promise<string[]> =>
  Object.keys(await owner.tabStorage()).filter((key) => key.startsWith('draft:'));

test('keeps a draft and its uploads over a reload and a killed tab, and removes them once they are sent', async ({
  page,
  owner,
  operator,
  context,
}) => {
  await owner.beginsIdentification();
  await owner.fillsIn('CURP', newcomer.curp_number);
  await owner.fillsIn('Domicilio', 'Av. Ámsterdam 142, int. 5, Hipódromo');
  await owner.uploads(stepTexts.ineFront, samples.identityFront);
  await owner.uploads(stepTexts.ineBack, samples.identityBack);
  await expect.poll(async () => (await owner.tabStorage())[(await drafts(owner))[0] ?? '']).toContain('ine-reverso');
  const kept = await owner.tabStorage();
  // The ids of files are stored, never their bytes.
  expect(JSON.stringify(kept).length).toBeLessThan(3000);

  await page.reload();
  await owner.seesStatus(RECOVERED);
  await expect(page.getByLabel('Domicilio', { exact: true })).toHaveValue('Av. Ámsterdam 142, int. 5, Hipódromo');
  await expect(page.getByText('Listo')).toHaveCount(2);
  await page.close();

  const again = await openCopyOfTab(context, operator, kept);
  await again.page.goto('/profile/identification');
  await again.seesStatus(RECOVERED);
  await expect(again.page.getByLabel('CURP', { exact: true })).toHaveValue(newcomer.curp_number);
  await expect(again.page.getByText('Listo')).toHaveCount(2);
  await again.fillsIn('Código postal', '06600');
  await again.fillsIn('Fecha de nacimiento', '14/02/1987');
  await again.presses('Continuar');
  await again.seesHeading('Validación biométrica');
  await expect.poll(() => drafts(again)).toEqual([]);
  const [row] = await operator.rows<Record<string, unknown>>('owners?email=nueva@adelantto.test');
  expect(row).toMatchObject({ address: 'Av. Ámsterdam 142, int. 5, Hipódromo', zip_code: '06600', colony: 'Juárez' });
});

test('never stores passwords and codes', async ({ page, owner }) => {
  await page.clock.install();
  await page.goto('/register');
  await owner.fillsIn('Correo electrónico', newcomer.email);
  await owner.fillsIn('Contraseña', newcomer.password);
  await owner.fillsIn('Confirma tu contraseña', newcomer.password);
  await expect.poll(() => drafts(owner)).toHaveLength(1);
  await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click();
  await owner.fillsIn('Celular', newcomer.phone);
  await expect.poll(async () => JSON.stringify(await owner.tabStorage())).toContain(newcomer.phone);
  expect(JSON.stringify(await owner.tabStorage())).not.toContain(newcomer.password);

  await owner.presses('Continuar');
  await owner.seesHeading('Verifica tu cuenta');
  await owner.typesCodeFromSms();
  // Longer than the delay before a draft is written.
  await page.clock.runFor(1000);
  const { 'draft:guest:register': registration, ...others } = await owner.tabStorage();
  expect(others).toEqual({});
  expect(JSON.parse(registration ?? '')).toEqual({ email: newcomer.email, phone: newcomer.phone });

  await owner.signsInAs('activa', '/profile/update-password');
  await owner.fillsInFields({
    'Contraseña actual': 'Adelantto1!',
    'Nueva contraseña': newcomer.password,
    'Confirma tu nueva contraseña': newcomer.password,
  });
  await page.reload();
  await owner.seesHeading('Cambia tu contraseña');
  expect(Object.keys(await owner.tabStorage())).toEqual(['auth']);
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toHaveValue('');
});

test('the way back from the code of the phone finds e-mail and phone again, and the sign-in forgets them', async ({
  page,
  owner,
}) => {
  await owner.signsUp();
  await page.goBack();
  await owner.seesHeading('Crea tu cuenta');
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue(newcomer.email);
  await expect(page.getByLabel('Celular', { exact: true })).toHaveValue(maskedPhone(newcomer.phone));
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  await owner.fillsInFields({ Contraseña: newcomer.password, 'Confirma tu contraseña': newcomer.password });
  await owner.presses('Continuar');
  await owner.seesHeading('Verifica tu cuenta');
  await owner.verifiesPhone();
  await expect.poll(() => drafts(owner)).toEqual([]);
});

scripted('restores the proof of one month only on the page of this month', async ({ page, owner, api }) => {
  const month = (number: number) => installmentIn('pending', { id: `${number}`, number });
  await api.opens('/loans/12/installments/4', {
    'GET /api/installments/4': month(4),
    'GET /api/installments/5': month(5),
  });
  await owner.uploads('Sube tu comprobante', samples.transferProof);
  await page.goto('/loans/12/installments/5');
  await owner.seesHeading('Pago del mes 5');
  await expect(page.getByText('Listo')).toHaveCount(0);
  await page.goto('/loans/12/installments/4');
  await owner.seesStatus(RECOVERED);
  await expect(page.getByText('Listo')).toHaveCount(1);
});
