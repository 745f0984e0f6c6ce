import { describe, expect, test } from 'vitest';
import { errorState, fileViews, type PendingFile } from '#kit/files/fileViews.ts';
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

describe('the rows of a field', () => {
  const pending = (key: string, position: number, more: Partial<PendingFile> = {}): PendingFile => ({
    ...{ key, position, file: new File(['12345'], `${key}.heic`), state: { is: 'checking' } },
    ...more,
  });
  const uploaded = (id: string) => ({ id, name: `${id}.pdf`, size: 7, url: `/files/${id}` });

  test('have the name and size of the file as it is sent, once it is prepared', () => {
    const prepared = new File(['123'], 'a.jpg');
    const [chosen, ready] = fileViews([], [pending('a', 1), pending('a', 2, { prepared })], {}, () => 0);
    expect(chosen).toMatchObject({ name: 'a.heic', size: 5 });
    expect(ready).toMatchObject({ name: 'a.jpg', size: 3 });
  });

  test('are in the order in which the files were chosen; a replacement follows what it replaces', () => {
    const positions: Record<string, number> = { u: 2, v: 4 };
    const rows = fileViews(
      [uploaded('v'), uploaded('u')],
      [pending('last', 5), pending('first', 1), pending('new', 2)],
      { u: { key: 'file-1', preview: 'blob:u', advice: 'dark' } },
      (id) => positions[id] ?? 0,
    );
    expect(rows.map(({ key }) => key)).toEqual(['first', 'file-1', 'new', 'v', 'last']);
    expect(rows[1]).toEqual({
      ...{ key: 'file-1', name: 'u.pdf', size: 7, url: '/files/u' },
      ...{ state: { is: 'done' }, preview: 'blob:u', advice: 'dark' },
    });
  });
});
