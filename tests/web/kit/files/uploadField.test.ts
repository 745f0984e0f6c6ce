import { act } from 'react';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { useUploads } from '#kit/files/useUploads.ts';
import type { Accept } from '#kit/photo/fileChecks.ts';
import { assessPhoto, preparePhoto } from '#kit/photo/photo.ts';
import { deferred } from '../../../deferred.ts';
import { jpeg, openForm, pdf, uploaded, watchPage } from './uploadForm.ts';

vi.mock('#kit/photo/photo.ts', () => ({ preparePhoto: vi.fn(), assessPhoto: vi.fn() }));
// Otherwise it would last for the files after this one.
afterAll(() => void vi.doUnmock('#kit/photo/photo.ts'));

const { focused, revoked } = watchPage();

/** Opens a field for PDF files, or for photos. */
function openField(value: unknown, { multiple = true, accept = 'pdf' as Accept } = {}) {
  const page = openForm(value, (upload) =>
    useUploads({ name: 'proofs', accept, upload, multiple, advise: accept === 'image' }),
  );
  const { hook } = page;
  const add = async (names: string[], replacedKey?: string) => {
    await act(async () => hook.current.add(names.map(pdf), replacedKey));
    await vi.waitFor(() => expect(hook.current.files.some(({ state }) => state.is === 'checking')).toBe(false));
  };
  const settle = (name: string, outcome: object) => page.settle(`${name}.pdf`, outcome);
  const rows = () => hook.current.files.map(({ name, state }) => `${name} ${state.is}`);
  const keyOf = (name: string) => hook.current.files.find((file) => file.name === `${name}.pdf`)?.key ?? '';
  return { ...page, add, settle, rows, keyOf };
}

