import { expect, test } from 'vitest';
import { readEventsUntil } from './readEventsUntil.ts';

test('events are read until the expected one has arrived', async () => {
  const stream = new Response('event: ready\ndata: 1\n\n');
  expect(await readEventsUntil(stream, (text) => text.includes('event: ready'))).toContain('event: ready');
});

test('a stream that ends before the expected event is an error that shows what has arrived', async () => {
  for (const [body, arrived] of [
    ['event: ready\n\n', 'event: ready'],
    [null, 'has ended'],
  ] as const)
    await expect(readEventsUntil(new Response(body), (text) => text.includes('event: place'))).rejects.toThrow(arrived);
});
