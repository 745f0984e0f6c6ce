import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Status } from '#kit/feedback/Status.tsx';
import { useUploads } from '#kit/files/useUploads.ts';
import { createPendingTasks } from '#kit/form/pendingTasks.ts';
import { createUploadJournal } from '#kit/form/uploadJournal.ts';
import { makeUnreadable, openForm, pdf, UNREADABLE, uploaded, watchPage } from './uploadForm.ts';

const { focused, revoked } = watchPage();

/** Opens a field for PDF files. */
function openField(value: unknown = [], { multiple = true, tasks = createPendingTasks() } = {}) {
  const page = openForm(value, (upload) => useUploads({ name: 'proofs', accept: 'pdf', upload, multiple }), tasks);
  const { hook } = page;
  const add = async (names: string[], replacedKey?: string) => {
    await act(async () => hook.current.add(names.map(pdf), replacedKey));
    await expect.poll(() => hook.current.files.some(({ state }) => state.is === 'checking')).toBe(false);
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
    await expect.poll(() => hook.current.files[0]?.state).toMatchObject({ is: 'error', canRetry: false });
    expect(running.size).toBe(0);
  });

  test('that failed keep an error, which stops the submit, until they are sent again', async () => {
    const { hook, pendingTasks, add, settle, keyOf, ids } = openField([]);
    await add(['b']);
    await settle('b', { text: 'No.', retry: false });
    const failed = { is: 'error', text: 'No.', canRetry: true };
    await expect.poll(() => hook.current.files[0]?.state).toEqual(failed);
    expect(pendingTasks.errors()).toEqual({ proofs: 'No.' });
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
    await expect.poll(rows).toEqual(['b.pdf done', 'c.pdf error', 'd.pdf error']);
    await act(async () => hook.current.retry(keyOf('d')));
    await expect.poll(() => [...running.keys()]).toEqual(['d.pdf']);
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

  test('that fail to replace one are themselves replaced by the next attempt', async () => {
    const { hook, add, settle, keyOf, ids, rows } = openField([uploaded('a'), uploaded('b')]);
    await add(['x'], keyOf('a'));
    await settle('x', { text: 'No.', retry: false });
    await expect.poll(() => hook.current.files.some(({ state }) => state.is === 'error')).toBe(true);
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
  const { hook, running, choose } = openField([]);
  await choose(new File(['%PDF-1.7\ntrailer <</Encrypt 5 0 R>>\n%%EOF\n'], 'a.pdf'));
  await act(async () => running.get('a.pdf')?.resolve(uploaded('a')));
  await expect.poll(() => hook.current.files[0]).toMatchObject({ state: { is: 'done' }, advice: 'protected' });
  expect(announced()).toBe(fileTexts.pdfIsProtected);
});

/** Returns what a screen reader was told last. */
const announced = () => renderToStaticMarkup(createElement(Status)).replace(/<[^>]*>/g, '');

describe('a screen reader is told of an upload', () => {
  test('when it begins, when half of it is sent, and when it is done', async () => {
    const { hook, running, settle, choose } = openField();
    const report = async (sent: number, total = 100) => {
      await act(async () => running.get('a.pdf')?.progress(sent, total));
      return announced();
    };
    await choose(pdf('a'));
    expect(announced()).toBe(fileTexts.uploading({ name: 'a.pdf' }));
    expect(await report(49)).toBe(fileTexts.uploading({ name: 'a.pdf' }));
    expect(await report(0, 0)).toBe(fileTexts.uploading({ name: 'a.pdf' }));
    expect(await report(100)).toBe(fileTexts.uploading({ name: 'a.pdf' }));
    expect(await report(50)).toBe(fileTexts.halfUploaded({ name: 'a.pdf' }));
    expect(hook.current.files[0]?.state).toEqual({ is: 'uploading', sent: 50, total: 100 });

    await choose(pdf('b'));
    expect(await report(60)).toBe(fileTexts.uploading({ name: 'b.pdf' }));
    await settle('a', uploaded('a'));
    expect(announced()).toBe(fileTexts.fileDone({ name: 'a.pdf' }));
  });

  test('with the reason why it failed', async () => {
    const { hook, pendingTasks, settle } = openField();
    await act(async () => hook.current.add([pdf('a')]));
    await settle('a', { text: 'No.', retry: false });
    await expect.poll(announced).toBe(fileTexts.fileProblem({ name: 'a.pdf', problem: 'No.' }));
    await act(async () => hook.current.add([new File([], 'b.pdf')]));
    const empty = fileTexts.fileProblem({ name: 'b.pdf', problem: fileTexts.fileIsEmpty });
    await expect.poll(announced).toBe(empty);
    expect(pendingTasks.errors()).toEqual({ proofs: 'No.' });
  });

  test('no more after it was removed', async () => {
    const { hook, choose } = openField();
    await choose(pdf('a'));
    const before = announced();
    await act(async () => hook.current.remove(hook.current.files[0]?.key ?? ''));
    expect(announced()).toBe(before);
  });
});

describe('a PDF that cannot be read', () => {
  test('when it is chosen is asked for again, and not sent', async () => {
    const { hook, running } = openField();
    const gone = pdf('a');
    makeUnreadable(gone);
    await act(async () => hook.current.add([gone]));
    await expect.poll(() => hook.current.files[0]?.state).toEqual(UNREADABLE);
    expect(running.size).toBe(0);
  });

  test.each([true, false])(
    'any more when its upload breaks off is asked for again at once (retry %j)',
    async (retry) => {
      const { hook, running, settle, choose } = openField();
      const gone = pdf('a');
      await choose(gone);
      makeUnreadable(gone);
      await settle('a', { text: 'Revisa tu internet.', retry });
      await expect.poll(() => hook.current.files[0]?.state).toEqual(UNREADABLE);
      expect(running.size).toBe(0);
    },
  );
});

test('a field whose upload a reload broke off asks for its files again, until another is chosen', async () => {
  const loadForm = () => openField([], { tasks: createPendingTasks(createUploadJournal('draft:ana:/loan')) });
  const before = loadForm();
  await act(async () => before.hook.current.add([pdf('a'), pdf('b')]));
  const { hook } = loadForm();
  expect(hook.current.field.warning).toBe(fileTexts.uploadInterrupted({ names: 'a.pdf, b.pdf' }));
  await act(async () => hook.current.add([pdf('c')]));
  expect(hook.current.field.warning).toBeUndefined();
});
