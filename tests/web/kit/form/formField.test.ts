import { renderHook } from '@testing-library/react';
import { createForm } from 'final-form';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormContextValue } from '#kit/form/formContext.ts';
import { type FieldOptions, useFormField } from '#kit/form/useFormField.ts';
import { insideForm } from '../../insideForm.ts';

beforeEach(() => void vi.useFakeTimers());

/** Renders a field `email` whose value must contain "@" and, unless it is longer than 5, a dot too. */
function openField(
  options: FieldOptions = {},
  { email = '', ...context }: Partial<FormContextValue> & { email?: unknown } = {},
) {
  const validate = ({ email }: { email: unknown }) => {
    if (typeof email !== 'string' || email === 'ana@x.mx') return {};
    return { email: email.includes('@') ? 'Falta el dominio.' : 'Falta la arroba.' };
  };
  const form = createForm<{ email: unknown }>({ initialValues: { email }, validate, onSubmit: () => undefined });
  const { result: hook, rerender } = renderHook(() => useFormField<unknown>('email', options), {
    wrapper: ({ children }) => insideForm(form, children, { context }),
  });
  const type = (text: unknown) => act(() => hook.current.change(text));
  const pause = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const leave = () => {
    act(() => hook.current.blur());
    pause(60);
  };
  const provide = (changes: Partial<FormContextValue>) => {
    Object.assign(context, changes);
    rerender(undefined);
  };
  return { form, hook, type, leave, pause, provide };
}

describe('a field', () => {
  test.each(['', null, 'ana'])('keeps the value %j as it is', (email) => {
    const { form, hook, type } = openField({}, { email });
    expect(hook.current.value).toBe(email);
    type('x');
    type(email);
    expect(form.getState().values.email).toBe(email);
  });

  test('is excluded from the draft only if it is secret', () => {
    const keepSecret = vi.fn();
    openField({}, { keepSecret });
    expect(keepSecret).not.toHaveBeenCalled();
    openField({ secret: true }, { keepSecret });
    expect(keepSecret.mock.calls).toEqual([['email']]);
  });
});

describe('the error of a field', () => {
  test('appears on blur of a filled field, not while it is typed', () => {
    const { hook, type, leave } = openField();
    type('ana');
    expect(hook.current.error).toBeUndefined();
    leave();
    expect(hook.current.error).toBe('Falta la arroba.');
  });

  test('does not appear on blur of an empty field, or of one that waits for the submit', () => {
    const empty = openField();
    empty.leave();
    expect(empty.hook.current.error).toBeUndefined();
    const patient = openField({ validatesOnBlur: false }, { email: 'ana' });
    patient.leave();
    expect(patient.hook.current.error).toBeUndefined();
  });

  test('appears on each failed submit', () => {
    const { hook, type, provide } = openField({}, { email: 'ana' });
    expect(hook.current.error).toBeUndefined();
    provide({ failedSubmits: 1 });
    expect(hook.current.error).toBe('Falta la arroba.');
    type('ana@');
    provide({ failedSubmits: 2 });
    expect(hook.current.error).toBe('Falta el dominio.');
  });

  test('changes its text after a pause, and disappears at once when it is corrected', () => {
    const { hook, type, leave, pause } = openField({}, { email: 'ana' });
    leave();
    type('ana@');
    pause(299);
    expect(hook.current.error).toBe('Falta la arroba.');
    type('ana');
    type('ana@x');
    pause(299);
    expect(hook.current.error).toBe('Falta la arroba.');
    pause(1);
    expect(hook.current.error).toBe('Falta el dominio.');
    type('ana@x.mx');
    expect(hook.current.error).toBeUndefined();
  });

  test('waits for the next blur or submit once the value was valid and is typed further', () => {
    const { hook, type, leave, pause } = openField({}, { email: 'ana' });
    leave();
    type('ana@x.mx');
    type('ana@x.mx.');
    pause(1000);
    expect(hook.current.error).toBeUndefined();
    leave();
    expect(hook.current.error).toBe('Falta el dominio.');
  });

  test('from the server is shown before that of the rules, for its value only', () => {
    const serverErrors = { email: { text: 'Ya registrado.', value: 'ana@x.mx' } };
    const { hook, type } = openField({}, { email: 'ana@x.mx', serverErrors, failedSubmits: 1 });
    expect(hook.current.error).toBe('Ya registrado.');
    type('ana@x');
    act(() => hook.current.showError());
    expect(hook.current.error).toBe('Falta el dominio.');
  });

  test('from the server stays in a field that it has emptied, until the next key', () => {
    const serverErrors = { email: { text: 'Código incorrecto.', value: '1234' } };
    const { form, hook, type } = openField(
      { emptiedByServerError: true },
      { email: '1234', serverErrors, failedSubmits: 1 },
    );
    act(() => hook.current.showError());
    expect(hook.current.error).toBe('Código incorrecto.');
    act(() => form.change('email', ''));
    act(() => hook.current.showError());
    expect(hook.current.error).toBe('Código incorrecto.');
    type('5');
    expect(hook.current.error).toBeUndefined();
    type('');
    act(() => hook.current.showError());
    expect(hook.current.error).toBe('Falta la arroba.');
  });
});

describe('the warning of a field', () => {
  const warnings = { email: { text: '¿Seguro?', value: 'ana@x.mx' } };

  test('is shown for its value only', () => {
    const { hook, type } = openField({}, { email: 'ana@x.mx', warnings });
    expect(hook.current.warning).toBe('¿Seguro?');
    type('benito@');
    expect(hook.current.warning).toBeUndefined();
  });

  test('is not shown beside an error', () => {
    const serverErrors = { email: { text: 'Ya registrado.', value: 'ana@x.mx' } };
    expect(openField({}, { email: 'ana@x.mx', warnings, serverErrors }).hook.current.warning).toBeUndefined();
  });
});
