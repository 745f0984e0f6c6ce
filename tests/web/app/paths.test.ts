import { describe, expect, test } from 'vitest';
import { applicationStepPath, isOwnPath, paths, profileStepPath } from '#paths';

describe('a stored address', () => {
  test.each(['/loans', '/loans/12?x=1#y', '/', '/@otro.test', '/%2F/otro.test'])(
    '%s may be opened after a login, on the host of the app',
    (path) => {
      expect(isOwnPath(path)).toBe(true);
      expect(new URL(path, 'https://app.test').host).toBe('app.test');
    },
  );

  test.each([
    'https://otro.test/',
    '//otro.test',
    '///otro.test',
    '/\\otro.test',
    '\\\\otro.test',
    '/\t/otro.test',
    '/\n/otro.test',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /loans',
    'loans',
    '',
  ])('%j may not be opened after a login', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });
});

test('each step of a profile and of an application has its address', { tags: 's2-application-steps' }, () => {
  expect(profileStepPath).toEqual({
    identification: '/profile/identification',
    biometric_validation: '/profile/biometric-validation',
    income_and_taxes: '/profile/income-and-taxes',
  });
  expect(applicationStepPath).toEqual({
    pre_offer: '/applications/:id/desired-loan',
    property_details: '/applications/:id/property-documents',
    bureau_policy: '/applications/:id/privacy-policy',
  });
});

test('no two pages share an address', () => {
  const all = Object.values(paths);
  expect(new Set(all).size).toBe(all.length);
});
