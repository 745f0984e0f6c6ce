import * as stepTexts from '#i18n/es-MX/profile/steps';
import * as samples from '../../../demo-server/files/sampleFiles.ts';
import { expect, test } from '../../journeys/support/journey.ts';

// Browsers without a feature, imitated by removing it before the page's scripts run.

/** Features without which the app cannot work. All browsers of the table in `web/build/README.md` have them. */
const necessary: Readonly<Record<string, () => void>> = {
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
  'modal dialogs': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
};

test.describe('without a feature that is necessary', () => {
  // Every error: what else the app does in such a browser is not defined.
  test.use({ expectedErrors: [''] });

  for (const [name, remove] of Object.entries(necessary)) {
    test(`${name}: the page says that the browser is too old and what to do`, async ({ page }) => {
      await page.addInitScript(remove);
      for (const path of ['/', '/login']) {
        await page.goto(path);
        const notice = page.getByRole('alert').filter({ hasText: 'Tu navegador es muy antiguo para Adelantto.' });
        await expect(notice).toBeVisible();
        await expect(notice).toContainText('actualiza iOS en Configuración');
        await expect(page.getByText('No pudimos conectarnos.')).toBeHidden();
      }
    });
  }
});

test('works without inert attributes and without pictures in workers', async ({ page, owner }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'OffscreenCanvas');
    const setAttribute = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (name !== 'inert') setAttribute.call(this, name, value);
    };
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await owner.beginsIdentification();
  await owner.uploads(stepTexts.ineFront, samples.identityFront);
  expect(workers).toEqual([]);
  await owner.followsLink('Terminar después');
  await expect(page).toHaveURL(/\/profile$/);
});
