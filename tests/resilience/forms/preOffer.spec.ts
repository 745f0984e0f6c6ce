import type { Page } from 'playwright/test';
import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import { calculated, draftAt } from '../../../demo-server/states/answers.ts';
import { deferred } from '../../deferred.ts';
import { expect, SATURDAY_NOON, type ScriptedApi, test } from '../../journeys/support/scriptedApi.ts';

const READ = 'GET /api/applications/7';
const SAVE = 'PUT /api/applications/7';
const CALCULATE = 'GET /api/calc';

const slider = (page: Page) => page.getByRole('slider', { name: 'Plazo' });

/** Opens the pre-offer of an application; `release` lets its figures arrive and `log` collects the answers. */
async function openPreOffer(page: Page, api: ScriptedApi) {
  const log: string[] = [];
  const released = deferred();
  api.answers({
    [READ]: draftAt('pre_offer', { pre_offer_term_frame: null }),
    [CALCULATE]: async (query: Parameters<typeof calculated>[0]) => {
      await released.promise;
      log.push('figures');
      return calculated(query);
    },
    [SAVE]: () => {
      log.push('saved');
      return draftAt('property_details');
    },
  });
  await api.signsIn();
  await page.clock.setFixedTime(new Date(SATURDAY_NOON));
  await page.goto('/applications/7/desired-loan');
  await expect(slider(page)).toHaveValue('6');
  return { log, release: released.resolve };
}

test('locks the term while a press waits for its figures, and saves the visible one only after they have loaded', async ({
  page,
  api,
  owner,
}) => {
  const { log, release } = await openPreOffer(page, api);
  await page.getByRole('button', { name: 'Un mes menos' }).click();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeDisabled();
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toBeFocused();
  await page.getByRole('button', { name: 'Un mes menos' }).click();
  await expect(slider(page)).toHaveValue('5');
  // A request that the press had sent would arrive before this later one.
  await page.evaluate(() => fetch('/api/zip-codes/06700'));
  expect(log).toEqual([]);
  api.answers({ [READ]: draftAt('property_details') });
  release();
  await owner.seesHeading('Documentos de tu propiedad');
  expect(log[0]).toBe('figures');
  expect(log.at(-1)).toBe('saved');
  expect(api.calls(SAVE).map(({ body }) => body)).toEqual([{ pre_offer_term_frame: 5 }]);
});

test('saves nothing when the owner leaves while a press waits for the figures', async ({ page, api, owner }) => {
  const { release } = await openPreOffer(page, api);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await owner.followsLink('Regresar');
  await owner.seesHeading(/^Hola/);
  const figures = page.waitForResponse((response) => response.url().includes('/api/calc'));
  release();
  await (await figures).finished();
  // A request that the figures had caused would arrive before this later one.
  await page.evaluate(() => fetch('/api/zip-codes/06700'));
  expect(api.calls(SAVE)).toHaveLength(0);
});

test('shows no figures that make no offer, and does not go on with them', async ({ page, api, owner }) => {
  let isSwapped = true;
  api.answers({
    [READ]: draftAt('pre_offer', { pre_offer_term_frame: null }),
    [CALCULATE]: (query: Parameters<typeof calculated>[0]) => {
      const offer = calculated(query);
      return isSwapped ? { ...offer, advance: offer.commission, commission: offer.advance } : offer;
    },
    [SAVE]: draftAt('property_details'),
  });
  await api.signsIn();
  await page.clock.setFixedTime(new Date(SATURDAY_NOON));
  await page.goto('/applications/7/desired-loan');
  await expect(page.getByRole('alert')).toContainText(preOfferTexts.couldNotCalculateOffer);
  await expect(page.getByText('Por definir')).toBeVisible();
  for (const line of ['Comisión por apertura', 'Costo anual total (CAT)'])
    await expect(page.getByText(line, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  // A request that the press had sent would arrive before this later one.
  await page.evaluate(() => fetch('/api/zip-codes/06700'));
  expect(api.calls(SAVE)).toHaveLength(0);
  isSwapped = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Comisión por apertura', { exact: true })).toBeVisible();
  api.answers({ [READ]: draftAt('property_details') });
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await owner.seesHeading('Documentos de tu propiedad');
});