describe('the files of a field', () => {
  test('are listed and become its value in the order in which they were chosen', async () => {
    const { add, settle, rows, ids } = openField([uploaded('a')]);
    expect(rows()).toEqual(['a.pdf done']);
    await add(['b', 'c']);
    expect(rows()).toEqual(['a.pdf done', 'b.pdf uploading', 'c.pdf uploading']);
    await settle('c', uploaded('c'));
    expect(ids()).toEqual(['a', 'c']);
    await settle('b', uploaded('b'));
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(rows()).toEqual(['a.pdf done', 'b.pdf done', 'c.pdf done']);
  });

  test('keep their preview when they are uploaded; it is freed with the field', async () => {
    const { hook, add, settle, unmount } = openField([]);
    await add(['b']);
    expect(hook.current.files[0]).toMatchObject({ preview: 'blob:b.pdf' });
    await settle('b', uploaded('b'));
    expect(hook.current.files[0]).toMatchObject({ preview: 'blob:b.pdf', url: '/files/b' });
    expect(revoked).not.toHaveBeenCalled();
    unmount();
    expect(revoked.mock.calls).toEqual([['blob:b.pdf']]);
  });

  test('are sent no more when the field has left the page', async () => {
    const { running, add, unmount } = openField([]);
    await add(['b']);
    const upload = running.get('b.pdf');
    unmount();
    expect(upload?.signal.aborted).toBe(true);
  });

  test('are not sent when the field does not accept them', async () => {
    const { hook, running } = openField([]);
    await act(async () => hook.current.add([new File(['<html>'], 'x.html')]));
    await vi.waitFor(() => expect(hook.current.files[0]?.state).toMatchObject({ is: 'error', canRetry: false }));
    expect(running.size).toBe(0);
  });

  test('that failed keep an error, which stops the submit, until they are sent again', async () => {
    const { hook, pendingTasks, add, settle, keyOf, ids } = openField([]);
    await add(['b']);
    await settle('b', { text: 'No pudimos subir b.pdf.', retry: false });
    const failed = { is: 'error', text: 'No pudimos subir b.pdf.', canRetry: true };
    await vi.waitFor(() => expect(hook.current.files[0]?.state).toEqual(failed));
    expect(pendingTasks.errors()).toEqual({ proofs: 'No pudimos subir b.pdf.' });
    await act(async () => hook.current.retry('unknown'));
    await act(async () => hook.current.retry(keyOf('b')));
    expect(pendingTasks.errors()).toEqual({});
    await settle('b', uploaded('b'));
    expect(ids()).toEqual(['b']);
  });

  test('can be removed before and after they were uploaded', async () => {
    const { hook, pendingTasks, running, add, keyOf, ids, rows } = openField([uploaded('a')]);
    await add(['b']);
    const waiting = pendingTasks.settled();
    const upload = running.get('b.pdf');
    await act(async () => hook.current.remove(keyOf('b')));
    expect(upload?.signal.aborted).toBe(true);
    expect(await waiting).toBe(false);
    expect(focused.mock.calls).toEqual([['f-proofs']]);
    expect(pendingTasks.errors()).toEqual({});
    await act(async () => hook.current.remove(keyOf('a')));
    expect(ids()).toEqual([]);
    expect(rows()).toEqual([]);
  });

  test('stay when another one is removed, added or sent again', async () => {
    const { hook, add, settle, keyOf, ids, rows, running } = openField([uploaded('a'), uploaded('b')]);
    await act(async () => hook.current.remove(keyOf('a')));
    expect(ids()).toEqual(['b']);
    act(() => hook.current.add([pdf('c')]));
    expect(hook.current.files.at(-1)?.state).toEqual({ is: 'checking' });
    await add(['d']);
    expect(rows()).toEqual(['b.pdf done', 'c.pdf uploading', 'd.pdf uploading']);
    for (const name of ['c', 'd']) await settle(name, { text: 'No.', retry: false });
    await vi.waitFor(() => expect(rows()).toEqual(['b.pdf done', 'c.pdf error', 'd.pdf error']));
    await act(async () => hook.current.retry(keyOf('d')));
    await vi.waitFor(() => expect([...running.keys()]).toEqual(['d.pdf']));
    await add(['e'], keyOf('c'));
    expect(rows()).toEqual(['b.pdf done', 'e.pdf uploading', 'd.pdf uploading']);
  });

  test('are replaced by the last choice when two are chosen for one', async () => {
    const { add, settle, keyOf, ids, rows, running } = openField([uploaded('a'), uploaded('b')]);
    await add(['other']);
    await add(['x'], keyOf('a'));
    const first = running.get('x.pdf');
    await add(['y'], keyOf('a'));
    expect(first?.signal.aborted).toBe(true);
    expect(rows()).toEqual(['a.pdf done', 'y.pdf uploading', 'b.pdf done', 'other.pdf uploading']);
    await settle('y', uploaded('y'));
    expect(ids()).toEqual(['y', 'b']);
  });

  test('can be replaced, in their place, by another one', async () => {
    const { add, settle, keyOf, ids, rows } = openField([uploaded('a'), uploaded('b')]);
    await add(['x'], keyOf('a'));
    expect(rows()).toEqual(['a.pdf done', 'x.pdf uploading', 'b.pdf done']);
    await settle('x', uploaded('x'));
    expect(ids()).toEqual(['x', 'b']);
    expect(rows()).toEqual(['x.pdf done', 'b.pdf done']);
  });

  test('that fail to replace one are themselves replaced by the next attempt', async () => {
    const { hook, add, settle, keyOf, ids, rows } = openField([uploaded('a'), uploaded('b')]);
    await add(['x'], keyOf('a'));
    await settle('x', { text: 'No.', retry: false });
    await vi.waitFor(() => expect(hook.current.files.some(({ state }) => state.is === 'error')).toBe(true));
    await add(['y'], keyOf('x'));
    expect(rows()).toEqual(['a.pdf done', 'y.pdf uploading', 'b.pdf done']);
    await settle('y', uploaded('y'));
    expect(ids()).toEqual(['y', 'b']);
  });
});

describe('a field for one file', () => {
  test('holds the newest, and takes the focus that its button had', async () => {
    const { add, settle, ids, keyOf } = openField(null, { multiple: false });
    await add(['b']);
    expect(focused.mock.calls).toEqual([['f-proofs']]);
    await settle('b', uploaded('b'));
    expect(ids()).toBe('b');
    await add(['c'], keyOf('b'));
    expect(focused).toHaveBeenCalledOnce();
    await settle('c', uploaded('c'));
    expect(ids()).toBe('c');
  });

  test('is empty again when its file is removed', async () => {
    const { hook, form } = openField(uploaded('a'), { multiple: false });
    await act(async () => hook.current.remove('a'));
    expect(form.getState().values.proofs).toBeNull();
  });
});

