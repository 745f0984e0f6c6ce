import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { unpaidDueDates } from '../../../demo-server/console/case-file/dueDates.ts';
import type { FaultsDto } from '../../../demo-server/console/dto.ts';
import {
  countActiveFaults,
  faultSwitches,
  LATENCIES_MS,
  latencyFault,
} from '../../../demo-server/console/faults/faultSwitches.ts';
import { QrCode } from '../../../demo-server/console/network/QrCode.tsx';
import { linkUrl, parseLinkTarget } from '../../../demo-server/console/snapshots/linkTarget.ts';

const off: FaultsDto = {
  latency_ms: 0,
  jitter_ms: 0,
  offline: false,
  fail: [],
  upload_kbps: null,
  cut_upload_at: null,
  bureau: 'auto',
  selfie: 'auto',
  delivery_s: 0,
  once: [],
};

describe('the switch of a fault', () => {
  test.each([...faultSwitches, ...LATENCIES_MS.slice(1).map(latencyFault)].map((fault) => [fault.key, fault] as const))(
    '%s can be switched on for one call or permanently, is counted, and restores the settings when switched off',
    (_, { change, isOn }) => {
      for (const scope of ['once', 'always'] as const) {
        const on = { ...off, ...change(off, true, scope) };
        expect([isOn(off), isOn(on), countActiveFaults(off), countActiveFaults(on)]).toEqual([false, true, 0, 1]);
        expect(on.once.length + on.fail.filter(({ times }) => times === 1).length).toBe(scope === 'once' ? 1 : 0);
        expect({ ...on, ...change(on, false, scope) }).toEqual(off);
      }
    },
  );

  test('leaves other faults unchanged', () => {
    const [first, second] = [faultSwitches[2], faultSwitches[3]];
    if (!first || !second) throw new Error('Expected at least four switches');
    const one = { ...off, ...first.change(off, true, 'once') };
    const both = { ...one, ...second.change(one, true, 'always') };
    expect(countActiveFaults(both)).toBe(2);
    expect({ ...both, ...second.change(both, false, 'always') }).toEqual(one);
  });
});

test('lists the due dates of installments without proof that are not overdue, earliest first', () => {
  const installment = (status: string, due_date: string) => ({
    ...{ id: due_date, number: 1, label: '', detail: '', moves: [] },
    status,
    due_date,
  });
  const installments = [
    installment('approved', '2026-01-05'),
    installment('overdue', '2026-02-05'),
    installment('in_validation', '2026-03-05'),
    installment('pending', '2026-05-05'),
    installment('rejected', '2026-04-06'),
  ];
  const loan = { id: '1', number: '0001', status: 'active', label: '', detail: '', moves: [], installments };
  expect(unpaidDueDates({ loans: [loan, { ...loan, installments: [] }] })).toEqual(['2026-04-06', '2026-05-05']);
});

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
