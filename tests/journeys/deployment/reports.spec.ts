import { readFileSync } from 'node:fs';
import * as appTexts from '#i18n/es-MX/app';
import { addressesOf, scriptsFor } from '../../../web/build/scripts.mjs';
import { expect, test, withoutNginx } from './deployed.ts';

test.skip(...withoutNginx);

/** Returns the addresses of the scripts that the profile needs, and neither the login nor home. */
function scriptsOfProfileOnly(): string[] {
  const metafile = readFileSync(new URL('../../../dist/maps/web/metafile.json', import.meta.url), 'utf8');
  const { outputs } = JSON.parse(metafile);
  const others = ['home', 'guestForm', 'login'].flatMap((chunk) => scriptsFor(outputs, ['main', chunk]));
  return addressesOf(scriptsFor(outputs, ['account']).filter((script) => !others.includes(script)));
}

// The failures that this test causes.
test.use({
  expectedErrors: ['Óscar', 'net::ERR_FAILED', 'dynamically imported module', 'another host', 'Policy', 'the policy'],
});

test('reports an uncaught error, a chunk that did not load and a blocked image, without what they contain', async ({
  page,
  owner,
  receiver,
}) => {
  // From the beginning: home prefetches the code of the next pages.
  for (const script of scriptsOfProfileOnly()) await page.route(script, (route) => route.abort());
  await page.goto('/login');
  await owner.logsIn('vencida@adelantto.test');
  await owner.seesHeading('Hola, Óscar');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Óscar Pacheco debe $20,000.00');
    });
    new Image().src = 'https://evil.test/Óscar.png';
  });
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  await owner.seesHeading(appTexts.pageNotOpened);

  const about = {
    version: expect.stringMatching(/^1\.\d+\.\d+\+[0-9A-F]{8}$/),
    browser: expect.stringMatching(/^(Chrome|Firefox) \d+, \w+$/),
  };
  await expect
    .poll(() => receiver.reports)
    .toEqual(
      expect.arrayContaining([
        { ...about, page: '/home', kind: 'error', name: 'RangeError', at: [] },
        { ...about, page: '/home', kind: 'policy', directive: 'img-src', blocked: 'https://evil.test', at: [] },
        { ...about, page: '/profile', kind: 'chunk', file: expect.stringMatching(/^c-\w+\.js$/) },
      ]),
    );
});
