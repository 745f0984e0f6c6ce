import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { GuestGate, OwnerGate } from '../../../web/app/Gate.tsx';
import { routes } from '../../../web/app/routes.tsx';
import { guestPages, openPaths } from '../../../web/guest/guestPages.ts';
import { type Access, sitemap } from '../../sitemap.ts';

type Page = { readonly path: string; readonly access: Access; readonly screen: unknown };

/** The gates, by their component. */
const gates = new Map<unknown, Access>([
  [GuestGate, 'guest'],
  [OwnerGate, 'owner'],
]);

/** Returns the pages of the table, each with who may see it: the gate around it decides. */
function pagesIn(table: readonly RouteObject[], access: Access = 'open'): Page[] {
  return table.flatMap(({ path, element, children }) => {
    const screen = (element as ReactElement).type;
    if (children !== undefined) return pagesIn(children, gates.get(screen) ?? access);
    return path === undefined || path === '*' ? [] : [{ path, access, screen }];
  });
}

const pages = pagesIn(routes);
const pathsOf = (access: Access) => pages.filter((page) => page.access === access).map(({ path }) => path);
const screenOf = (path: string) => pages.find((page) => page.path === path)?.screen;

test('the sitemap has the pages of the specification, each with its access class, and no other', {
  tags: 's2-sitemap',
}, () => {
  const sorted = (rows: readonly (readonly [string, Access])[]) => rows.map((row) => row.join(' ')).sort();
  expect(sorted(pages.map(({ path, access }) => [path, access]))).toEqual(sorted(sitemap));
});

test('the table of guest pages and open addresses agrees with the gates of the routes', () => {
  expect(guestPages.map(({ path }) => path)).toEqual(pathsOf('guest'));
  expect(openPaths).toEqual(pathsOf('open'));
});

test('/loans/{id}/success and /profile/congratulations are the same screen', { tags: 's2-loan-success-same' }, () => {
  expect(screenOf('/loans/:id/success')).toBe(screenOf('/profile/congratulations'));
});

test('/register and /create-account are the same screen', { tags: 's2-register-same-screen' }, () => {
  expect(screenOf('/register')).toBe(screenOf('/create-account'));
});
