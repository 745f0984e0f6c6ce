import { expect, test } from '../../journeys/support/journey.ts';

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
