import { describe, expect, test } from 'vitest';
import { errorState, type FieldUpload, fileViews, withUploaded } from '#kit/files/fileViews.ts';
import { UnfitFile } from '#kit/photo/fileChecks.ts';

describe('a failed file', () => {
  test.each([
    ['that can never be sent', new UnfitFile('Elige un archivo PDF.'), 'Elige un archivo PDF.', false],
    ['whose upload failed', { text: 'No hay conexión.', retry: true }, 'No hay conexión.', true],
    ['that the server rejected', { text: 'Elige otro.', retry: false }, 'Elige otro.', true],
    ['with a text only', { text: 'Not one of ours' }, 'No pudimos subir INE.jpg.', true],
    ['with an unknown error', new TypeError('x is not a function'), 'No pudimos subir INE.jpg.', true],
    ['without a reason', null, 'No pudimos subir INE.jpg.', true],
    ['with a word for a reason', 'text retry', 'No pudimos subir INE.jpg.', true],
  ])('%s says why, and whether it can be sent again', (_, reason, text, canRetry) => {
    expect(errorState(reason, 'INE.jpg')).toEqual({ is: 'error', text, canRetry });
  });
});

describe('the files of a field', () => {
  const upload = (key: string, position: number, more: Partial<FieldUpload> = {}): FieldUpload => ({
    ...{ key, position, file: new File(['12345'], `${key}.heic`), state: { is: 'checking' } },
    controller: new AbortController(),
    ...more,
  });
  const uploaded = (id: string) => ({ id, name: `${id}.pdf`, size: 7, url: `/files/${id}` });
  const ids = (files: readonly { id: string }[]) => files.map(({ id }) => id);

  test('have the name and size of the file as it is sent, once it is prepared', () => {
    const prepared = new File(['123'], 'a.jpg');
    const [chosen, ready] = fileViews([], [upload('a', 1), upload('b', 2, { prepared })]);
    expect(chosen).toMatchObject({ name: 'a.heic', size: 5 });
    expect(ready).toMatchObject({ name: 'a.jpg', size: 3 });
  });

  test('are listed in the order in which they were chosen; a replacement follows what it replaces', () => {
    const done = upload('file-1', 2, { id: 'u', preview: 'blob:u', advice: 'dark', state: { is: 'done' } });
    const rows = fileViews(
      [uploaded('v'), uploaded('w'), uploaded('u')],
      [
        upload('last', 5),
        upload('first', 1),
        done,
        upload('new', 2, { replaces: 'u' }),
        upload('x', 0, { replaces: 'v' }),
      ],
    );
    expect(rows.map(({ key }) => key)).toEqual(['v', 'x', 'w', 'first', 'file-1', 'new', 'last']);
    expect(rows[4]).toEqual({
      ...{ key: 'file-1', name: 'u.pdf', size: 7, url: '/files/u' },
      ...{ state: { is: 'done' }, preview: 'blob:u', advice: 'dark' },
    });
  });

  test('become the value in the order in which they were chosen, or in the place of what they replace', () => {
    const uploads = [upload('b', 2, { id: 'b' }), upload('c', 3, { id: 'c' })];
    const values = [uploaded('saved'), uploaded('c')];
    const added = withUploaded(values, uploaded('b'), { position: 2, replaces: undefined }, uploads);
    expect(ids(added)).toEqual(['saved', 'b', 'c']);
    expect(ids(withUploaded(added, uploaded('x'), { position: 2, replaces: 'b' }, uploads))).toEqual([
      'saved',
      'x',
      'c',
    ]);
  });
});
