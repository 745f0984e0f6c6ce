import { renderHook } from '@testing-library/react';
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

type Values = Record<string, unknown>;
const file = { id: 'f1', name: 'ine.jpg', size: 12, url: '/files/f1?signed=1' };

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Regístrate';
  announce('');
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

/** Returns the page's live region. */
const toast = () => renderToStaticMarkup(createElement(Status));

const inSessionOf = (owner: string | null) => (children: ReactNode) =>
  createElement(DraftOwner.Provider, { value: owner }, children);

describe('a draft of a form', () => {
  /** Opens a form of the owner Ana with the draft of an earlier visit, if any. */
  function openForm(initialValues: Values, { draft, name = 'lease' }: { draft?: Values; name?: string | null } = {}) {
    if (draft) sessionStorage.setItem('draft:ana:lease', JSON.stringify(draft));
    const form = createForm<Values>({ initialValues: { ...initialValues, ...draft }, onSubmit: () => undefined });
    const {
      result: hook,
      rerender,
      unmount,
    } = renderHook(
      () => {
        const state = useDraft(name ?? undefined, initialValues);
        useDraftSaving(form as never, state);
        return state;
      },
      { wrapper: ({ children }) => inSessionOf('ana')(children) },
    );
    for (const field of Object.keys(initialValues)) form.registerField(field, () => {}, {});
    const saved = () => readDraft('draft:ana:lease', sessionStorage);
    return { form, hook, rerender, unmount, saved };
  }

  test('is restored once and announced', () => {
    const { hook, rerender } = openForm({ rent: '', end: '' }, { draft: { rent: '20000' } });
    expect(hook.current.recovered).toEqual({ rent: '20000' });
    expect(isRecovered(hook.current.recovered, 'rent')).toBe(true);
    expect(isRecovered(hook.current.recovered, 'end')).toBe(false);
    sessionStorage.setItem('draft:ana:lease', '{"rent":"1"}');
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
    expect(sessionStorage.length).toBe(0);
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
  function placeControls(...ids: string[]): HTMLElement[] {
    document.body.replaceChildren(...ids.map((id) => Object.assign(document.createElement('input'), { id })));
    return ids.map((id) => document.getElementById(id) as HTMLElement);
  }

  test('fields are named in the order of their controls, those without one last', () => {
    placeControls('f-b', 'f-a', 'f-c');
    expect(inPageOrder('f', ['x', 'a', 'b', 'y', 'c'])).toEqual(['b', 'a', 'c', 'x', 'y']);
  });

  test('the control is focused without scrolling, and its whole field is scrolled into view', () => {
    const [control] = placeControls('f-a');
    const field = document.createElement('div');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    focusControl('f-a');
    expect(document.activeElement).toBe(control);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    field.dataset.field = '';
    document.body.append(field);
    field.append(control as HTMLElement);
    focusControl('f-a');
    expect(scroll.mock.contexts).toEqual([control, field]);
    expect(scroll).toHaveBeenLastCalledWith({ block: 'center' });
    expect(() => focusControl('f-b')).not.toThrow();
  });

  test.each([
    ['the alert, if there is one', { hasAlert: true, control: 'f-a' }, 'alert'],
    ['the only control', { hasAlert: false, control: 'f-a' }, 'f-a'],
    ['else the summary', { hasAlert: false, control: undefined }, 'summary'],
  ])('the focus moves once: to %s', (_, targets, expected) => {
    const [alert, summary] = placeControls('alert', 'summary', 'f-a');
    const { result: hook, rerender } = renderHook((count: number) => useFocusOnFailure(count, { ...targets }), {
      initialProps: 1,
    });
    Object.assign(hook.current.alert, { current: alert });
    Object.assign(hook.current.summary, { current: summary });
    rerender(1);
    expect(document.activeElement).toBe(document.body);
    rerender(2);
    expect(document.activeElement?.id).toBe(expected);
    (document.activeElement as HTMLElement).blur();
    rerender(2);
    expect(document.activeElement).toBe(document.body);
  });

  test("the page's title begins with the error while there is one", () => {
    const { rerender } = renderHook((hasError: boolean) => useErrorInTitle(hasError), {
      initialProps: false as boolean,
    });
    expect(document.title).toBe('Regístrate');
    rerender(true);
    expect(document.title).toBe('Error: Regístrate');
    rerender(false);
    expect(document.title).toBe('Regístrate');
    document.title = 'Error: Regístrate';
    rerender(true);
    expect(document.title).toBe('Error: Regístrate');
    document.title = 'Inicio';
    rerender(false);
    expect(document.title).toBe('Inicio');
  });
});

test('a scheduled draft is written under its own key only', () => {
  createDraftWriter('draft:ana:a', sessionStorage).save({ email: 'a' });
  createDraftWriter('draft:ana:b', sessionStorage).flush();
  expect(sessionStorage.length).toBe(0);
  vi.runAllTimers();
  expect(Object.keys(sessionStorage)).toEqual(['draft:ana:a']);
});
