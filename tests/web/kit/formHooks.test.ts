import { createForm } from 'final-form';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Status } from '#kit/feedback/Status.tsx';
import { createDraftWriter, DraftOwner, readDraft, restorableValues } from '#kit/form/draft.ts';
import { focusControl } from '#kit/form/focusControl.ts';
import { inPageOrder, useErrorInTitle, useFocusOnFailure } from '#kit/form/summaryEntries.ts';
import { isRecovered, useDraft, useDraftSaving } from '#kit/form/useDraft.ts';
import { announce } from '#kit/navigation/announcements.ts';
import { renderHook } from '../renderHook.ts';
import { TabStorage } from '../tabStorage.ts';

type Values = Record<string, unknown>;
const file = { id: 'f1', name: 'ine.jpg', size: 12, url: '/files/f1?signed=1' };
const page = Object.assign(new EventTarget(), { visibilityState: 'visible', title: 'Regístrate', elements: {} });
let storage: TabStorage;

beforeEach(() => {
  vi.useFakeTimers();
  storage = new TabStorage();
  page.title = 'Regístrate';
  page.visibilityState = 'visible';
  announce('');
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return () => void vi.useRealTimers();
});

/** Returns the page's live region. */
const toast = () => renderToStaticMarkup(createElement(Status));

const inSessionOf = (owner: string | null) => (children: ReactNode) =>
  createElement(DraftOwner.Provider, { value: owner }, children);

