import { renderHook } from '@testing-library/react';
import { createForm } from 'final-form';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { SavedValues } from '#kit/form/SavedValues.ts';
import { fileNamed } from '../../../../demo-server/states/sampleResponses.ts';
import { insideForm } from '../../insideForm.ts';

describe('the saved values of a form', () => {
  const initial = { address: '', colony: '', front: null as object | null };
  const stale = fileNamed('frente.jpg');
  const renewed = { ...stale, url: '/api/files/renewed' };

  function open(recovered: readonly string[] = []) {
    const form = createForm<typeof initial>({ initialValues: initial, onSubmit: () => undefined });
    const context = { isRecovered: (name: string) => recovered.includes(name) };
    for (const name of ['address', 'front'] as const) form.registerField(name, () => {}, { value: true });
    const { rerender } = renderHook((of: object | undefined) => SavedValues({ of }), {
      initialProps: undefined as object | undefined,
      wrapper: ({ children }) => insideForm(form, children, { context }),
    });
    return { form, load: rerender, values: () => form.getState().values };
  }

  test('fill its own empty fields once they have loaded, and stay pristine', () => {
    const { form, load, values } = open();
    load({ address: 'Calle 5', colony: 'Juárez', front: stale, phone: '55' });
    expect(values()).toEqual({ address: 'Calle 5', colony: 'Juárez', front: stale });
    expect(form.getState().pristine).toBe(true);
    load({ address: 'Calle 6' });
    expect(values().address).toBe('Calle 5');
  });

  test('fill what is empty once, and nothing with an empty value', () => {
    const { load, values } = open();
    load({ address: null });
    expect(values().address).toBe('');
    load({ address: null, colony: 'Juárez' });
    expect(values().colony).toBe('');
  });

  test('leave fields alone that were typed, cleared or restored', () => {
    const typed = open();
    act(() => typed.form.change('address', 'Calle 1'));
    typed.load({ address: 'Calle 5', colony: 'Juárez' });
    expect(typed.values()).toMatchObject({ address: 'Calle 1', colony: 'Juárez' });
    // A colony that is only displayed has no field.
    const displayed = open();
    act(() => displayed.form.change('colony', 'Roma'));
    displayed.load({ address: 'Calle 5', colony: 'Juárez' });
    expect(displayed.values()).toMatchObject({ address: 'Calle 5', colony: 'Roma' });
    const cleared = open();
    act(() => cleared.form.change('address', 'x'));
    act(() => cleared.form.change('address', ''));
    cleared.load({ address: 'Calle 5' });
    expect(cleared.values().address).toBe('');
    const restored = open(['address']);
    restored.load({ address: 'Calle 5' });
    expect(restored.values().address).toBe('');
  });

  test('renew the signed addresses of files, of pristine fields and of changed ones', () => {
    const pristine = open();
    pristine.load({ front: stale });
    pristine.load({ front: renewed });
    expect(pristine.values().front).toEqual(renewed);
    expect(pristine.form.getState().pristine).toBe(true);
    const changed = open();
    const other = fileNamed('otra.jpg');
    act(() => changed.form.change('front', other));
    changed.load({ front: stale });
    expect(changed.values().front).toEqual(other);
    changed.load({ front: { ...other, url: '/api/files/renewed' } });
    expect(changed.values().front).toMatchObject({ url: '/api/files/renewed' });
  });
});
