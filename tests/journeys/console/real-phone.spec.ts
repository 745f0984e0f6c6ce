import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Console, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';

test.use({ ...wideScreen, app: 'demo' });

test('a real phone opens the app by a QR code with a ticket for the owner, for the chosen address', async ({
  page,
  operator: _,
}) => {
  const console = new Console(page);
  await console.opens();
  const phone = page.getByRole('complementary', { name: 'Celular' });
  const button = phone.getByRole('button', { name: technicalTexts.onRealPhone });

  await test.step('is told how to open the demo to the network while only this machine reaches it', async () => {
    await button.click();
    await expect(phone).toContainText('npm start -- --host 0.0.0.0');
    await expect(phone).toContainText('Ahí no se abre la cámara');
    await expect(phone.getByRole('img', { name: /^Código QR/ })).toHaveCount(0);
    await button.click();
  });
  const addresses = ['http://192.168.1.20:4000', 'http://10.0.0.7:4000'];
  await page.route('**/demo/api/network', (route) => route.fulfill({ json: { addresses } }));
  await console.signsInOnPhoneAs('Renata Quiroga');
  const ticketResponse = page.waitForResponse('**/demo/api/tickets');
  await button.click();
  expect((await ticketResponse).status()).toBe(201);
  const code = phone.getByRole('img', { name: technicalTexts.qrCodeAlt }).locator('path');
  const ofFirst = (await code.getAttribute('d')) ?? '';
  await phone.getByLabel('Red', { exact: true }).selectOption('http://10.0.0.7:4000');
  await expect(code).not.toHaveAttribute('d', ofFirst);
  await expect(phone).toContainText(technicalTexts.opensWithoutStage);
});
