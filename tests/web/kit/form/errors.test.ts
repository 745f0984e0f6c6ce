import { renderHook } from '@testing-library/react';
import { FORM_ERROR } from 'final-form';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { matches, type Rules, required } from '#domain/rules';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { ErrorSummary } from '#kit/form/ErrorSummary.tsx';
import { focusControl } from '#kit/form/focusControl.ts';
import { currentRemarks, remarksFor, splitByField, validateAll } from '#kit/form/formErrors.ts';
import { inPageOrder, summaryEntries, useErrorInTitle, useFocusOnFailure } from '#kit/form/summaryEntries.ts';

type Values = { email: string; front: object | null };
const rules: Rules<Values> = {
  email: [required('Your email is required'), matches((email) => email.includes('@'), 'Your email is invalid')],
  front: [required('Image required')],
};

test('validation returns the first error of each field, in Spanish, and no missing file while that is uploaded', () => {
  const errors = { email: ruleTexts['Your email is required'], front: ruleTexts['Image required'] };
  expect(validateAll(rules, { email: '', front: null })).toEqual(errors);
  expect(validateAll(rules, { email: '', front: null }, new Set(['front']))).toEqual({ email: errors.email });
  expect(validateAll(undefined, { email: '' })).toEqual({});
});

describe('errors from the server', () => {
  test("are split into errors of fields and one text for the form, which begins with the form's own error", () => {
    const errors = { a: 'A.', email: 'Ya registrado.', [FORM_ERROR]: 'Falló.', b: 'B.', c: 'A.' };
    expect(splitByField(errors, ['email', 'phone'])).toEqual({
      fields: { email: 'Ya registrado.' },
      root: 'Falló. A. B.',
    });
  });

  test('say nothing for an error without a text, as that of a cancelled call', () => {
    expect(splitByField({ [FORM_ERROR]: '', email: '' }, ['email'])).toEqual({ fields: {}, root: undefined });
  });

  test('are dropped once the value changes', () => {
    const remarks = remarksFor({ email: 'Ya registrado.' }, { email: 'ana@correo.mx' });
    expect(currentRemarks(remarks, { email: 'ana@correo.mx' })).toEqual(remarks);
    expect(currentRemarks(remarks, { email: 'otra@correo.mx' })).toEqual({});
  });
});

describe('the error summary', () => {
  const sources = {
    formId: 'f',
    values: { email: 'a', curp: 'A1' },
    errors: {},
    serverErrors: {},
    warnings: {},
    labels: new Map(),
  };

  test("shows the field's error from the server, else its validation error, else its warning", () => {
    const serverErrors = remarksFor({ email: 'Ya registrado.' }, { email: 'a' });
    const warnings = remarksFor({ curp: 'No coincide.' }, { curp: 'A1' });
    expect(summaryEntries({ ...sources, fields: ['email', 'curp'], serverErrors, warnings })).toEqual([
      { controlId: 'f-email', label: undefined, text: 'Ya registrado.', isWarning: false, isMissing: false },
      { controlId: 'f-curp', label: undefined, text: 'No coincide.', isWarning: true, isMissing: false },
    ]);
  });

  const labels = new Map([
    ['front', { label: 'Frente de tu INE', always: true }],
    ['start', { label: 'Inicio del contrato', always: false }],
    ['end', { label: 'Fin del contrato', always: false }],
    ['curp', { label: 'CURP', always: false }],
  ]);
  const entriesFor = (errors: Readonly<Record<string, string>>) =>
    summaryEntries({ ...sources, fields: Object.keys(errors), errors, labels });

  test('has up to two messages; names a file, and another field whose message occurs twice', () => {
    const date = 'Escribe una fecha que exista.';
    const texts = (errors: Readonly<Record<string, string>>) => entriesFor(errors).map(({ text }) => text);
    expect(texts({ front: 'PDF dañado.', curp: 'Escribe tu CURP.' })).toEqual([
      'Frente de tu INE: PDF dañado.',
      'Escribe tu CURP.',
    ]);
    expect(texts({ start: date, end: date })).toEqual([
      'Inicio del contrato: escribe una fecha que exista.',
      'Fin del contrato: escribe una fecha que exista.',
    ]);
  });

  test('has the names of the fields instead of more messages, but for fields without one', () => {
    const entries = entriesFor({ front: 'Imagen requerida', curp: 'Escribe tu CURP.', privacy: 'Debes aceptar.' });
    expect(entries.map(({ label, text }) => [label, text])).toEqual([
      ['Frente de tu INE', 'Frente de tu INE: imagen requerida'],
      ['CURP', 'CURP: escribe tu CURP.'],
      [undefined, 'Debes aceptar.'],
    ]);
  });

  test('says which fields are empty, and in its title whether all are', () => {
    const missing = { front: 'Imagen requerida', end: 'Escribe una fecha.' };
    const errors = { curp: 'No existe.', ...missing };
    expect(entriesFor(errors).map(({ isMissing }) => isMissing)).toEqual([false, true, true]);
    const titleFor = (texts: Readonly<Record<string, string>>) =>
      renderToStaticMarkup(
        createElement(ErrorSummary, { entries: entriesFor(texts), summary: { current: null } }),
      ).replace(/^.*<h2[^>]*>|<\/h2>.*$/g, '');
    expect(titleFor(errors)).toBe(formTexts.dataToCheck({ count: 3 }));
    expect(titleFor({ ...missing, start: 'Escribe una fecha.' })).toBe(formTexts.dataMissing({ count: 3 }));
    expect(titleFor(missing)).toBe(formTexts.checkTheFollowing);
  });

  test('drops the line of a corrected field and adds no line while the user types', () => {
    expect(summaryEntries({ ...sources, fields: ['email'], errors: { curp: 'Escribe tu CURP.' } })).toEqual([]);
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
    document.title = 'Regístrate';
    const { rerender } = renderHook((hasError: boolean) => useErrorInTitle(hasError), {
      initialProps: false as boolean,
    });
    expect(document.title).toBe('Regístrate');
    rerender(true);
    expect(document.title).toBe(`${formTexts.error} Regístrate`);
    rerender(false);
    expect(document.title).toBe('Regístrate');
    rerender(true);
    document.title = 'Inicio';
    rerender(false);
    expect(document.title).toBe('Inicio');
  });
});
