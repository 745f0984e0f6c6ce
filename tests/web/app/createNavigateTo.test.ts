import { expect, test } from 'vitest';
import { isTransition } from '../../../web/app/createNavigateTo.ts';
import { routes } from '../../../web/app/routes.ts';

test('a page is rendered in one go after a response, and after the press when one leads there', async () => {
  const address = '/applications/lease-contract';
  expect(isTransition(address)).toBe(true);
  await routes.find(({ path }) => path === address)?.load();
  expect(isTransition(address)).toBe(false);
  expect(isTransition(address, { byPress: true })).toBe(true);
});
