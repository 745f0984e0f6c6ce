import { fireEvent, render, screen } from '@testing-library/react';
import { createForm } from 'final-form';
import { act, createElement } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { type FileSource, FileSourceContext } from '#kit/files/AdditionalFileSource.tsx';
import { ImageField } from '#kit/files/ImageField.tsx';
import { usePicture, useUploads } from '#kit/files/useUploads.ts';
import { UnfitFile } from '#kit/photo/fileChecks.ts';
import { assessPhoto, preparePhoto } from '#kit/photo/photo.ts';
import { deferred } from '../../../deferred.ts';
import { insideForm } from '../../insideForm.ts';
import { jpeg, makeUnreadable, openForm, UNREADABLE, uploaded, watchPage } from './uploadForm.ts';

vi.mock('#kit/photo/photo.ts', () => ({ preparePhoto: vi.fn(), assessPhoto: vi.fn() }));
// Otherwise it would last for the files after this one.
afterAll(() => void vi.doUnmock('#kit/photo/photo.ts'));

const { focused } = watchPage();

beforeEach(() => {
  vi.mocked(preparePhoto)
    .mockReset()
    .mockImplementation(async (file) => file);
  vi.mocked(assessPhoto).mockReset().mockResolvedValue(undefined);
});

describe('the photos of a field', () => {
  const open = () => {
    const assessed = deferred<'blurry'>();
    vi.mocked(assessPhoto).mockReturnValue(assessed.promise);
    const page = openForm([], (upload) =>
      useUploads({ name: 'proofs', accept: 'image', upload, multiple: true, advise: true }),
    );
    return { assessed, ...page };
  };

  test('are sent while they are assessed, and have the advice when they are uploaded', async () => {
    const { assessed, hook, running, choose } = open();
    await choose(jpeg('a'));
    await act(async () => running.get('a.jpg')?.resolve(uploaded('a')));
    expect(hook.current.files[0]).toMatchObject({ state: { is: 'uploading' } });
    await act(async () => assessed.resolve('blurry'));
    expect(hook.current.files[0]).toMatchObject({ state: { is: 'done' }, advice: 'blurry' });
  });

  test('are not put into the field when the owner has removed them while they are assessed', async () => {
    const { assessed, hook, running, ids, pendingTasks, choose } = open();
    await choose(jpeg('a'));
    await act(async () => running.get('a.jpg')?.resolve(uploaded('a')));
    await act(async () => hook.current.remove(hook.current.files[0]?.key ?? ''));
    await act(async () => assessed.resolve('blurry'));
    expect(ids()).toEqual([]);
    expect(hook.current.files).toEqual([]);
    expect(pendingTasks.running().size).toBe(0);
  });

  test('are put into the field when they cannot be assessed', async () => {
    const { assessed, running, ids, choose } = open();
    await choose(jpeg('a'));
    await act(async () => assessed.reject(new Error('no memory')));
    await act(async () => running.get('a.jpg')?.resolve(uploaded('a')));
    expect(ids()).toEqual(['a']);
  });

  test('are sent in the order in which they were chosen, also when a later one is prepared sooner', async () => {
    const { hook, running } = open();
    const first = deferred<File>();
    vi.mocked(preparePhoto).mockReturnValueOnce(first.promise);
    await act(async () => hook.current.add([jpeg('a'), jpeg('b')]));
    await expect.poll(() => preparePhoto).toHaveBeenCalledTimes(2);
    await act(async () => {});
    expect(running.size).toBe(0);
    await act(async () => first.resolve(jpeg('a')));
    await expect.poll(() => [...running.keys()]).toEqual(['a.jpg', 'b.jpg']);
  });

  test('that are chosen later are prepared while the first one is sent', async () => {
    const { assessed, hook, running, ids, choose } = open();
    await choose(jpeg('a'));
    await act(async () => hook.current.add([jpeg('b')]));
    await expect.poll(() => [...running.keys()]).toEqual(['a.jpg', 'b.jpg']);
    assessed.resolve('blurry');
    for (const name of ['a', 'b']) await act(async () => running.get(`${name}.jpg`)?.resolve(uploaded(name)));
    expect(ids()).toEqual(['a', 'b']);
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
    const add = (name: string) => page.choose(jpeg(name));
    const settle = (name: string) => page.settle(`${name}.jpg`, uploaded(name));
    return { ...page, add, settle };
  };

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

  test('sends a selfie at full quality, and is without advice unless it asks for it', async () => {
    const { choose } = openForm(null, (upload) => usePicture({ name: 'proofs', upload, selfie: true }));
    await choose(jpeg('a'));
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

  test('with advice is replaced by another photo', async () => {
    vi.mocked(assessPhoto).mockResolvedValueOnce('blurry');
    const form = createForm<{ front: object | null }>({ initialValues: { front: null }, onSubmit: () => undefined });
    const upload = async ({ name }: File) => uploaded(name);
    const texts = { name: 'front', label: 'Frente', hint: '' };
    render(insideForm(form, createElement(ImageField, { ...texts, drawing: null, upload })));
    const take = async (button: string, photo: string) =>
      fireEvent.change(await screen.findByLabelText(`Frente ${button}`), { target: { files: [jpeg(photo)] } });
    await take(fileTexts.takePhoto, 'a');
    await take(fileTexts.takeAnotherOne, 'b');
    await expect.poll(() => form.getState().values.front).toMatchObject({ id: 'b.jpg' });
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
    await expect.poll(() => hook.current.file?.state.is).toBe('error');
    running.clear();
    act(() => hook.current.retry(hook.current.file?.key ?? ''));
    expect(hook.current.file?.state).toEqual({ is: 'checking' });
    await act(async () => {});
    await expect.poll(() => running.has('a.jpg')).toBe(true);
    await settle('a');
    expect(hook.current.file).toMatchObject({ state: { is: 'done' }, advice: 'dark' });
    expect(preparePhoto).toHaveBeenCalledOnce();
    expect(assessPhoto).toHaveBeenCalledOnce();
    expect(URL.createObjectURL).toHaveBeenCalledOnce();
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
    await expect.poll(() => hook.current.file?.state).toEqual(UNREADABLE);
  });

  test('is not sent when it was removed while it was prepared', async () => {
    let prepared = (_file: File) => {};
    vi.mocked(preparePhoto).mockReturnValue(new Promise((resolve) => (prepared = resolve)));
    const { hook, running, ids } = openPicture();
    await act(async () => hook.current.add([jpeg('a')]));
    await expect.poll(() => preparePhoto).toHaveBeenCalled();
    await act(async () => hook.current.remove(hook.current.file?.key ?? ''));
    await act(async () => prepared(jpeg('a')));
    expect([running.size, ids(), hook.current.file]).toEqual([0, null, undefined]);
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });
});
