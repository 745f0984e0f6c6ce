import { is, type as object } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { changesOf, emptyForm, type Fields, formOf, receivedShapes, sentShapes } from '#domain/applicationFields';
import { parse } from '#domain/readable';

const fields = {
  rent: { kind: 'amount', isInEachResponse: true },
  from: { kind: 'day' },
  notes: { kind: 'text', longest: 20, mayBeCleared: true },
  contract: { kind: 'file', mayBeCleared: true },
} as const satisfies Fields;

describe('a field that may be cleared', () => {
  const lease = object(sentShapes(fields));
  const sent = { rent: 20_000, from: '2026-01-05' };

  test('may be left out of a request or be null, and no other type is dropped in silence', () => {
    for (const notes of [undefined, null, 'Sin mascotas']) expect(is({ ...sent, notes }, lease)).toBe(true);
    for (const notes of [7, true, {}, ['x']]) expect(is({ ...sent, notes }, lease)).toBe(false);
  });

  test('is cleared when it was saved and is empty now, else left out', () => {
    expect(changesOf(fields, { notes: ' ' }, { notes: 'x' })).toEqual({ notes: null });
    expect(changesOf(fields, { notes: ' ', contract: null }, { notes: null, contract: { id: 'f1' } })).toEqual({
      contract: null,
    });
    expect(changesOf(fields, { notes: ' ' }, undefined)).toEqual({});
    // A value that may not be saved is missing in the form: the saved one stays.
    expect(changesOf(fields, {}, { notes: 'x' })).toEqual({});
    expect(changesOf(fields, { notes: ' Sin  mascotas ' }, undefined)).toEqual({ notes: 'Sin mascotas' });
  });
});

test('a file is sent as its id', () => {
  const contract = { id: 'f1', name: 'contrato.pdf', size: 1, url: '/api/files/f1' };
  expect(changesOf(fields, { contract }, undefined)).toEqual({ contract: 'f1' });
});

test('an emptied field that may not be cleared keeps its value', () => {
  expect(changesOf(fields, { from: '' }, { from: '2026-01-05' })).toEqual({});
});

test('a response may lack a field that is not in each one, or have a value that cannot be read', () => {
  const response = object(receivedShapes(fields));
  expect(parse({ rent: 20_000 }, response)).toEqual({ rent: 20_000 });
  expect(parse({ rent: 20_000, from: '07/07/2026', notes: 7 }, response)).toMatchObject({ from: undefined });
  expect(parse({ from: '2026-01-05' }, response)).toBeUndefined();
});

test('a form begins empty, and with what was saved where that can be sent', () => {
  expect(emptyForm(fields)).toEqual({ rent: undefined, from: '', notes: '', contract: null });
  const saved = { rent: 20_000, from: null, notes: 'x', contract: null };
  expect(formOf(fields, saved)).toEqual({ ...saved, from: '' });
});
