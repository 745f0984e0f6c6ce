import { describe, expect, test } from 'vitest';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { stateText } from '#kit/files/FileParts.tsx';
import { errorState, type FieldUpload, type FileState, fileViews } from '#kit/files/fileViews.ts';
import { UnfitFile } from '#kit/photo/fileChecks.ts';

describe('a failed file', () => {
  const couldNotUpload = fileTexts.couldNotUpload({ name: 'INE.jpg' });

  test.each([
    ['that can never be sent', new UnfitFile('Elige un archivo PDF.'), 'Elige un archivo PDF.', false],
    ['whose upload failed', { text: 'No hay conexión.', retry: true }, 'No hay conexión.', true],
    ['that the server rejected', { text: 'Elige otro.', retry: false }, 'Elige otro.', true],
    ['with a text only', { text: 'Not one of ours' }, couldNotUpload, true],
    ['without a reason', null, couldNotUpload, true],
    ['with a word for a reason', 'text retry', couldNotUpload, true],
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
});

test.each<[FileState, string]>([
  [{ is: 'checking' }, fileTexts.checking],
  [{ is: 'waiting' }, fileTexts.inQueue],
  [{ is: 'uploading', sent: 2.5e6, total: 4e6 }, fileTexts.uploadProgress({ percent: 62, sent: '2.5', total: '4.0' })],
  [{ is: 'uploading', sent: 4e6, total: 4e6 }, fileTexts.processing],
  [{ is: 'retrying' }, fileTexts.tryingAgain],
])('the owner reads of a file that is %o: %s', (state, text) => {
  expect(stateText({ key: 'f', name: 'ine.jpg', size: 4e6, state })).toBe(text);
});
