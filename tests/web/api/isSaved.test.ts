import { expect, test } from 'vitest';
import { isSaved } from '#api/isSaved';

const file = (id: string) => ({ id, name: 'ine.jpg', size: 12, url: `/files/${id}` });

test.each<[string, object, object]>([
  ['the same text', { rent: '2' }, { rent: '2', end: 'x' }],
  ['the same number', { months: 6 }, { months: 6 }],
  ['null for a blank', { rfc: '' }, { rfc: null }],
  ['a blank for null', { rfc: null }, { rfc: '' }],
  ['a file with the id that was sent', { front: 'f1' }, { front: file('f1') }],
  ['all files, in order', { proofs: ['f1', 'f2'] }, { proofs: [file('f1'), file('f2')] }],
  ['no such field', { password: 'x' }, { rent: '2' }],
  ['an object without an id, which is not compared with one', { note: null }, { note: null }],
])('a record is saved when it has %s', (_, sent, record) => expect(isSaved(sent, record)).toBe(true));

test.each<[string, object, object]>([
  ['another text', { rent: '2' }, { rent: '3' }],
  ['one of two values only', { rent: '2', end: 'x' }, { rent: '2', end: 'y' }],
  ['null for a text', { rfc: 'x' }, { rfc: null }],
  ['another file', { front: 'f1' }, { front: file('f2') }],
  ['no file', { front: 'f1' }, { front: null }],
  ['fewer files', { proofs: ['f1', 'f2'] }, { proofs: [file('f1')] }],
  ['more files', { proofs: ['f1'] }, { proofs: [file('f1'), file('f2')] }],
  ['one file that differs', { proofs: ['f1', 'f2'] }, { proofs: [file('f1'), file('f3')] }],
  ['no list', { proofs: ['f1'] }, { proofs: 'f1' }],
  ['zero for a blank', { months: '' }, { months: 0 }],
  ['another object', { front: 'f1' }, { front: { name: 'f1' } }],
])('a record is not saved when it has %s', (_, sent, record) => expect(isSaved(sent, record)).toBe(false));
