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
    [
      '?persona=activa&now=2026-08-03T10:00:00-06:00',
      { persona: 'activa', path: '/home', now: '2026-08-03T10:00:00-06:00' },
    ],
    ['?persona=activa&now=2026-08-03T18:00+02:00', { persona: 'activa', path: '/home', now: '2026-08-03T18:00+02:00' }],
    ['?persona=activa-2&path=/loans', 'unknown'],
    ['?persona=nadie', 'unknown'],
    ['?persona=activa/../x', 'unknown'],
    ['?persona=activa&path=//elsewhere.test', 'unknown'],
    ['?persona=activa&path=javascript:alert(1)', 'unknown'],
    ['?persona=activa&path=/%5Celsewhere.test', 'unknown'],
    ['?persona=activa&now=tomorrow', 'unknown'],
    ['?path=/home', null],
  ])('with the query "%s" is parsed as %o', (search, expected) => {
    expect(parseLinkTarget(search)).toEqual(expected);
  });
});
