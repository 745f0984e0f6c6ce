import { expect, test } from 'vitest';
import { createTickets } from '../../../demo-server/simulation/tickets.ts';

/** Creates tickets on a clock that the test moves. */
function openTickets() {
  let now = Date.parse('2026-08-03T16:00:00Z');
  const held = new Map();
  const tokens = ['t1', 't2', 't3'];
  const tickets = createTickets({
    store: { keepInMemory: () => () => held } as never,
    clock: { machineNow: () => now } as never,
    random: { token: () => tokens.shift() } as never,
  });
  return { ...tickets, held, pass: (ms: number) => (now += ms) };
}

test('a ticket signs in as its owner once', () => {
  const { issue, redeem } = openTickets();
  expect(issue('o1')).toEqual({ ticket: 't1', expires_at: '2026-08-03T16:02:00.000Z' });
  issue('o2');
  expect([redeem('t1'), redeem('t1'), redeem('t2')]).toEqual(['o1', undefined, 'o2']);
});

test.each([
  [119_999, 'o1'],
  [120_000, undefined],
])('after %d ms a ticket is worth %s', (ms, owner) => {
  const { issue, redeem, pass } = openTickets();
  issue('o1');
  pass(ms);
  expect(redeem('t1')).toBe(owner);
});

test('expired tickets are forgotten when another one is issued, valid ones are not', () => {
  const { issue, pass, held } = openTickets();
  for (const owner of ['o1', 'o2', 'o3']) {
    issue(owner);
    pass(60_000);
  }
  expect([...held.keys()]).toEqual(['t2', 't3']);
});
