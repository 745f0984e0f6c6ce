import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import { fillsAtOnce, wideScreen } from '../support/console.ts';
import { expect, test } from '../support/journey.ts';
import { Talk } from '../support/talk.ts';

test.use({ ...wideScreen, app: 'demo' });

test('goes back when the staff rejects', async ({ page, operator: _ }) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts['office applies'].title, /^Adelantto \d{4}$/);
  await talk.presses('Decisiones', /^Rechazar pago…: Adelantto \d{4}, Mes 1$/);
  await page.getByRole('dialog').getByRole('button', { name: 'El documento no se lee completo.' }).click();
  const { title } = stepTexts['overdue month'];
  const rejected = `La oficina dijo que no. Sigue desde el paso 24, “${title}”.`;
  await expect(talk.obstacle).toHaveText(rejected);
  await test.step('says so as long as nothing else was decided: after a reload and another try', async () => {
    await page.reload();
    await expect(talk.obstacle).toHaveText(rejected);
    await talk.doItForMe.click();
    await expect(talk.doItForMe).not.toHaveAttribute('aria-busy');
    await expect(talk.obstacle).toHaveText(rejected);
  });
  await talk.script.getByRole('button', { name: 'Regresar a ese paso' }).click();
  await talk.isAt(title, /^Adelantto \d{4}$/);
  await fillsAtOnce(page);
  await talk.does('overdue month', 'other person');
});

test('stays at the signature when the phone goes back without it, and says how to return', async ({
  page,
  operator: _,
}) => {
  const talk = new Talk(page);
  await talk.opens();
  await fillsAtOnce(page);
  await talk.goesTo(stepTexts.contract.title);
  await talk.does('contract', 'signature');
  await talk.isAt(stepTexts.signature.title, /^Contrato/);
  await page.getByRole('button', { name: 'Atrás en el celular' }).click();
  await talk.isAt(stepTexts.signature.title, /^Hola, /);
  await expect(talk.script).toContainText(
    'El celular está en otra pantalla. “Hazlo por mí” lo regresa a la de este paso.',
  );
  await talk.does('signature', 'deposit');
  await talk.isAt(stepTexts.deposit.title, /^Hola, /);
});

test('leads back to the page of the step, which the owner has left and logged out', async ({ page, operator: _ }) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts.income.title, 'Ingresos e impuestos');
  await talk.pressesOnPhone('link', 'Terminar después');
  await talk.pressesOnPhone('link', 'Inicio');
  await talk.isAt(stepTexts.income.title, /^Hola, /);
  await talk.pressesOnPhone('link', 'Perfil');
  await talk.pressesOnPhone('button', 'Cerrar sesión');
  await expect(talk.obstacle).toHaveText('Nadie ha entrado en el celular.');
  await talk.script.getByRole('button', { name: 'Volver a la plática' }).click();
  await talk.isAt(stepTexts.income.title, 'Ingresos e impuestos');
});

