import { expect, test } from 'vitest';
import { createPendingTasks } from '#kit/form/pendingTasks.ts';
import { createUploadJournal } from '#kit/form/uploadJournal.ts';
import { TabStorage } from '../../tabStorage.ts';

const KEY = 'draft:ana:/profile/identification';

/** Opens the form in a tab, as after a reload. */
const openForm = (storage: TabStorage, key: string | undefined = KEY) => {
  const journal = createUploadJournal(key, storage);
  return { journal, tasks: createPendingTasks(journal) };
};

test('an upload that a reload broke off is known to its field until another file is chosen there', () => {
  const storage = new TabStorage();
  const { tasks } = openForm(storage);
  tasks.set('front', { uploading: ['ine.jpg'] });
  tasks.set('back', { uploading: ['reverso.jpg'] });
  expect(tasks.interrupted('front')).toEqual([]);

  const reloaded = openForm(storage).tasks;
  reloaded.set('front', { uploading: [] });
  expect(reloaded.interrupted('front')).toEqual(['ine.jpg']);
  reloaded.set('front', { uploading: ['otra.jpg'] });
  expect(reloaded.interrupted('front')).toEqual([]);
  expect(reloaded.interrupted('back')).toEqual(['reverso.jpg']);
  expect(openForm(storage).tasks.interrupted('front')).toEqual(['otra.jpg']);
});

test('nothing is kept of uploads that ended, whether they succeeded or not', () => {
  const storage = new TabStorage();
  const { tasks } = openForm(storage);
  tasks.set('front', { uploading: ['ine.jpg', 'otra.jpg'] });
  expect(storage.length).toBe(1);
  tasks.set('front', { uploading: [], error: 'No.' });
  expect(storage.length).toBe(0);
});

test('nothing is known of broken uploads once the form was sent', () => {
  const storage = new TabStorage();
  openForm(storage).tasks.set('front', { uploading: ['ine.jpg'] });
  openForm(storage).journal.clear();
  expect(storage.length).toBe(0);
});

test('a form without a draft and a damaged journal know of no upload', () => {
  const storage = new TabStorage();
  const unnamed = createPendingTasks();
  unnamed.set('front', { uploading: ['ine.jpg'] });
  expect(createPendingTasks().interrupted('front')).toEqual([]);
  storage.setItem(`${KEY}#uploads`, '{"front":"ine.jpg","back":[1]}');
  const { tasks } = openForm(storage);
  expect([tasks.interrupted('front'), tasks.interrupted('back')]).toEqual([[], []]);
});