test('a protected PDF is uploaded with the advice to save it without its password', async () => {
  const { hook, running } = openField([]);
  await act(async () => hook.current.add([new File(['%PDF-1.7\ntrailer <</Encrypt 5 0 R>>\n%%EOF\n'], 'a.pdf')]));
  await vi.waitFor(() => expect(running.has('a.pdf')).toBe(true));
  await act(async () => running.get('a.pdf')?.resolve(uploaded('a')));
  await vi.waitFor(() => expect(hook.current.files[0]).toMatchObject({ state: { is: 'done' }, advice: 'protected' }));
});

describe('the photos of a field', () => {
  const open = () => {
    vi.mocked(preparePhoto)
      .mockReset()
      .mockImplementation(async (file) => file);
    const assessed = deferred<'blurry'>();
    vi.mocked(assessPhoto).mockReturnValue(assessed.promise);
    return { assessed, ...openField([], { accept: 'image' }) };
  };

  test('are sent while they are assessed, and have the advice when they are uploaded', async () => {
    const { assessed, hook, running } = open();
    await act(async () => hook.current.add([jpeg('a')]));
    await vi.waitFor(() => expect(running.has('a.jpg')).toBe(true));
    await act(async () => running.get('a.jpg')?.resolve(uploaded('a')));
    expect(hook.current.files[0]).toMatchObject({ state: { is: 'uploading' } });
    await act(async () => assessed.resolve('blurry'));
    expect(hook.current.files[0]).toMatchObject({ state: { is: 'done' }, advice: 'blurry' });
  });

  test('are not put into the field when the owner has removed them while they are assessed', async () => {
    const { assessed, hook, running, ids, pendingTasks } = open();
    await act(async () => hook.current.add([jpeg('a')]));
    await vi.waitFor(() => expect(running.has('a.jpg')).toBe(true));
    await act(async () => running.get('a.jpg')?.resolve(uploaded('a')));
    await act(async () => hook.current.remove(hook.current.files[0]?.key ?? ''));
    await act(async () => assessed.resolve('blurry'));
    expect(ids()).toEqual([]);
    expect(hook.current.files).toEqual([]);
    expect(pendingTasks.running().size).toBe(0);
  });

  test('are put into the field when they cannot be assessed', async () => {
    const { assessed, hook, running, ids } = open();
    await act(async () => hook.current.add([jpeg('a')]));
    await vi.waitFor(() => expect(running.has('a.jpg')).toBe(true));
    await act(async () => assessed.reject(new Error('no memory')));
    await act(async () => running.get('a.jpg')?.resolve(uploaded('a')));
    expect(ids()).toEqual(['a']);
  });

  test('are sent in the order in which they were chosen, also when a later one is prepared sooner', async () => {
    const { hook, running } = open();
    const first = deferred<File>();
    vi.mocked(preparePhoto).mockReturnValueOnce(first.promise);
    await act(async () => hook.current.add([jpeg('a'), jpeg('b')]));
    await vi.waitFor(() => expect(preparePhoto).toHaveBeenCalledTimes(2));
    await act(async () => {});
    expect(running.size).toBe(0);
    await act(async () => first.resolve(jpeg('a')));
    await vi.waitFor(() => expect([...running.keys()]).toEqual(['a.jpg', 'b.jpg']));
  });

  test('that are chosen later are prepared while the first one is sent', async () => {
    const { assessed, hook, running, ids } = open();
    await act(async () => hook.current.add([jpeg('a')]));
    await vi.waitFor(() => expect(running.has('a.jpg')).toBe(true));
    await act(async () => hook.current.add([jpeg('b')]));
    await vi.waitFor(() => expect([...running.keys()]).toEqual(['a.jpg', 'b.jpg']));
    assessed.resolve('blurry');
    for (const name of ['a', 'b']) await act(async () => running.get(`${name}.jpg`)?.resolve(uploaded(name)));
    expect(ids()).toEqual(['a', 'b']);
  });
});
