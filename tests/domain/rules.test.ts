import { describe, expect, test } from 'vitest';
import { check, firstError, isMissing, matches, type Rules, required } from '#domain/rules';

type Note = { title: string; pages: number };
const rules: Rules<Note> = {
  title: [required('Your name is required.'), matches((text) => text.length < 5, 'Your email is invalid')],
  pages: [(pages, { title }) => (pages > title.length ? 'Write the folio.' : undefined)],
};

describe('a form', () => {
  test('has no errors when all rules pass', () => {
    expect(check(rules, { title: 'abc', pages: 3 })).toStrictEqual({});
  });

  test('has for each field the message of the first rule that fails', () => {
    expect(check(rules, { title: '', pages: 1 })).toEqual({
      title: 'Your name is required.',
      pages: 'Write the folio.',
    });
    expect(check(rules, { title: 'abcdef', pages: 1 })).toEqual({ title: 'Your email is invalid' });
  });

  test('accepts any value of a field without rules', () => {
    const none: Rules<Note> = Object.fromEntries([['title', undefined]]);
    expect(check(none, { title: '', pages: 0 })).toEqual({});
    expect(firstError([], '', undefined)).toBeUndefined();
  });
});

test.each([
  ['undefined', undefined],
  ['null', null],
  ['an unticked box', false],
  ['empty text', ''],
  ['only spaces', ' \t\n'],
  ['a space without width', '\u200b\u2060\ufeff'],
  ['an empty letter of Braille', '\u2800'],
  ['a filler of Hangul', '\u3164 \u115f\uffa0'],
  ['marks for the direction of writing', '\u200e\u202e\u2069'],
  ['a soft hyphen and a control character', '\u00ad\u0007'],
  ['no files', []],
])('counts %s as missing', (_, value) => {
  expect(isMissing(value)).toBe(true);
  expect(required('Image required')(value, undefined)).toBe('Image required');
});

test.each([
  ['zero', 0],
  ['a ticked box', true],
  ['text', ' a '],
  ['text with a character of no width in it', 'Ana\u200bSofía'],
  ['a file', { id: 'f' }],
  ['one file', [{ id: 'f' }]],
])('counts %s as given', (_, value) => {
  expect(isMissing(value)).toBe(false);
  expect(required('Image required')(value, undefined)).toBeUndefined();
});

test('does not check the format of an empty field', () => {
  const never = matches(() => false, 'Your email is invalid');
  expect(never('', undefined)).toBeUndefined();
  expect(never(undefined, undefined)).toBeUndefined();
  expect(never('x', undefined)).toBe('Your email is invalid');
});