test.describe('a rejection by the bureau', () => {
  test.use({ expectedErrors: ['422 (Unprocessable'] });

  test('ends the step also when the code was typed by hand, and stays said on the pages after', async ({
    page,
    operator,
  }) => {
    const talk = new Talk(page);
    await talk.opensAt(stepTexts['sign authorisation'].title, 'Confirma tu autorización');
    await operator.faults({ bureau: 'reject', once: ['bureau'] });
    await talk
      .section('Mensajes')
      .getByRole('button', { name: /^Usar \d{4}$/ })
      .click();
    await expect(talk.obstacle).toHaveText('El buró dijo que no, y la solicitud terminó aquí.');
    await talk.pressesOnPhone('link', 'Entendido');
    await expect(talk.phone.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
    await expect(talk.obstacle).toHaveText('El buró dijo que no, y la solicitud terminó aquí.');
    await talk.script.getByRole('button', { name: 'Ir a este paso' }).click();
    await page.getByRole('button', { name: /^Ir al paso/ }).click();
    await expect(talk.obstacle).toHaveCount(0);
    await talk.isAt(stepTexts['sign authorisation'].title, 'Confirma tu autorización');
  });
});

test('goes back with the owner to the pre-offer, and sends what they change there', async ({ page, operator }) => {
  await operator.prepareTalk({ name: 'Ana', last_name: 'López', rent: 20_000, city: 'Puebla', term: 6 });
  const talk = new Talk(page);
  await talk.opensAt(stepTexts.property.title, 'Documentos de tu propiedad');
  await fillsAtOnce(page);
  await talk.pressesOnPhone('link', 'Regresar');
  await talk.isAt(stepTexts.offer.title, 'Tu pre-oferta');
  await talk.pressesOnPhone('button', 'Un mes menos');
  await talk.does('offer', 'property');
  await expect(page.getByText('Puebla · $20,000.00 al mes · 5 meses')).toBeVisible();

  await test.step('a jump to the pre-offer shows the chosen term', async () => {
    await talk.goesTo(stepTexts.offer.title);
    await talk.isAt(stepTexts.offer.title, 'Tu pre-oferta');
    await expect(talk.phone.getByText('5 meses', { exact: true }).first()).toBeVisible();
    await talk.does('offer', 'property');
    await expect(page.getByText('Puebla · $20,000.00 al mes · 5 meses')).toBeVisible();
  });
});

test('goes back to the lease when the owner deletes the application', async ({ page, operator: _ }) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts.offer.title, 'Tu pre-oferta');
  await fillsAtOnce(page);
  await talk.pressesOnPhone('link', 'Regresar');
  await talk.pressesOnPhone('button', /^Eliminar solicitud/);
  await talk.pressesOnPhone('button', /^Eliminar/, talk.phone.getByRole('dialog'));
  await expect(talk.obstacle).toHaveText(
    'La solicitud se eliminó. Sigue desde el paso 9, “Pedir su primer Adelantto”.',
  );
  await talk.script.getByRole('button', { name: 'Regresar a ese paso' }).click();
  await expect(talk.obstacle).toHaveCount(0);
  await talk.does('request', 'property');
});

test('the contract on the phone has new dates when the clock moves', async ({ page, operator }) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts.signature.title, /^Contrato/);
  await fillsAtOnce(page);
  await expect(talk.phone.getByText(/Calculado el \d\d ago 2026/)).toBeVisible();
  await operator.moveClock({ advance: 'P1M' });
  await expect(talk.phone.getByText(/Calculado el \d\d sep 2026/)).toBeVisible();
  await talk.does('signature', 'deposit');
});

test('is no wrong name: to a company, the sentence is about the persona on the phone', async ({ page, operator }) => {
  const prospect = { name: 'Ana', last_name: 'López', rent: 20_000, city: 'Puebla', term: 6 };
  await operator.prepareTalk({ ...prospect, tone: 'company' });
  const talk = new Talk(page);
  await talk.opensAt(stepTexts['office approves'].title, 'Hola, Ana');
  await talk.signsInOnPhoneAs('Óscar Pacheco');
  const sentence = talk.script.getByLabel('Puedes decir');
  await expect(sentence).toContainText('Óscar');
  await expect(sentence).not.toContainText('Ana');
});

test.describe('an upload that has failed', () => {
  test.use({ expectedErrors: ['ERR_', '500'] });

  test('is sent again by another press', async ({ page, operator: _ }) => {
    const talk = new Talk(page);
    await talk.opensAt(stepTexts.selfie.title, 'Validación biométrica');
    await fillsAtOnce(page);
    await page.route('**/api/files', (route) => route.fulfill({ status: 500, json: {} }));
    await talk.doItForMe.click();
    await expect(talk.obstacle).toBeVisible();
    await page.unroute('**/api/files');
    await talk.script.getByRole('button', { name: 'Intentar otra vez' }).click();
    await talk.isAt(stepTexts.income.title, 'Ingresos e impuestos');
  });
});

