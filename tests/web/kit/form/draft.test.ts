import { renderHook } from '@testing-library/react';
import { createForm } from 'final-form';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { Status } from '#kit/feedback/Status.tsx';
import {
  createDraftWriter,
  DraftOwner,
  deleteDrafts,
  deleteDraftsOfOthers,
  readDraft,
  restorableValues,
} from '#kit/form/draft.ts';
import { isRecovered, useDraft, useDraftSaving } from '#kit/form/useDraft.ts';
import { announce } from '#kit/navigation/announcements.ts';
import { forbidStorage } from '../../forbiddenStorage.ts';

type Values = Record<string, unknown>;
const KEY = 'draft:ana:lease';
const file = { id: 'f1', name: 'ine.jpg', size: 12, url: '/files/f1?signed=1' };
const saved = () => readDraft(KEY);
const isAnnounced = () => renderToStaticMarkup(createElement(Status)).includes(formTexts.recoveredDraft);

beforeEach(() => {
  vi.useFakeTimers();
  announce('');
});
afterEach(() => deleteDrafts());

describe('the storage of a draft', () => {
  test('is written once, half a second after the last change', () => {
    const writer = createDraftWriter(KEY);
    writer.save({ email: 'a' });
    vi.advanceTimersByTime(499);
    writer.save({ email: 'an' });
    vi.advanceTimersByTime(499);
    expect(saved()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(saved()).toEqual({ email: 'an' });
  });

  test('has uploaded files, but not the bytes of files', () => {
    createDraftWriter(KEY).save({ front: file, raw: new Blob(['bytes']), rent: undefined });
    vi.runAllTimers();
    expect(saved()).toEqual({ front: file });
  });

  test.each([['[1]'], ['"text"'], ['null'], ['{"cut'], ['']])('is ignored when its text is %j', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(saved()).toBeUndefined();
  });

  test.each([
    ['is full or blocked', forbidStorage],
    ['does not exist', () => vi.stubGlobal('sessionStorage', undefined)],
  ])('throws nothing when it %s', (_, happens) => {
    happens();
    const writer = createDraftWriter(KEY);
    writer.save({ email: 'a' });
    expect(() => vi.runAllTimers()).not.toThrow();
    expect(saved()).toBeUndefined();
    expect(() => writer.clear()).not.toThrow();
    expect(() => deleteDrafts()).not.toThrow();
  });

  const keepDrafts = () => {
    for (const key of [KEY, 'draft:benito:lease', 'draft:guest:login', 'persist:auth'])
      sessionStorage.setItem(key, '{}');
    return () => Object.keys(sessionStorage);
  };

  test('loses all drafts and nothing else on sign-out, also those that are about to be written', () => {
    const keys = keepDrafts();
    createDraftWriter('draft:ana:profile').save({ email: 'a' });
    deleteDrafts();
    vi.runAllTimers();
    expect(keys()).toEqual(['persist:auth']);
  });

  test('loses the drafts of others on sign-in', () => {
    const keys = keepDrafts();
    deleteDraftsOfOthers('ana');
    expect(keys()).toEqual([KEY, 'persist:auth']);
  });
});

