import type { Page } from 'playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';
import { heavyPdf } from './files.ts';

/** So slow that nothing arrives before it is switched off, in kilobits a second. */
const SLOW = { upload_kbps: 800 };
/** More than the buffers on the way take, in bytes. */
const LARGE = 16_000_000;
/** A slow upload on a busy machine. */
const PATIENTLY = { timeout: 25_000 };

const bars = (page: Page) => page.getByRole('progressbar', { name: /^Subiendo/ });

test('neither a link nor Back gives up an upload unasked, though confirm() answers no; who stays keeps it', async ({
  page,
  owner,
  operator,
}, info) => {
  // As in a web view that shows no such questions.
  await page.addInitScript(() => {
    window.confirm = () => false;
  });
  const question = page.getByRole('dialog', { name: '¿Salir y cancelar la subida?' });
  const stay = question.getByRole('button', { name: 'Seguir subiendo' });
  const leave = question.getByRole('button', { name: 'Salir y cancelar' });
  const goBack = () => page.evaluate(() => history.back());
  await owner.signsInAs('perfil');
  await owner.followsLink(/Completa tu perfil/);
  await owner.takesSelfie();
  await owner.seesHeading('Ingresos e impuestos');
  await operator.faults(SLOW);
  const proofs = page.getByRole('group', { name: 'Comprobantes de ingresos' });
  const choose = () => proofs.getByLabel(/Elegir/).setInputFiles(heavyPdf(info, 'uno.pdf', LARGE));
  await choose();
  await expect(bars(page)).toHaveCount(1);

  await owner.followsLink('Terminar después');
  await expect(question).toContainText('Tu archivo todavía se está subiendo. Si sales ahora, se cancela.');
  await expect(stay).toBeFocused();
  await stay.click();
  await expect(question).toHaveCount(0);
  await goBack();
  await expect(question).toBeVisible();
  await goBack();
  await expect(question).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/income-and-taxes$/);
  await expect(bars(page)).toHaveCount(1);

  await goBack();
  await leave.click();
  await owner.seesHeading('Validación biométrica');
  // Given up: nothing runs any more, nothing is asked.
  await owner.followsLink('Terminar después');
  await owner.seesHeading('Paula Cervantes');
  await expect(question).toHaveCount(0);

  await owner.followsLink('Continuar');
  await owner.seesHeading('Ingresos e impuestos');
  await choose();
  await expect(bars(page)).toHaveCount(1);
  await owner.followsLink('Terminar después');
  await leave.click();
  await owner.seesHeading('Paula Cervantes');
});

test('the question whether to leave goes when the upload is done', async ({ page, owner, operator }, info) => {
  await owner.signsInAs('perfil', '/profile/biometric-validation');
  await owner.takesSelfie();
  await owner.seesHeading('Ingresos e impuestos');
  await operator.faults(SLOW);
  const proofs = page.getByRole('group', { name: 'Comprobantes de ingresos' });
  await proofs.getByLabel(/Elegir/).setInputFiles(heavyPdf(info, 'uno.pdf', LARGE));
  await expect(bars(page)).toHaveCount(1);
  await owner.followsLink('Terminar después');
  await expect(page.getByRole('dialog')).toBeVisible();
  await operator.faults({});
  await expect(page.getByRole('dialog')).toHaveCount(0, PATIENTLY);
  await owner.followsLink('Terminar después');
  await owner.seesHeading('Paula Cervantes');
});