test.describe('a session that ends', () => {
  test.use({ expectedErrors: ['401'] });

  test('says so at once, and lets the owner in again without losing data', async ({ page, operator: _ }) => {
    const talk = new Talk(page);
    await talk.opensAt(stepTexts.loan.title, /^Hola, /);
    const faults = await talk.shows('Fallas');
    await talk.switchesOn(faults.getByRole('radio', { name: 'Hasta quitarla' }));
    await talk.switchesOn(faults.getByRole('switch', { name: 'Sesión terminada' }));
    await page.getByRole('button', { name: 'Volver a cargar el celular' }).click();
    await expect(talk.obstacle).toHaveText('Está puesta la falla “Sesión terminada”.');
    await talk.script.getByRole('button', { name: 'Quitar la falla' }).click();
    await expect(talk.obstacle).toHaveText('Nadie ha entrado en el celular.');
    await talk.script.getByRole('button', { name: 'Volver a la plática' }).click();
    await talk.isAt(stepTexts.loan.title, /^Hola, /);
    await expect(talk.obstacle).toHaveCount(0);
  });
});

test.describe('a step whose outcome is not seen', () => {
  // The expired code, and the call that the fault lets fail.
  test.use({ expectedErrors: ['422', '429', 'ERR_', '503'] });

  test('is a code that no longer works after wrong tries, also when the phone has filled it in', async ({
    page,
    operator: _,
  }) => {
    const talk = new Talk(page);
    await talk.opens();
    await fillsAtOnce(page);
    await talk.does('landing', 'code');
    const [digits, isUsedUp] = [
      talk.phone.getByLabel(/4 dígitos/),
      talk.phone.getByText('Este código ya no sirve').first(),
    ];
    await expect(async () => {
      await digits.fill('0000', { timeout: 500 });
      await talk.pressesOnPhone('button', 'Verificar cuenta');
      await expect(isUsedUp).toBeVisible({ timeout: 500 });
    }).toPass();
    await page
      .getByRole('button', { name: /^Usar \d{4}/ })
      .first()
      .click();
    await talk.doItForMe.click();
    await expect(talk.obstacle).toHaveText('El código ya no sirve.');
    await talk.script.getByRole('button', { name: 'Pedir otro' }).click();
    await expect(talk.phone.getByRole('dialog', { name: 'Código reenviado' })).toBeVisible();
    await talk.does('code', 'name');
    await talk.isAt(stepTexts.name.title, 'Crea tu perfil');
  });

  test('says what stands in the way, and mends it with a press', async ({ page, operator }) => {
    const talk = new Talk(page);
    await talk.opens();
    await fillsAtOnce(page);
    await talk.doItForMe.click();
    await expect(talk.title).toHaveText('Crear su cuenta');
    await talk.doItForMe.click();
    await expect(talk.phone.getByText(/^El código vence en/)).toBeVisible();
    const done = page.getByRole('status').filter({ hasText: 'Listo, lo hice por ti.' });

    await test.step('a code that has expired', async () => {
      await operator.moveClock({ advance: 'PT4M' });
      await expect(talk.phone.getByText('El código venció. Pide uno nuevo.').first()).toBeVisible();
      // The message of the step before is gone.
      await expect(done).toHaveCount(0);
      await talk.doItForMe.click();
      await expect(talk.obstacle).toHaveText('El código ya no sirve.');
      expect(await done.count()).toBe(0);
      await talk.script.getByRole('button', { name: 'Pedir otro' }).click();
      await expect(talk.phone.getByRole('dialog', { name: 'Código reenviado' })).toBeVisible();
      await expect(talk.obstacle).toHaveCount(0);
      await talk.doItForMe.click();
      await expect(talk.phone.getByRole('heading', { level: 1, name: 'Crea tu perfil' })).toBeVisible();
      await expect(done).toBeVisible();
    });
    await test.step('a fault', async () => {
      await operator.faults({ offline: true });
      await expect(page.getByText('Sin conexión').first()).toBeVisible();
      await talk.doItForMe.click();
      await expect(talk.obstacle).toHaveText('Está puesta la falla “Sin conexión”.');
      await expect(talk.phone.getByRole('alert')).toHaveText(/^No pudimos conectarnos/);
      // The phone sends it again by itself.
      await talk.script.getByRole('button', { name: 'Quitar la falla' }).click();
      await expect(talk.title).toHaveText('Cuenta lista');
    });
  });
});
