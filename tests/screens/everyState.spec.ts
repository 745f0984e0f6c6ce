import { expect, test } from 'playwright/test';
import { paths } from '../../web/paths.ts';
import { screens } from './screens.ts';

test('the list of screens has every address of the sitemap', () => {
  const routes = new Set<string | undefined>(screens.map(({ route }) => route));
  expect(Object.keys(paths).filter((route) => !routes.has(route))).toEqual([]);
});
