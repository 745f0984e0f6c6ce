import { steps as stepTexts } from '#i18n/es-MX/demo/script';
import { steps } from '../../../demo-server/script/steps.ts';
import { fillsAtOnce, wideScreen } from '../support/console.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/journey.ts';
import { Talk } from '../support/talk.ts';

test.use({ ...wideScreen, app: 'demo' });

const titles = steps.map(({ id }) => stepTexts[id].title);

/** Turns the script to a step, without the phone. */
async function turnTo(talk: Talk, step: string): Promise<void> {
  const distance = titles.indexOf(step) - titles.indexOf((await talk.title.textContent()) ?? '');
  const button = talk.script.getByRole('button', { name: distance < 0 ? 'Anterior' : 'Siguiente' });
  for (let turn = 0; turn < Math.abs(distance); turn += 1) await button.click();
  await expect(talk.title).toHaveText(step);
}

test('a step of the script', async ({ page, operator: _ }) => {
  const talk = new Talk(page);
  await talk.opens();
  await fillsAtOnce(page);
  const runs = async (step: string) => {
    await turnTo(talk, step);
    await talk.doItForMe.click();
  };
  await test.step('that is not possible now shows the reason, and the script stays at it', async () => {
    await runs('La oficina aprueba');
    await expect(talk.obstacle).toHaveText('Nadie ha entrado en el celular.');
    await expect(talk.script.getByRole('button', { name: 'Ir a este paso' })).toBeVisible();
    // A step of the owner's own leads to the log-in, where nobody is entered.
    await runs('Su identificación');
    await expect(talk.obstacle).toHaveText('Nadie ha entrado en el celular.');
    await expect(talk.phone.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('');
    await talk.signsInOnPhoneAs('Javier Ontiveros');
    // Who enters takes the script to their next step.
    await expect(talk.title).toHaveText('Pedir su primer Adelantto');
    await runs('El contrato llega por correo');
    await expect(talk.obstacle).toHaveText('En el celular está Javier Ontiveros, y este paso es de otra persona.');
    await expect(talk.title).toHaveText('El contrato llega por correo');
  });
  await test.step('opens its first screen, and is done with one press', async () => {
    await talk.pressesOnPhone('link', 'Perfil');
    await runs('Pedir su primer Adelantto');
    await expect(talk.phone.getByRole('heading', { level: 1, name: 'Tu pre-oferta' })).toBeVisible();
    await talk.seesStatus('Listo, lo hice por ti.');
  });
  await test.step('that was turned back to without the phone says so, and takes the phone there', async () => {
    await talk.script.getByRole('button', { name: 'Anterior' }).click();
    await expect(talk.title).toHaveText('Pedir su primer Adelantto');
    await expect(talk.obstacle).toHaveText('El celular está en otra pantalla.');
    await talk.script.getByRole('button', { name: 'Ir a este paso' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ir al paso 9' }).click();
    await expect(talk.phone.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
    await expect(talk.obstacle).toHaveCount(0);
  });
  await test.step('is not stopped by the second half of a double click', async () => {
    await page.getByRole('radio', { name: 'Ágil' }).click();
    await talk.doItForMe.dblclick();
    await expect(talk.phone.getByRole('heading', { level: 1, name: 'Tu pre-oferta' })).toBeVisible();
    await talk.seesStatus('Listo, lo hice por ti.');
    await fillsAtOnce(page);
  });
  await test.step('is listed with all others until a section opens', async () => {
    await talk.script.getByRole('button', { name: 'Todos los pasos' }).click();
    await talk.shows('Puntos');
    await expect(page.getByRole('region', { name: 'Todos los pasos' })).toHaveCount(0);
  });
  await test.step('signs the owner out when it is the first one', async () => {
    await runs('Bienvenida');
    await expect(talk.phone.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth'))).toBeNull();
  });
});

test('goes on with a payment that is late already, because the operator has moved the clock', async ({
  page,
  operator,
}) => {
  const talk = new Talk(page);
  await talk.opens();
  await fillsAtOnce(page);
  await talk.signsInOnPhoneAs('Renata Quiroga');
  await turnTo(talk, stepTexts.loan.title);
  // A second press counts only once the first one has moved the clock.
  await talk.presses('Reloj', '+1 mes');
  await expect(page.getByRole('banner').getByRole('time')).toContainText('sep 2026');
  await talk.presses('Reloj', '+1 mes');
  await expect(page.getByRole('banner').getByRole('time')).toContainText('oct 2026');
  await expect(talk.phone.getByText('Atrasado').first()).toBeVisible();
  const { now } = await operator.clock();
  await talk.doItForMe.click();
  await expect(talk.phone.getByRole('heading', { level: 1, name: /^Adelantto \d{4}$/ })).toBeVisible();
  await expect(talk.title).toHaveText(stepTexts['time passes'].title);
  await talk.doItForMe.click();
  await expect(talk.title).toHaveText(stepTexts['overdue month'].title);
  const more = talk.script.getByText(/^El reloj ya pasó \d pagos y la plática muestra uno\./);
  await expect(more).toHaveText(/ve al paso 23 en “Todos los pasos”\.$/);
  expect((await operator.clock()).now.slice(0, 10)).toBe(now.slice(0, 10));
});

test('completes what it has typed when it was stopped in the middle of a word', async ({ page, operator }) => {
  await operator.prepareTalk({ name: 'Ana', last_name: 'de la Torre López', rent: 20_000, city: 'Puebla', term: 6 });
  const talk = new Talk(page);
  await talk.opensAt(stepTexts.name.title, 'Crea tu perfil');
  await page.getByRole('radio', { name: 'Tranquilo' }).click();
  await talk.doItForMe.click();
  const surnames = talk.phone.getByRole('textbox', { name: 'Apellidos' });
  // Often, so that the whole of them is not there yet.
  await expect.poll(() => surnames.inputValue(), { intervals: [50] }).not.toBe('');
  await page.keyboard.press('Escape');
  await talk.seesStatus('Me detuve. Lo que ya escribí se queda.');
  await expect(surnames).not.toHaveValue('de la Torre López');
  await talk.does('name', 'welcome');
  await expect(page.getByText('Plática de Ana de la Torre López')).toBeVisible();
});

test('goes on when it was stopped after the phone had sent the step', async ({ page, operator: _ }) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts.income.title, 'Ingresos e impuestos');
  await fillsAtOnce(page);
  const release = await holdRequests(page, '**/api/user');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/user'));
  await talk.doItForMe.click();
  await sent;
  await page.keyboard.press('Escape');
  await talk.seesStatus('Me detuve. Lo que ya escribí se queda.');
  release();
  await talk.seesStatus('Ya se había enviado: el paso quedó hecho.');
  await talk.isAt(stepTexts.request.title, /^Hola, /);
});

test('stops with Esc while the phone has the focus', async ({ page, operator: _ }) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts.request.title, /^Hola, /);
  await page.getByRole('radio', { name: 'Tranquilo' }).click();
  await talk.doItForMe.click();
  const rent = talk.phone.getByRole('textbox', { name: /^Renta mensual/ });
  await expect(rent).toHaveValue(/\d/);
  await rent.press('Escape');
  await talk.seesStatus('Me detuve. Lo que ya escribí se queda.');
  await talk.isAt(stepTexts.request.title, 'Contrato de renta');
});

test('keeps the name and the term that were entered on the phone, over a jump and a change of the prospect', async ({
  page,
  operator,
}) => {
  await operator.prepareTalk({ name: 'Ana', last_name: 'López', rent: 20_000, city: 'Puebla', term: 6 });
  const talk = new Talk(page);
  await talk.opens();
  await fillsAtOnce(page);
  await talk.goesTo(stepTexts.name.title);
  await talk.phone.getByRole('textbox', { name: 'Nombre(s)' }).fill('Josefina');
  await talk.does('name', 'offer');
  await expect(page.getByText('Plática de Josefina López')).toBeVisible();
  await talk.pressesOnPhone('button', 'Un mes menos');
  await talk.does('offer', 'property');
  // At the request they have not chosen a term yet.
  await talk.goesTo(stepTexts.request.title);
  await talk.isAt(stepTexts.request.title, 'Hola, Josefina');
  await talk.goesTo(stepTexts.contract.title);
  await expect(talk.phone.getByText('pagas 5 mensualidades')).toBeVisible();
  await expect(page.getByText('Puebla · $20,000.00 al mes · 5 meses')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const changes = async (change: () => Promise<void>) => {
    await page.getByRole('button', { name: /^Preparar la plática/ }).click();
    await change();
    await dialog.getByRole('button', { name: 'Solo cambiar los datos' }).click();
    await page.getByRole('button', { name: 'Cambiar los datos', exact: true }).click();
  };
  await changes(() => dialog.getByLabel('Ciudad').fill('Mérida, Yucatán'));
  await talk.seesStatus('Lista la plática de Josefina López.');
  await expect(page.getByText('Mérida, Yucatán · $20,000.00 al mes · 5 meses')).toBeVisible();
  await expect(talk.phone.getByRole('heading', { level: 1, name: 'Hola, Josefina' })).toBeVisible();
  await expect(talk.phone.getByText('pagas 5 mensualidades')).toBeVisible();
  // Back to the term with which the talk was prepared.
  await changes(() => dialog.getByRole('button', { name: 'Un mes más' }).click());
  await expect(page.getByText('Mérida, Yucatán · $20,000.00 al mes · 6 meses')).toBeVisible();
  await expect(talk.phone.getByText('pagas 6 mensualidades')).toBeVisible();
});

test.describe('the last step', () => {
  // The rejection by the bureau.
  test.use({ expectedErrors: ['422'] });

  test('ends with the closing screen by “Ver el cierre” too, with the talk’s owner on the phone', async ({
    page,
    operator: _,
  }) => {
    const talk = new Talk(page);
    await talk.opensAt(stepTexts['kind no'].title, 'Por ahora no podemos continuar');
    await talk.script.getByRole('button', { name: 'Ver el cierre' }).click();
    await expect(page.getByRole('heading', { name: 'Eso es Adelantto' })).toBeFocused();
    await expect(talk.phone.getByRole('heading', { level: 1, name: /^Hola, (?!Hugo)/ })).toBeVisible();
  });
});

test('the Space key does one step after the other, wherever in the console was clicked before', async ({
  page,
  operator: _,
}) => {
  const talk = new Talk(page);
  await talk.opensAt(stepTexts.property.title, 'Documentos de tu propiedad');
  await fillsAtOnce(page);
  await talk.script.getByLabel('Puedes decir').click();
  await page.keyboard.press('Space');
  await talk.isAt(stepTexts.authorise.title, /^Autoriza la consulta/);
  await talk.beginsAt(steps.find(({ id }) => id === 'authorise') as (typeof steps)[number]);
  await page.keyboard.press('Space');
  await talk.isAt(stepTexts['sign authorisation'].title, 'Confirma tu autorización');
});