describe('the draft of a form', () => {
  /** Opens a form of the owner Ana with the draft of an earlier visit, if any. */
  function openForm(initialValues: Values, { draft, name = 'lease' }: { draft?: Values; name?: string | null } = {}) {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    const form = createForm<Values>({ initialValues: { ...initialValues, ...draft }, onSubmit: () => undefined });
    const useForm = () => {
      const state = useDraft(name ?? undefined, initialValues);
      useDraftSaving(form as never, state);
      return state;
    };
    const { result, ...opened } = renderHook(useForm, {
      wrapper: ({ children }) => createElement(DraftOwner.Provider, { value: 'ana' }, children),
    });
    for (const field of Object.keys(initialValues)) form.registerField(field, () => {}, {});
    return { form, hook: result, ...opened };
  }

  test('is restored once and announced', () => {
    const { hook, rerender } = openForm({ rent: '', end: '' }, { draft: { rent: '20000' } });
    expect(hook.current.recovered).toEqual({ rent: '20000' });
    expect(isRecovered(hook.current.recovered, 'rent')).toBe(true);
    expect(isRecovered(hook.current.recovered, 'end')).toBe(false);
    sessionStorage.setItem(KEY, '{"rent":"1"}');
    rerender(undefined);
    expect(hook.current.recovered).toEqual({ rent: '20000' });
    expect(isAnnounced()).toBe(true);
  });

  test.each<[string, Values | undefined]>([
    ['there is none', undefined],
    ['it has no field of the form', { other: 'x' }],
  ])('is neither restored nor announced when %s', (_, draft) => {
    const { hook } = openForm({ rent: '' }, draft ? { draft } : {});
    expect(hook.current.recovered).toBeUndefined();
    expect(isRecovered(hook.current.recovered, 'rent')).toBe(false);
    expect(isAnnounced()).toBe(false);
  });

  test.each<[string, Values, Values]>([
    ['an emptied text', { rent: '20000' }, { rent: ' ' }],
    ['removed files', { proofs: [] }, { proofs: [] }],
  ])('of %s alone is restored without a word', (_, initialValues, draft) => {
    const { hook } = openForm(initialValues, { draft });
    expect(hook.current.recovered).toEqual(draft);
    expect(isAnnounced()).toBe(false);
  });

  test('exists only in a form with a name', () => {
    const { form, hook } = openForm({ rent: '' }, { name: null });
    form.change('rent', '2');
    vi.runAllTimers();
    expect(hook.current.writer).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  test('holds what the owner has changed, also a field that was emptied, but nothing secret', () => {
    const { form, hook } = openForm({ rent: '1', end: '', password: '' });
    hook.current.secrets.add('password');
    form.change('password', 'Secreta1!');
    form.change('rent', '');
    vi.advanceTimersByTime(500);
    expect(saved()).toEqual({ rent: '' });
  });

  test('is deleted when the values are the initial ones again, unless they were restored', () => {
    const { form } = openForm({ rent: '1' });
    form.change('rent', '2');
    vi.runAllTimers();
    form.change('rent', '3');
    form.change('rent', '1');
    expect(saved()).toBeUndefined();
    vi.runAllTimers();
    expect(saved()).toBeUndefined();
    const restored = openForm({ rent: '1' }, { draft: { rent: '2' } });
    restored.form.change('rent', '3');
    restored.form.change('rent', '2');
    vi.runAllTimers();
    expect(saved()).toEqual({ rent: '2' });
  });

  test('is not written because the signed address of a file was renewed', () => {
    const { form } = openForm({ front: file });
    form.change('front', { ...file, url: '/files/f1?signed=2' });
    vi.runAllTimers();
    expect(saved()).toBeUndefined();
    form.change('front', { ...file, id: 'f2' });
    vi.runAllTimers();
    expect(saved()).toEqual({ front: { ...file, id: 'f2' } });
  });

  test.each<[string, (opened: ReturnType<typeof openForm>) => void]>([
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['the page is left', () => dispatchEvent(new Event('pagehide'))],
    ['the form is closed', ({ unmount }) => unmount()],
  ])('is written at once when %s', (_, happens) => {
    const opened = openForm({ rent: '1' });
    opened.form.change('rent', '2');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(saved()).toBeUndefined();
    happens(opened);
    expect(saved()).toEqual({ rent: '2' });
  });

  test('is no longer written by a form that was closed', () => {
    const { form, unmount } = openForm({ rent: '1' });
    unmount();
    form.change('rent', '2');
    vi.runAllTimers();
    expect(saved()).toBeUndefined();
  });

  test('restores only values of the type that the field holds', () => {
    const initial = { rent: '', months: 3, front: null, proofs: [], note: undefined, agreed: false };
    const canHold = { note: (value: unknown) => value === 'b' || value === 7 };
    const good = { rent: 'a', months: 4, front: file, proofs: [file], note: 'b', agreed: true };
    expect(restorableValues({ ...good, other: 1 }, initial, canHold)).toEqual(good);
    const empty = { front: null, note: 7, proofs: [] };
    expect(restorableValues(empty, initial, canHold)).toEqual(empty);
    const wrong = { rent: 1, months: '4', front: 'f1', proofs: [file, 'f1'], note: true, agreed: 'yes' };
    expect(restorableValues(wrong, initial, canHold)).toEqual({});
    expect(restorableValues({ proofs: file, note: null }, initial, canHold)).toEqual({});
    expect(restorableValues({ note: 'b' }, initial)).toEqual({});
    for (const size of [-1, 1e21, 0.5]) expect(restorableValues({ front: { ...file, size } }, initial)).toEqual({});
    for (const name of ['id', 'name', 'size', 'url']) {
      expect(restorableValues({ front: { ...file, [name]: true } }, initial)).toEqual({});
    }
  });
});
