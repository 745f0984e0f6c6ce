import { expect, test } from 'vitest';
import * as formTexts from '#i18n/es-MX/kit/forms';
import * as recoveryTexts from '#i18n/es-MX/recovery';
import { pageTitle } from '#i18n/es-MX/screens';
import { prerenderPages } from '../../../web/guest/prerender.tsx';

const pages = await prerenderPages();
const pageOf = (path: string) => pages.find((page) => page.path === path) ?? { title: '', body: '' };

test('the prerendered landing page links to the registration first, then to the log-in and to the calculator', () => {
  const { body } = pageOf('/');
  expect([...body.matchAll(/<a[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/register',
    '/login',
    '/calculator',
  ]);
});

test('the prerendered guest pages say on the log-in and the registration that all fields are required', () => {
  for (const path of ['/login', '/register', '/create-account']) {
    expect(pageOf(path).body).toContain(formTexts.allFieldsRequired);
  }
});

test('the prerendered guest pages take the document title from the heading, without its icon', () => {
  expect(pageOf('/forgot-password').title).toBe(pageTitle({ title: recoveryTexts.recoverYourPassword }));
});
