import { brokenConnection, expect, test } from '../../journeys/support/scriptedApi.ts';

test('each request whose connection breaks is counted once, also on a connection that was opened early', async ({
  page,
  api,
}) => {
  await api.opens('/login', { 'PUT /api/user': brokenConnection });
  const errors = await page.evaluate(async () => {
    // The browser keeps connections that it opened for requests that were aborted before they were sent, though not always.
    const openConnectionsEarly = async () => {
      const aborted = new AbortController();
      const unsent = [1, 2, 3].map(() => fetch('/api/user', { signal: aborted.signal }).catch(() => undefined));
      await Promise.resolve();
      aborted.abort();
      await Promise.all(unsent);
    };
    const found: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      await openConnectionsEarly();
      await fetch('/api/user', { method: 'PUT' }).catch((error) => found.push(error.name));
    }
    return found;
  });
  expect(errors).toEqual(Array(10).fill('TypeError'));
  expect(api.calls('PUT /api/user')).toHaveLength(10);
});
