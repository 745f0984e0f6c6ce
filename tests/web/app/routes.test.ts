import { expect, test } from 'vitest';
import { type Access, routes } from '../../../web/app/routes.ts';
import { guestPages, openPaths } from '../../../web/guest/guestPages.ts';
import { sitemap } from '../../sitemap.ts';

test('the sitemap has the pages of the specification, each with its access class, and no other', () => {
  const sorted = (pages: readonly (readonly [string, Access])[]) => pages.map((page) => page.join(' ')).sort();
  expect(sorted(routes.map(({ path, access }) => [path, access]))).toEqual(sorted(sitemap));
});

test('the table of guest pages and open addresses agrees with the access of the routes', () => {
  const pathsOf = (access: Access) => routes.filter((route) => route.access === access).map(({ path }) => path);
  expect(guestPages.map(({ path }) => path)).toEqual(pathsOf('guest'));
  expect(openPaths).toEqual(pathsOf('open'));
});

test('/loans/{id}/success and /profile/congratulations are the same screen', () => {
  const screenOf = (path: string) => routes.find((route) => route.path === path)?.Screen;
  expect(screenOf('/loans/:id/success')).toBe(screenOf('/profile/congratulations'));
});

test('/register and /create-account are the same screen', () => {
  const screenOf = (path: string) => routes.find((route) => route.path === path)?.Screen;
  expect(screenOf('/register')).toBe(screenOf('/create-account'));
});
