import { expect, test } from 'vitest';
import { type Access, routes } from '../../web/app/routes.ts';

/** The sitemap of spec §2. */
const sitemap: readonly (readonly [path: string, access: Access])[] = [
  ['/', 'guest'],
  ['/login', 'guest'],
  ['/register', 'guest'],
  ['/create-account', 'guest'],
  ['/forgot-password', 'guest'],
  ['/verification-code/:id', 'open'],
  ['/home', 'owner'],
  ['/update-temporary-password', 'owner'],
  ['/documents-required', 'owner'],
  ['/welcome', 'owner'],
  ['/profile', 'owner'],
  ['/profile/my-data', 'owner'],
  ['/profile/update-password', 'owner'],
  ['/profile/create', 'owner'],
  ['/profile/identification', 'owner'],
  ['/profile/biometric-validation', 'owner'],
  ['/profile/income-and-taxes', 'owner'],
  ['/profile/congratulations', 'owner'],
  ['/profile/oops', 'owner'],
  ['/applications/lease-contract', 'owner'],
  ['/applications/:id/desired-loan', 'owner'],
  ['/applications/:id/property-documents', 'owner'],
  ['/applications/:id/privacy-policy', 'owner'],
  ['/applications/:id/confirm-privacy-policy', 'owner'],
  ['/applications/:id/fail-buro-score', 'owner'],
  ['/applications/:id/final-announcement', 'owner'],
  ['/loans', 'owner'],
  ['/loans/:id', 'owner'],
  ['/loans/:id/success', 'owner'],
  ['/loans/:id/installments/:installmentId', 'owner'],
];

test('the sitemap has the pages of the specification, each for whom it is meant, and no other', () => {
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
