import { act, fireEvent, render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { DraftOwner } from '#kit/form/draft.ts';
import { Form } from '#kit/form/Form.tsx';
import { createPendingTasks } from '#kit/form/pendingTasks.ts';
import { createUploadJournal } from '#kit/form/uploadJournal.ts';

const uploading = ['ine.jpg'];
const error = 'El archivo está dañado.';

describe('what the fields of a form are doing', () => {
  test('has settled when nothing is running any more, later tasks included', async () => {
    const tasks = createPendingTasks();
    tasks.set('front', { uploading });
    tasks.set('zip', { isChecking: true });
    expect([[...tasks.running()], [...tasks.uploading()]]).toEqual([['front', 'zip'], ['front']]);
    const settled = vi.fn();
    const waiting = tasks.settled().then(settled);
    tasks.set('back', { uploading });
    for (const field of ['front', 'zip']) tasks.set(field, undefined);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    tasks.set('back', { uploading: [], error });
    await waiting;
    expect(settled).toHaveBeenCalledWith(true);
    expect(tasks.running().size).toBe(0);
    expect(await tasks.settled()).toBe(true);
  });

  test('has errors until a field states another task', () => {
    const tasks = createPendingTasks();
    tasks.set('front', { uploading: [], error });
    tasks.set('zip', { isChecking: false, error: 'No existe.' });
    expect(tasks.errors()).toEqual({ front: error, zip: 'No existe.' });
    expect([...tasks.failedUploads()]).toEqual(['front']);
    tasks.set('front', { uploading });
    tasks.set('zip', undefined);
    expect(tasks.errors()).toEqual({});
  });

  test('is known to watchers whenever a field states it', () => {
    const tasks = createPendingTasks();
    const onChange = vi.fn();
    const stop = tasks.watch(onChange);
    tasks.set('front', { uploading });
    tasks.set('front', undefined);
    stop();
    tasks.set('front', { uploading });
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('an upload that a reload broke off', () => {
  const PAGE = '/profile/identification';
  const KEY = `draft:ana:${PAGE}`;
  /** Opens the form in a tab, as after a reload. */
  const openForm = () => createPendingTasks(createUploadJournal(KEY));

  /** Sends the form, in which no other file was chosen. */
  function send() {
    const form = { draft: PAGE, initialValues: {}, onSubmit: () => {}, action: 'Enviar', busy: 'Enviando…' };
    const { container } = render(createElement(DraftOwner, { value: 'ana' }, createElement(Form<object>, form)));
    return act(async () => void fireEvent.submit(container.querySelector('form') as HTMLFormElement));
  }

  test('is known to its field until another file is chosen there', () => {
    const tasks = openForm();
    tasks.set('front', { uploading: ['ine.jpg'] });
    tasks.set('back', { uploading: ['reverso.jpg'] });
    expect(tasks.interrupted('front')).toEqual([]);

    const reloaded = openForm();
    reloaded.set('front', { uploading: [] });
    expect(reloaded.interrupted('front')).toEqual(['ine.jpg']);
    reloaded.set('front', { uploading: ['otra.jpg'] });
    expect(reloaded.interrupted('front')).toEqual([]);
    expect(reloaded.interrupted('back')).toEqual(['reverso.jpg']);
    expect(openForm().interrupted('front')).toEqual(['otra.jpg']);
  });

  test.each<[string, (tasks: ReturnType<typeof openForm>) => unknown]>([
    ['has ended, successful or not', (tasks) => tasks.set('front', { uploading: [], error })],
    ['belongs to a form that was sent since', send],
  ])('is not one that %s', async (_, happens) => {
    const tasks = openForm();
    tasks.set('front', { uploading: ['ine.jpg', 'otra.jpg'] });
    expect(sessionStorage.length).toBe(1);
    await happens(tasks);
    expect(sessionStorage.length).toBe(0);
  });

  test('is not known to a form without a draft, or from a damaged journal', () => {
    createPendingTasks().set('front', { uploading });
    expect(createPendingTasks().interrupted('front')).toEqual([]);
    sessionStorage.setItem(`${KEY}#uploads`, '{"front":"ine.jpg","back":[1]}');
    const tasks = openForm();
    expect([tasks.interrupted('front'), tasks.interrupted('back')]).toEqual([[], []]);
  });
});
