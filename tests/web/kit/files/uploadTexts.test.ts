import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { Status } from '#kit/feedback/Status.tsx';
import { type FileSource, FileSourceContext } from '#kit/files/AdditionalFileSource.tsx';
import { usePicture, useUploads } from '#kit/files/useUploads.ts';
import { createPendingTasks } from '#kit/form/pendingTasks.ts';
import { createUploadJournal } from '#kit/form/uploadJournal.ts';
import { UnfitFile } from '#kit/photo/fileChecks.ts';
import { assessPhoto, preparePhoto } from '#kit/photo/photo.ts';
import { TabStorage } from '../../tabStorage.ts';
import { jpeg, openForm, pdf, uploaded, watchPage } from './uploadForm.ts';

vi.mock('#kit/photo/photo.ts', () => ({ preparePhoto: vi.fn(), assessPhoto: vi.fn() }));
// Otherwise it would last for the files after this one.
afterAll(() => void vi.doUnmock('#kit/photo/photo.ts'));

const { focused } = watchPage();

/** Opens a field for several PDF files. */
const openField = (value: unknown = [], pendingTasks = createPendingTasks()) =>
  openForm(value, (upload) => useUploads({ name: 'proofs', accept: 'pdf', upload, multiple: true }), pendingTasks);

/** Returns what a screen reader was told last. */
const announced = () => renderToStaticMarkup(createElement(Status)).replace(/<[^>]*>/g, '');

describe('a screen reader is told of an upload', () => {
  test('when it begins, when half of it is sent, and when it is done', async () => {
    const { hook, running, settle } = openField();
    const report = async (sent: number, total = 100) => {
      await act(async () => running.get('a.pdf')?.progress(sent, total));
      return announced();
    };
    await act(async () => hook.current.add([pdf('a')]));
    await vi.waitFor(() => expect(running.has('a.pdf')).toBe(true));
    expect(announced()).toBe('Subiendo a.pdf.');
    expect(await report(49)).toBe('Subiendo a.pdf.');
    expect(await report(0, 0)).toBe('Subiendo a.pdf.');
    expect(await report(100)).toBe('Subiendo a.pdf.');
    expect(await report(50)).toBe('a.pdf: 50%');
    expect(hook.current.files[0]?.state).toEqual({ is: 'uploading', sent: 50, total: 100 });

    await act(async () => hook.current.add([pdf('b')]));
    await vi.waitFor(() => expect(running.has('b.pdf')).toBe(true));
    expect(await report(60)).toBe('Subiendo b.pdf.');
    await settle('a.pdf', uploaded('a'));
    expect(announced()).toBe('a.pdf: listo.');
  });

  test('when it waits for two others, once it begins', async () => {
    const { hook, running, settle } = openField();
    await act(async () => hook.current.add([pdf('a'), pdf('b'), pdf('c')]));
    await vi.waitFor(() => expect(hook.current.files.at(-1)?.state.is).toBe('waiting'));
    expect(announced()).toBe('Subiendo b.pdf.');
    await settle('a.pdf', uploaded('a'));
    await vi.waitFor(() => expect(running.has('c.pdf')).toBe(true));
    expect(hook.current.files.at(-1)?.state.is).toBe('uploading');
  });

  test('with the reason why it failed', async () => {
    const { hook, pendingTasks, settle } = openField();
    await act(async () => hook.current.add([pdf('a')]));
    await settle('a.pdf', { text: 'El archivo está dañado.', retry: false });
    await vi.waitFor(() => expect(announced()).toBe('a.pdf: El archivo está dañado.'));
    await act(async () => hook.current.add([new File([], 'vacío.pdf')]));
    await vi.waitFor(() => expect(announced()).toBe('vacío.pdf: El archivo está vacío. Elige otro.'));
    expect(pendingTasks.errors()).toEqual({ proofs: 'El archivo está dañado.' });
  });

  test('no more after it was removed', async () => {
    const { hook, running } = openField();
    await act(async () => hook.current.add([pdf('a')]));
    await vi.waitFor(() => expect(running.has('a.pdf')).toBe(true));
    const before = announced();
    await act(async () => hook.current.remove(hook.current.files[0]?.key ?? ''));
    expect(announced()).toBe(before);
  });
});

