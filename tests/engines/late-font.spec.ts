import { expect, test } from '../journeys/support/journey.ts';
import { fontShift, MAX_SHIFT } from './fontShift.ts';

test('a font that arrives late does not shift the first pages', { tag: ['@engines', '@webkit'] }, async ({
  page,
  owner,
}) => {
  const expectNoShift = async (name: string) => {
    const { score, moved } = await fontShift(page);
    expect.soft(score, `${name}: ${moved.join('; ')}`).toBeLessThanOrEqual(MAX_SHIFT);
  };
  await page.goto('/');
  await owner.seesHeading(/^Tu renta/);
  await expectNoShift('landing');
  await page.goto('/login');
  await owner.seesHeading('Iniciar sesión');
  await expectNoShift('login');
  await owner.signsInAs('activa');
  await owner.seesHeading(/^Hola/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoShift('home');
});
