import { expect, type Page } from 'playwright/test';
import type { Owner } from '../../journeys/support/owner.ts';
import { savesData } from '../../journeys/support/savesData.ts';

/** Follows a link of home to "Perfil", whose code does not load without internet, and again when there is internet. */
export async function revisitBrokenPage(page: Page, owner: Owner): Promise<void> {
  await savesData(page);
  await owner.signsInAs('activa', '/home');
  await expect(page.getByRole('link', { name: /^Ver Adelantto/ }).first()).toBeVisible();
  await page.context().setOffline(true);
  await owner.followsLink('Perfil');
  await owner.seesHeading('No pudimos abrir esta página');
  await page.context().setOffline(false);
  await owner.followsLink('Inicio');
  await owner.seesHeading('Hola, Renata');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await owner.followsLink('Perfil');
}
