import { expect, test } from '../support/journey.ts';
import { recordRequests } from '../support/recordRequests.ts';

test('the next step and the way back ask for no script, because they were loaded while the page was read', async ({
  page,
  owner,
}) => {
  await owner.signsInAs('nueva');
  // The scripts of the flow that home leads to, and those that were imported so far.
  const lists = await page.evaluate(async () => {
    const response = await fetch(document.getElementById('root')?.dataset.chunks ?? '');
    return (await response.json()) as Record<string, string[]>;
  });
  await page.waitForFunction((scripts) => {
    const imported = performance.getEntriesByType('resource').filter((entry) => {
      return (entry as PerformanceResourceTiming).initiatorType !== 'fetch';
    });
    return scripts.every((script) => imported.some(({ name }) => name.endsWith(script)));
  }, lists.onboarding ?? []);
  const requests = recordRequests(page, /\.(js|css)$/);
  await owner.followsLink(/Completa tu perfil/);
  await owner.seesHeading('Crea tu perfil');
  await owner.followsLink('Regresar');
  await owner.seesHeading(/^Hola/);
  // Prefetching other pages may still be running.
  const isOfFlow = (url: string) => url.endsWith('.css') || lists.onboarding?.some((script) => url.endsWith(script));
  expect(requests.map((request) => request.url()).filter(isOfFlow)).toEqual([]);
});
