import { expect, test, vi } from 'vitest';
import { createNavigateTo } from '../../../web/app/createNavigateTo.ts';
import { routes } from '../../../web/app/routes.ts';

const transitions = vi.hoisted(() => vi.fn((update: () => void) => update()));
vi.mock('react', async (original) => ({ ...(await original<typeof import('react')>()), startTransition: transitions }));

/** Navigates, and returns what the router was told and whether that was in a transition. */
function navigateTo(...call: Parameters<ReturnType<typeof createNavigateTo>>) {
  transitions.mockClear();
  const navigate = vi.fn();
  createNavigateTo(navigate as never)(...call);
  return { told: navigate.mock.calls, isTransition: transitions.mock.calls.length > 0 };
}

test('a page is rendered in one go after a response, and after the press when one leads there', async () => {
  const address = '/applications/lease-contract';
  expect(navigateTo(address).isTransition).toBe(true);
  await routes.find(({ path }) => path === address)?.load();
  expect(navigateTo(address, { state: 1 })).toEqual({
    told: [[address, { state: 1 }]],
    isTransition: false,
  });
  expect(navigateTo(address, { byPress: true, replace: true })).toEqual({
    told: [[address, { byPress: true, replace: true }]],
    isTransition: true,
  });
});
