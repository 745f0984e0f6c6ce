import type { Locator } from 'playwright/test';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { expect, test, withoutNginx } from './deployed.ts';

test.skip(...withoutNginx);

/** Waits until an image was loaded: its width in pixels is known then. */
const expectLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);

test('an owner signs up, uploads an identification and a selfie, and sees the selfie', async ({
  page,
  owner,
  server,
}) => {
  await owner.signsUp();
  await owner.verifiesPhone();
  await owner.createsProfile();
  await owner.followsLink(/Completa tu perfil/);
  await owner.completesIdentification();
  await owner.takesSelfie();
  await owner.seesHeading('Ingresos e impuestos');
  await owner.followsLink('Terminar después');
  const selfie = page.getByRole('img', { name: newcomer.name }).first();
  await expect(selfie).toHaveAttribute('src', new RegExp(`^${server.address}/api/files/`));
  await expectLoaded(selfie);
});

test('an owner logs in, sees the articles, and finds the proof of a payment after a reload', { tag: '@long' }, async ({
  page,
  owner,
  operator,
  server,
}) => {
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
  await owner.logsIn('vencida@adelantto.test');
  await owner.seesHeading('Hola, Óscar');
  const image = page.locator(`img[src^="${server.address}/marketing/images/"]`).first();
  await image.scrollIntoViewIfNeeded();
  await expectLoaded(image);
  const loan = await operator.newestId('loans', await owner.storedSession());
  await page.goto(`/loans/${loan}`);
  await owner.sendsProofOfMonth(3);
  await page.reload();
  await expect(owner.month(3)).toContainText('En validación');
});

test('a visitor opens pages by their addresses, an unknown one, and logs in with a wrong password', {
  tag: '@long',
}, async ({ page, owner }) => {
  await page.goto('/calculator/');
  await owner.seesHeading('¿Cuánto recibirías?');
  await page.goto('/does/not/exist');
  await owner.seesHeading('No encontramos esta página');
  await page.goto('/loans/7');
  await owner.seesHeading('Iniciar sesión');
  await owner.logsIn('vencida@adelantto.test', 'equivocada');
  await expect(page.getByText(apiErrors['Wrong e-mail or password']).first()).toBeVisible();
});