describe('a draft of a form', () => {
  /** Opens a form of the owner Ana with the draft of an earlier visit, if any. */
  function openForm(initialValues: Values, { draft, name = 'lease' }: { draft?: Values; name?: string | null } = {}) {
    if (draft) storage.setItem('draft:ana:lease', JSON.stringify(draft));
    const form = createForm<Values>({ initialValues: { ...initialValues, ...draft }, onSubmit: () => undefined });
    const { hook, rerender, unmount } = renderHook(
      () => {
        const state = useDraft(name ?? undefined, initialValues);
        useDraftSaving(form as never, state);
        return state;
      },
      undefined,
      inSessionOf('ana'),
    );
    for (const field of Object.keys(initialValues)) form.registerField(field, () => {}, {});
    const saved = () => readDraft('draft:ana:lease', storage);
    return { form, hook, rerender, unmount, saved };
  }

  test('is restored once and announced', () => {
    const { hook, rerender } = openForm({ rent: '', end: '' }, { draft: { rent: '20000' } });
    expect(hook.current.recovered).toEqual({ rent: '20000' });
    expect(isRecovered(hook.current.recovered, 'rent')).toBe(true);
    expect(isRecovered(hook.current.recovered, 'end')).toBe(false);
    storage.setItem('draft:ana:lease', '{"rent":"1"}');
    rerender(undefined);
    expect(hook.current.recovered).toEqual({ rent: '20000' });
    expect(toast()).toContain('Recuperamos');
  });

  test.each<[string, Values | undefined]>([
    ['there is none', undefined],
    ['it has no field of the form', { other: 'x' }],
  ])('is neither restored nor announced when %s', (_, draft) => {
    const { hook } = openForm({ rent: '' }, draft ? { draft } : {});
    expect(hook.current.recovered).toBeUndefined();
    expect(isRecovered(hook.current.recovered, 'rent')).toBe(false);
    expect(toast()).not.toContain('Recuperamos');
  });

  test.each<[string, Values, Values]>([
    ['an emptied text', { rent: '20000' }, { rent: ' ' }],
    ['removed files', { proofs: [] }, { proofs: [] }],
  ])('of %s alone is restored without a word', (_, initialValues, draft) => {
    const { hook } = openForm(initialValues, { draft });
    expect(hook.current.recovered).toEqual(draft);
    expect(toast()).not.toContain('Recuperamos');
  });

  test('exists only in a form with a name', () => {
    const { form, hook } = openForm({ rent: '' }, { name: null });
    form.change('rent', '2');
    vi.runAllTimers();
    expect(hook.current.writer).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  test('holds what the owner has changed, also a field that was emptied, but nothing secret', () => {
    const { form, hook, saved } = openForm({ rent: '1', end: '', password: '' });
    hook.current.secrets.add('password');
    form.change('password', 'Secreta1!');
    form.change('rent', '');
    vi.advanceTimersByTime(500);
    expect(saved()).toEqual({ rent: '' });
  });

  test('is not written before anything has changed', () => {
    const { saved } = openForm({ rent: '1' });
    vi.runAllTimers();
    expect(saved()).toBeUndefined();
  });

  test('is deleted when the values are the initial ones again, unless they were restored', () => {
    const { form, saved } = openForm({ rent: '1' });
    form.change('rent', '2');
    vi.runAllTimers();
    form.change('rent', '1');
    expect(saved()).toBeUndefined();
    vi.runAllTimers();
    expect(saved()).toBeUndefined();
    const restored = openForm({ rent: '1' }, { draft: { rent: '2' } });
    restored.form.change('rent', '3');
    restored.form.change('rent', '2');
    vi.runAllTimers();
    expect(restored.saved()).toEqual({ rent: '2' });
  });

  test('is not written because the signed address of a file was renewed', () => {
    const { form, saved } = openForm({ front: file });
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
        page.visibilityState = 'hidden';
        page.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['the page is left', () => page.dispatchEvent(new Event('pagehide'))],
    ['the form is closed', ({ unmount }) => unmount()],
  ])('is written at once when %s', (_, happens) => {
    const opened = openForm({ rent: '1' });
    opened.form.change('rent', '2');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(opened.saved()).toBeUndefined();
    happens(opened);
    expect(opened.saved()).toEqual({ rent: '2' });
  });

  test('is no longer written by a form that was closed', () => {
    const { form, unmount, saved } = openForm({ rent: '1' });
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

describe('after a failed submit', () => {
  /** Places controls with these ids on the page, in this order. */
  function placeControls(...ids: string[]) {
    const controls = ids.map((id, index) => ({
      index,
      id,
      focus: vi.fn(),
      scrollIntoView: vi.fn(),
      closest: vi.fn((_: string): unknown => null),
      compareDocumentPosition: (other: { index: number }) => (other.index > index ? 4 : 2),
    }));
    vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: 4 });
    Object.assign(page, { getElementById: (id: string) => controls.find((control) => control.id === id) ?? null });
    return controls;
  }

  test('fields are named in the order of their controls, those without one last', () => {
    placeControls('f-b', 'f-a', 'f-c');
    expect(inPageOrder('f', ['x', 'a', 'b', 'y', 'c'])).toEqual(['b', 'a', 'c', 'x', 'y']);
  });

  test('the control is focused without scrolling, and its whole field is scrolled into view', () => {
    const [control] = placeControls('f-a');
    focusControl('f-a');
    expect(control?.focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(control?.closest).toHaveBeenCalledWith('[data-field]');
    expect(control?.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    const field = { scrollIntoView: vi.fn() };
    control?.closest.mockReturnValue(field);
    focusControl('f-a');
    expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    expect(() => focusControl('f-b')).not.toThrow();
  });

  test.each([
    ['the alert, if there is one', { hasAlert: true, control: 'f-a' }, 'alert'],
    ['the only control', { hasAlert: false, control: 'f-a' }, 'control'],
    ['else the summary', { hasAlert: false, control: undefined }, 'summary'],
  ])('the focus moves once: to %s', (_, targets, expected) => {
    const [control] = placeControls('f-a');
    const focused: string[] = [];
    control?.focus.mockImplementation(() => focused.push('control'));
    const { hook, rerender } = renderHook((count: number) => useFocusOnFailure(count, { ...targets }), 1 as number);
    Object.assign(hook.current.alert, { current: { focus: () => focused.push('alert') } });
    Object.assign(hook.current.summary, { current: { focus: () => focused.push('summary') } });
    rerender(1);
    expect(focused).toEqual([]);
    rerender(2);
    rerender(2);
    expect(focused).toEqual([expected]);
  });

  test("the page's title begins with the error while there is one", () => {
    const { rerender } = renderHook((hasError: boolean) => useErrorInTitle(hasError), false as boolean);
    expect(page.title).toBe('Regístrate');
    rerender(true);
    expect(page.title).toBe('Error: Regístrate');
    rerender(false);
    expect(page.title).toBe('Regístrate');
    page.title = 'Error: Regístrate';
    rerender(true);
    expect(page.title).toBe('Error: Regístrate');
    page.title = 'Inicio';
    rerender(false);
    expect(page.title).toBe('Inicio');
  });
});

test('a scheduled draft is written under its own key only', () => {
  createDraftWriter('draft:ana:a', storage).save({ email: 'a' });
  createDraftWriter('draft:ana:b', storage).flush();
  expect(storage.length).toBe(0);
  vi.runAllTimers();
  expect([...storage.held.keys()]).toEqual(['draft:ana:a']);
});
