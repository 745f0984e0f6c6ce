import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { QrCode } from '../../../demo-server/console/network/QrCode.tsx';

describe('the QR code of', () => {
  /** Returns the rows of the rendered code, 1 for dark, without the quiet zone of four modules. */
  const modulesOf = (text: string) => {
    const picture = renderToStaticMarkup(createElement(QrCode, { text, label: 'QR' }));
    const size = Number(/viewBox="0 0 (\d+) \1"/.exec(picture)?.[1]) - 8;
    const rows = Array.from({ length: size }, () => Array<string>(size).fill('0'));
    for (const [, x, y] of picture.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      const row = rows[Number(y) - 4];
      if (row?.[Number(x) - 4] === undefined) throw new Error(`A dark module at ${x}, ${y} is outside the code`);
      row[Number(x) - 4] = '1';
    }
    return rows.map((row) => row.join(''));
  };

  // Fingerprints of the modules that the package qrcode 1.5.4 creates with the same mask and error correction.
  test.each([
    ['http://192.168.1.20:4000/', 25, 'fc1aed1a373de0d5'],
    ['http://192.168.1.20:4000/demo/enter?ticket=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG', 41, 'b18c8b5c09fb7141'],
    ['ñandú €', 21, 'c8667f47540245fc'],
    [`${'x'.repeat(84)}/`, 41, '636fa33acbc4d1b6'],
    ['x'.repeat(180), 53, '21e02ceea8d235cf'],
  ])('%s has the same modules as the one of another encoder', (text, size, fingerprint) => {
    const rows = modulesOf(text);
    expect(rows).toHaveLength(size);
    expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(fingerprint);
  });
});
