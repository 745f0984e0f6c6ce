import { readFileSync } from 'node:fs';
import { addressesOf, scriptsFor } from '../../../web/build/scripts.mjs';
import { expect, test } from '../support/journey.ts';
import { recordRequests } from '../support/recordRequests.ts';

const metafile = readFileSync(new URL('../../../dist/maps/web/metafile.json', import.meta.url), 'utf8');
const scriptsOfNextPage = addressesOf(scriptsFor(JSON.parse(metafile).outputs, ['onboarding']));

test('the next step and the way back ask for no script, because they were loaded while the page was read', async ({
  page,
  owner,
}) => {
  const requests = recordRequests(page, /\.(js|css)$/);
  const paths = () => requests.map((request) => new URL(request.url()).pathname);
  await owner.signsInAs('nueva');
  await owner.seesHeading(/^Hola/);
  // That may be long after the page has loaded: the browser has to be idle.
  await expect.poll(paths).toEqual(expect.arrayContaining(scriptsOfNextPage));
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await owner.followsLink(/Completa tu perfil/);
  await owner.seesHeading('Crea tu perfil');
  await owner.followsLink('Regresar');
  await owner.seesHeading(/^Hola/);
  expect(paths()).toEqual([]);
});
