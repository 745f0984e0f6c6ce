import { expect, test } from '../../journeys/support/journey.ts';

test('shows a phone number of another country unchanged with an error', async ({ page }) => {
  await page.goto('/register');
  const phone = page.getByLabel('Celular', { exact: true });
  await phone.pressSequentially('+1 415 555 2671');
  await expect(phone).toHaveValue('+14155552671');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(/Tu número de celular no es válido\. Debe tener 10 dígitos\./);

  await phone.fill('+52 1 55 1234 5678');
  await expect(phone).toHaveValue('+52 (55) 1234-5678');
});

test('leaves the focus in the e-mail when the browser fills the phone in', async ({ page, owner }) => {
  // Reached within the app, so that the form's code has loaded when the form is visible.
  await page.goto('/verification-code/r1');
  await owner.followsLink(/Corrígelo/);
  const email = page.getByLabel('Correo electrónico', { exact: true });
  const phone = page.getByLabel('Celular', { exact: true });
  await email.focus();
  // What a browser does: it sets the text and sends the event, without moving the focus.
  await phone.evaluate((control: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, '+525512345678');
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(phone).toHaveValue('+52 (55) 1234-5678');
  await expect(email).toBeFocused();
});