const UNREADABLE = {
  is: 'error',
  text: fileTexts.fileNotReadable,
  canRetry: false,
};

/** Makes a file one that has been deleted. */
const makeUnreadable = (file: File) =>
  vi
    .spyOn(file, 'slice')
    .mockReturnValue({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) } as Blob);

describe('a PDF that cannot be read', () => {
  test('when it is chosen is asked for again, and not sent', async () => {
    const { hook, running } = openField();
    const gone = pdf('a');
    makeUnreadable(gone);
    await act(async () => hook.current.add([gone]));
    await vi.waitFor(() => expect(hook.current.files[0]?.state).toEqual(UNREADABLE));
    expect(running.size).toBe(0);
  });

  test.each([true, false])(
    'any more when its upload breaks off is asked for again at once (retry %j)',
    async (retry) => {
      const { hook, running, settle } = openField();
      const gone = pdf('a');
      await act(async () => hook.current.add([gone]));
      await vi.waitFor(() => expect(running.has('a.pdf')).toBe(true));
      makeUnreadable(gone);
      await settle('a.pdf', { text: 'Revisa tu internet.', retry });
      await vi.waitFor(() => expect(hook.current.files[0]?.state).toEqual(UNREADABLE));
      expect(running.size).toBe(0);
    },
  );
});

describe('a field whose upload a reload broke off', () => {
  const journalOf = (storage: TabStorage) => createPendingTasks(createUploadJournal('draft:ana:/loan', storage));

  test('asks for its files again, until another is chosen', async () => {
    const storage = new TabStorage();
    const before = openField([], journalOf(storage));
    await act(async () => before.hook.current.add([pdf('a'), pdf('b')]));
    const { hook } = openField([], journalOf(storage));
    const text = fileTexts.uploadInterrupted({ names: 'a.pdf, b.pdf' });
    expect(hook.current.field.warning).toBe(text);
    await act(async () => hook.current.add([pdf('c')]));
    expect(hook.current.field.warning).toBeUndefined();
  });
});

