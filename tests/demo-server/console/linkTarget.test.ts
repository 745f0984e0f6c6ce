import { describe, expect, test } from 'vitest';
import { linkUrl, parseLinkTarget } from '../../../demo-server/console/snapshots/linkTarget.ts';

describe('a link to a persona, screen and time', () => {
  const target = { persona: 'activa', path: '/loans/7?from=mail', now: '2026-08-03T16:00:00.000Z' };

  test('is parsed back to the same values', () => {
    expect(parseLinkTarget(new URL(linkUrl('http://127.0.0.1:4000', target)).search)).toEqual(target);
  });

  test.each([
    ['', null],
    ['?persona=activa', { persona: 'activa', path: '/home' }],
    ['?persona=activa-2&path=/loans', { persona: 'activa-2', path: '/loans' }],
    ['?persona=activa/../x', null],
    ['?persona=activa&path=//elsewhere.test', null],
    ['?persona=activa&path=javascript:alert(1)', null],
    ['?persona=activa&path=/%5Celsewhere.test', null],
    ['?persona=activa&now=tomorrow', null],
    ['?path=/home', null],
  ])('with the query "%s" is parsed as %o', (search, expected) => {
    expect(parseLinkTarget(search)).toEqual(expected);
  });
});
