import { expect, test } from 'vitest';
import { createUploadJournal } from '#kit/browser/uploadJournal.ts';
import { createPendingUploads } from '#kit/form/pendingUploads.ts';
import { TabStorage } from '../../tabStorage.ts';

const KEY = 'draft:ana:/profile/identification';
const never = () => new Promise(() => {});

/** Opens the form in a tab, as after a reload. */
const openForm = (storage: TabStorage, key: string | undefined = KEY) => {
  const journal = createUploadJournal(key, storage);
  return { journal, uploads: createPendingUploads(journal) };
};

test('an upload that a reload broke off is known to its field until another file is chosen there', () => {
  const storage = new TabStorage();
  const { uploads } = openForm(storage);
  uploads.register(never(), 'front', 'file-1', 'ine.jpg');
  uploads.register(never(), 'back', 'file-2', 'reverso.jpg');
  expect(uploads.interrupted('front')).toEqual([]);

  const reloaded = openForm(storage).uploads;
  expect(reloaded.interrupted('front')).toEqual(['ine.jpg']);
  reloaded.register(never(), 'front', 'file-3', 'otra.jpg');
  expect(reloaded.interrupted('front')).toEqual([]);
  expect(reloaded.interrupted('back')).toEqual(['reverso.jpg']);
  expect(openForm(storage).uploads.interrupted('front')).toEqual(['otra.jpg']);
});

test('nothing is kept of uploads that ended, whether they succeeded or not', async () => {
  const storage = new TabStorage();
  const { uploads } = openForm(storage);
  uploads.register(Promise.resolve(), 'front', 'file-1', 'ine.jpg');
  uploads.register(Promise.reject({ text: 'No.' }), 'front', 'file-2', 'otra.jpg');
  expect(storage.length).toBe(1);
  await uploads.settled();
  expect(storage.length).toBe(0);
});

test('nothing is known of broken uploads once the form was sent', () => {
  const storage = new TabStorage();
  openForm(storage).uploads.register(never(), 'front', 'file-1', 'ine.jpg');
  openForm(storage).journal.clear();
  expect(storage.length).toBe(0);
});

test('a form without a draft and a damaged journal know of no upload', () => {
  const storage = new TabStorage();
  const unnamed = createPendingUploads();
  unnamed.register(never(), 'front', 'file-1', 'ine.jpg');
  expect(createPendingUploads().interrupted('front')).toEqual([]);
  storage.setItem(`${KEY}#uploads`, '{"front":"ine.jpg","back":[1]}');
  const { uploads } = openForm(storage);
  expect([uploads.interrupted('front'), uploads.interrupted('back')]).toEqual([[], []]);
});
