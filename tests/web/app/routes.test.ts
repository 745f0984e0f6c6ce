import { expect, test } from 'vitest';
import { type Access, routes } from '../../../web/app/routes.ts';
import { sitemap } from '../../sitemap.ts';

test('the sitemap has the pages of the specification, each with its access class, and no other', () => {
  const sorted = (pages: readonly (readonly [string, Access])[]) => pages.map((page) => page.join(' ')).sort();
  expect(sorted(routes.map(({ path, access }) => [path, access]))).toEqual(sorted(sitemap));
});

test('/loans/{id}/success and /profile/congratulations are the same screen', () => {
  const screenOf = (path: string) => routes.find((route) => route.path === path)?.Screen;
  expect(screenOf('/loans/:id/success')).toBe(screenOf('/profile/congratulations'));
});

test('/register and /create-account are the same screen', () => {
  const screenOf = (path: string) => routes.find((route) => route.path === path)?.Screen;
  expect(screenOf('/register')).toBe(screenOf('/create-account'));
});
