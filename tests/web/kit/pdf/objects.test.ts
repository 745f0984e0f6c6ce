import { describe, expect, test } from 'vitest';
import { asText, isDictionary, isName, isReference, parseObject } from '../../../../web/kit/pdf/objects.ts';

test('a dictionary is parsed with every type of object', () => {
  const text = '<< % a comment\n/A (a(b)\\)\\101\\\nc) /B<4 1 4>/C[1 -.5 2 0 R true null]/D<</E/F>>/G 3 >>';
  expect(parseObject(text, 0)).toEqual(
    new Map<string, unknown>([
      ['A', Uint8Array.from(Buffer.from('a(b))Ac'))],
      ['B', Uint8Array.of(0x41, 0x40)],
      ['C', [1, -0.5, { object: 2, generation: 0 }, true, null]],
      ['D', new Map([['E', { name: 'F' }]])],
      ['G', 3],
    ]),
  );
});

test.each([
  ['\\n\\r\\t\\b\\f', '\n\r\t\b\f'],
  ['\\(\\)\\\\\\q', '()\\q'],
  ['\\5|\\53|\\053|\\0533|\\777', '\x05|+|+|+3|\xff'],
  ['one\\\nline\\\r\nonly\\\r!', 'onelineonly!'],
  ['a (b (c)) d', 'a (b (c)) d'],
])('the literal string %j is %j', (text, expected) => {
  expect(parseObject(`(${text})`, 0)).toEqual(Uint8Array.from(Buffer.from(expected, 'latin1')));
});

test('numbers, keywords and references of every form are parsed, after white space and comments', () => {
  const text = '%\n\0 % to the end (of the line\r [12 -12.5 .25 +3 4. 120 10 R 7 false true null %';
  expect(parseObject(`${text}\n]`, 0)).toEqual([
    ...[12, -12.5, 0.25, 3, 4],
    { object: 120, generation: 10 },
    ...[7, false, true, null],
  ]);
});

test('a hex string may be empty', () => {
  expect(parseObject('<>', 0)).toEqual(new Uint8Array());
  expect(parseObject('< \n >', 0)).toEqual(new Uint8Array());
});

test('a key without a value is left out of its dictionary', () => {
  expect(parseObject('<</A 1 /B>>', 0)).toEqual(new Map([['A', 1]]));
});

test.each(['', 'word', ')', '>>', '[1 ) 2]', '[1 2', '<</A 1', '(open', '<<1 /A>>', '<<(A) 1>>'])(
  '%j is not parsed as an object',
  (text) => {
    expect(() => parseObject(text, 0)).toThrow();
  },
);

describe('the type of an object', () => {
  test.each([
    ['a dictionary', '<</Name /generation>>', [true, false, false]],
    ['a reference', '12 0 R', [false, true, false]],
    ['a name', '/generation', [false, false, true]],
    ['null', 'null', [false, false, false]],
    ['a number', '12', [false, false, false]],
    ['a boolean', 'true', [false, false, false]],
    ['a string', '(name)', [false, false, false]],
    ['an array', '[/name]', [false, false, false]],
  ])('is recognised for %s', (_, text, expected) => {
    const object = parseObject(text, 0);
    expect([isDictionary(object), isReference(object), isName(object)]).toEqual(expected);
  });
});

test('text has one character with the same code for each byte', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index);
  expect(asText(bytes)).toBe(Buffer.from(bytes).toString('latin1'));
});
