import { expect, test } from '../support/journey.ts';
import { recordRequests } from '../support/recordRequests.ts';

test('the next step and the way back ask for no script, because they were loaded while the page was read', async ({
  page,
  owner,
}) => {
  await owner.signsInAs('nueva');
  await owner.seesHeading(/^Hola/);
  await page.waitForLoadState('networkidle');
  const requests = recordRequests(page, /\.(js|css)$/);
  await owner.followsLink(/Completa tu perfil/);
  await owner.seesHeading('Crea tu perfil');
  await owner.followsLink('Regresar');
  await owner.seesHeading(/^Hola/);
  expect(requests.map((request) => request.url())).toEqual([]);
});
