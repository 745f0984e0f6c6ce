import * as fileTexts from '#i18n/es-MX/kit/files';
import { expect, test } from '../../journeys/support/journey.ts';
import { heavyPdf, LARGE, LONG, progressBars, SLOW } from './files.ts';

test('asks before a link or Back cancels an upload, also where confirm() is blocked, and keeps the upload when the owner stays', async ({
  page,
  owner,
  operator,
}, info) => {
  await page.addInitScript(() => {
    // Like web views whose confirm() returns false without showing anything.
    window.confirm = () => false;
    // The product, whose listener comes later, stops the event.
    addEventListener('popstate', () => dispatchEvent(new Event('went-back')));
  });
  const dialog = page.getByRole('dialog', { name: fileTexts.leaveAndCancelUpload });
  const stay = dialog.getByRole('button', { name: 'Seguir subiendo' });
  const leave = dialog.getByRole('button', { name: 'Salir y cancelar' });
  /** Goes back, and waits until the page is told: the dialog may be open before. */
  const goBack = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener('went-back', () => done(), { once: true });
          history.back();
        }),
    );
  await owner.signsInAs('perfil');
  await owner.followsLink(/Completa tu perfil/);
  await owner.takesSelfie();
  await owner.seesHeading('Ingresos e impuestos');
  await operator.faults(SLOW);
  const proofs = page.getByRole('group', { name: 'Comprobantes de ingresos' });
  const choose = () => proofs.getByLabel(/Elegir/).setInputFiles(heavyPdf(info, 'uno.pdf', LARGE * 1_000_000));
  await choose();
  await expect(progressBars(page)).toHaveCount(1);

  await owner.followsLink('Regresar');
  await expect(dialog).toContainText(fileTexts.uploadStillRunning);
  await expect(stay).toBeFocused();
  await stay.click();
  await expect(dialog).toHaveCount(0);
  await goBack();
  await expect(dialog).toBeVisible();
  await goBack();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/income-and-taxes$/);
  await expect(progressBars(page)).toHaveCount(1);

  await goBack();
  await leave.click();
  await owner.seesHeading('Validación biométrica');
  // The upload is cancelled, so leaving does not ask again.
  await owner.followsLink('Regresar');
  await owner.seesHeading('Paula Cervantes');
  await owner.followsLink('Continuar');
  await owner.seesHeading('Ingresos e impuestos');
  await choose();
  await expect(progressBars(page)).toHaveCount(1);
  await owner.followsLink('Regresar');
  await expect(dialog).toBeVisible();
  // The question closes by itself when the upload is done.
  await operator.faults({});
  await expect(dialog).toHaveCount(0, LONG);
  await owner.followsLink('Regresar');
  await owner.seesHeading('Paula Cervantes');
});
