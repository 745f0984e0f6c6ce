import * as progressTexts from '#i18n/es-MX/profile/progress';
import { changeSettings } from '../support/changeSettings.ts';
import { expect, fileNamed, profileAtStep, profileOf, sampleOwner, settingOf, test } from '../support/scriptedApi.ts';

test('the profile menu', {
  tag: [
    '@s2-profile-avatar',
    '@s2-profile-name',
    '@s2-profile-links',
    '@s2-profile-logout',
    '@s2-profile-chat',
    '@s2-profile-external',
  ],
}, async ({ page, api, owner }) => {
  await api.opens('/profile');

  await test.step('shows the avatar from the address of the selfie', async () => {
    const request = page.waitForRequest('**/api/files/selfie.jpg');
    await page.reload();
    expect((await request).resourceType()).toBe('image');
    const avatar = page.getByRole('img', { name: /^Foto de Ana Sofía/ });
    await expect(avatar).toBeVisible();
    await expect(avatar).toHaveAttribute('src', /\/api\/files\/selfie\.jpg$/);
  });
  await test.step('shows the full name and the e-mail', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Sofía Ríos Cañedo');
    await expect(page.getByText(sampleOwner.email, { exact: true })).toBeVisible();
  });
  await test.step('has links to my data and to the change password screen', async () => {
    await expect(page.getByRole('link', { name: 'Mis datos' })).toHaveAttribute('href', '/profile/my-data');
    await expect(page.getByRole('link', { name: 'Cambiar contraseña' })).toHaveAttribute(
      'href',
      '/profile/update-password',
    );
  });
  await test.step('has the external links to the frequent questions and the terms', async () => {
    for (const [name, setting] of [
      ['Preguntas frecuentes', 'faq-url'],
      ['Términos y condiciones', 'terms-url'],
    ] as const) {
      const link = page.getByRole('link', { name: new RegExp(name) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', await settingOf(page, setting));
    }
  });
  await test.step('opens a chat widget from "Reportar un problema"', async () => {
    await page.getByRole('button', { name: 'Reportar un problema' }).click();
    const widget = page.getByRole('dialog').locator('iframe');
    await expect(widget).toBeVisible();
    await expect(widget).toHaveAttribute('src', await settingOf(page, 'chat-widget-url'));
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  });
  await test.step('logs out by POST /api/auth/logout and clears the session and all data of the owner', async () => {
    api.answers({ 'POST /api/auth/logout': '' });
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => api.calls('POST /api/auth/logout').length).toBe(1);
    await expect.poll(() => owner.tabStorage()).toEqual({});
    await expect(page.getByText(sampleOwner.email)).toHaveCount(0);
  });
});

test('contact and help are hidden where no address is configured for them', async ({ page, api }) => {
  const none = { 'chat-url': '', 'chat-widget-url': '', 'faq-url': '', 'terms-url': '' };
  await changeSettings(page, '**/profile', none);
  await api.opens('/profile');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ayuda' })).toHaveCount(0);
  await expect(page.getByRole('list').filter({ hasNot: page.getByRole('listitem') })).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: 'Principal' }).getByRole('listitem');
  await expect(tabs).toHaveText(['Inicio', 'Adelanttos', 'Perfil']);
});

test('the profile card', {
  tag: [
    '@s2-profile-card-33',
    '@s2-profile-card-33-selfie',
    '@s2-profile-card-66',
    '@s3-profile-place',
    '@s4-profile-progress',
  ],
}, async ({ page, api }) => {
  const link = page.getByRole('link', { name: 'Continuar', exact: true });
  const expectCard = async (title: string, percent: number) => {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByText(`${percent}% completado`, { exact: true })).toBeVisible();
    const ring = page.getByRole('progressbar', { name: progressTexts.progressOfProfile });
    await expect(ring).toHaveAttribute('aria-valuenow', `${percent}`);
    await expect(ring).toHaveText(`${percent}%`);
    // The drawn part of the ring, of a hundred.
    await expect(ring.locator('circle').last()).toHaveAttribute('stroke-dasharray', `${percent} 100`);
  };
  await api.opens('/profile');
  await test.step('shows 100 percent and no link when the profile is complete', async () => {
    await expectCard(progressTexts.profileComplete, 100);
    await expect(link).toHaveCount(0);
  });
  for (const [step, percent, route] of [
    ['identification', 33, '/profile/identification'],
    ['biometric_validation', 33, '/profile/biometric-validation'],
    ['income_and_taxes', 66, '/profile/income-and-taxes'],
  ] as const) {
    await test.step(`shows ${percent} percent and opens ${route} when ${step} comes next`, async () => {
      api.answers({ 'GET /api/user': profileAtStep(step) });
      await page.goto('/profile');
      await expectCard('Completa tu perfil', percent);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${route}$`));
    });
  }
});

test('my data lists all profile values read-only', { tag: ['@s2-my-data', '@s3-profile-read'] }, async ({
  page,
  api,
}) => {
  await api.opens('/profile/my-data', { 'GET /api/user': profileOf({ selfie: fileNamed('selfie.jpg') }) });
  for (const [term, value] of [
    ['Nombre', 'Ana Sofía'],
    ['Apellidos', 'Ríos Cañedo'],
    ['Correo electrónico', sampleOwner.email],
    ['Celular', '+52 (55) 1234-5678'],
    ['Fecha de nacimiento', '14 feb 1987'],
    ['Domicilio', 'Calle del Laurel 140'],
    ['Colonia', 'Juárez'],
    ['Municipio o alcaldía', 'Cuauhtémoc'],
    ['Estado', 'Ciudad de México'],
    ['Código postal', '06600'],
    ['Número de identificación', '1234567890123'],
  ] as const) {
    const row = page.locator('dl > div').filter({ has: page.locator('dt').getByText(term, { exact: true }) });
    await expect(row.locator('dd')).toHaveText(value);
  }
  for (const [key, value] of [
    ['CURP', 'RICM870214MDFSSR05'],
    ['RFC', 'RICM870214QK7'],
  ] as const) {
    await page.getByRole('button', { name: `Mostrar ${key}` }).click();
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(page.locator('input, select, textarea')).toHaveCount(0);
});