describe('a field for one picture', () => {
  const openPicture = (value: unknown = null, source?: Partial<FileSource>) => {
    const page = openForm(
      value,
      (upload) => usePicture({ name: 'proofs', upload, advise: true }),
      undefined,
      (field) => createElement(FileSourceContext.Provider, { value: (source as FileSource) ?? null }, field),
    );
    const add = async (name: string) => {
      await act(async () => page.hook.current.add([jpeg(name)]));
      await vi.waitFor(() => expect(page.running.has(`${name}.jpg`)).toBe(true));
    };
    const settle = (name: string) => page.settle(`${name}.jpg`, uploaded(name));
    return { ...page, add, settle };
  };

  beforeEach(() => {
    vi.mocked(preparePhoto)
      .mockReset()
      .mockImplementation(async (file) => file);
    vi.mocked(assessPhoto).mockReset().mockResolvedValue(undefined);
  });

  test('replaces its picture by the next one, and keeps the focus', async () => {
    const { hook, add, settle, ids } = openPicture(uploaded('old'));
    expect(hook.current.file?.key).toBe('old');
    await add('a');
    expect(focused.mock.calls).toEqual([['f-proofs']]);
    expect(ids()).toBe('old');
    expect(vi.mocked(preparePhoto).mock.calls).toEqual([[expect.any(File), 'jpeg', { selfie: false }]]);
    expect(hook.current.file).toMatchObject({ name: 'a.jpg', state: { is: 'uploading' } });
    await add('b');
    await settle('b');
    expect(ids()).toBe('b');
    expect(hook.current.files.map(({ name }) => name)).toEqual(['b.pdf']);
  });

  test('replaces a photo that failed, or that is no picture, by the next one', async () => {
    const { hook, add, settle, running, ids } = openPicture();
    await add('a');
    await act(async () => running.get('a.jpg')?.reject({ text: 'No.', retry: false }));
    await vi.waitFor(() => expect(hook.current.file?.state.is).toBe('error'));
    await act(async () => hook.current.add([pdf('contrato')]));
    await vi.waitFor(() => expect(hook.current.files.map(({ state }) => state.is)).toEqual(['error']));
    expect(hook.current.file?.name).toBe('contrato.pdf');
    await add('b');
    expect(hook.current.files).toHaveLength(1);
    await settle('b');
    expect(ids()).toBe('b');
  });

  test('sends a selfie at full quality, and is without advice unless it asks for it', async () => {
    const { hook, running } = openForm(null, (upload) => usePicture({ name: 'proofs', upload, selfie: true }));
    await act(async () => hook.current.add([jpeg('a')]));
    await vi.waitFor(() => expect(running.has('a.jpg')).toBe(true));
    expect(vi.mocked(preparePhoto).mock.calls).toEqual([[expect.any(File), 'jpeg', { selfie: true }]]);
    expect(assessPhoto).not.toHaveBeenCalled();
  });

  test('has no advice any more when the owner keeps the photo', async () => {
    vi.mocked(assessPhoto).mockResolvedValue('blurry');
    const { hook, add, settle } = openPicture();
    await add('a');
    await settle('a');
    expect(hook.current.file?.advice).toBe('blurry');
    await act(async () => hook.current.ignoreAdvice('another'));
    expect(hook.current.file?.advice).toBe('blurry');
    await act(async () => hook.current.ignoreAdvice(hook.current.file?.key ?? ''));
    expect(hook.current.file).toMatchObject({ state: { is: 'done' }, preview: 'blob:a.jpg', advice: undefined });
  });

  test('has the advice that its source knows, without an assessment', async () => {
    const { hook, add } = openPicture(null, { adviceFor: () => 'glare' });
    await add('a');
    expect(hook.current.file?.advice).toBe('glare');
    expect(assessPhoto).not.toHaveBeenCalled();
  });

  test('sends a photo again as it was prepared and assessed the first time', async () => {
    vi.mocked(assessPhoto).mockResolvedValue('dark');
    const { hook, add, settle, running } = openPicture();
    await add('a');
    await act(async () => running.get('a.jpg')?.reject({ text: 'No.', retry: false }));
    await vi.waitFor(() => expect(hook.current.file?.state.is).toBe('error'));
    running.clear();
    act(() => hook.current.retry(hook.current.file?.key ?? ''));
    expect(hook.current.file?.state).toEqual({ is: 'checking' });
    await act(async () => {});
    await vi.waitFor(() => expect(running.has('a.jpg')).toBe(true));
    await settle('a');
    expect(hook.current.file).toMatchObject({ state: { is: 'done' }, advice: 'dark' });
    expect(preparePhoto).toHaveBeenCalledOnce();
    expect(assessPhoto).toHaveBeenCalledOnce();
    expect(URL.createObjectURL).toHaveBeenCalledOnce();
  });

  test('says so when the photo cannot be opened, and offers no second attempt', async () => {
    const text = fileTexts.photoNotReadable;
    vi.mocked(preparePhoto).mockRejectedValue(new UnfitFile(text));
    const { hook } = openPicture();
    await act(async () => hook.current.add([jpeg('a')]));
    await vi.waitFor(() => expect(hook.current.file?.state).toEqual({ is: 'error', text, canRetry: false }));
  });

  test.each([
    ['cannot be opened because it cannot be read', new UnfitFile('No pudimos abrir esta foto.'), true],
    ['breaks off while it is read', new DOMException('', 'NotReadableError'), false],
  ])('asks for a photo again that %s', async (_, reason, isGone) => {
    const photo = jpeg('a');
    vi.mocked(preparePhoto).mockImplementation(async () => {
      if (isGone) makeUnreadable(photo);
      throw reason;
    });
    const { hook } = openPicture();
    await act(async () => hook.current.add([photo]));
    await vi.waitFor(() => expect(hook.current.file?.state).toEqual(UNREADABLE));
  });

  test('is not sent when it was removed while it was prepared', async () => {
    let prepared = (_file: File) => {};
    vi.mocked(preparePhoto).mockReturnValue(new Promise((resolve) => (prepared = resolve)));
    const { hook, running, ids } = openPicture();
    await act(async () => hook.current.add([jpeg('a')]));
    await vi.waitFor(() => expect(preparePhoto).toHaveBeenCalled());
    await act(async () => hook.current.remove(hook.current.file?.key ?? ''));
    await act(async () => prepared(jpeg('a')));
    expect([running.size, ids(), hook.current.file]).toEqual([0, null, undefined]);
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });
});
