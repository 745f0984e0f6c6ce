import { expect, test } from 'vitest';
import { formatClabe } from '#domain/identifiers/clabe';

test('formats an account in the groups that banks print', () => {
  expect(formatClabe('999180000000043218')).toBe('999 180 00000004321 8');
});

test.each(['99918000000004321', '9991800000000432180', '1 999180000000043218', ''])(
  'leaves %j, no CLABE, as it is',
  (text) => {
    expect(formatClabe(text)).toBe(text);
  },
);
