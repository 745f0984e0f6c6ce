import { FORM_ERROR } from 'final-form';
import { describe, expect, test, vi } from 'vitest';
import { matches, type Rules, required } from '#domain/rules';
import { currentRemarks, hasNewRemark, remarksFor, splitByField, validateAll } from '#kit/form/formErrors.ts';
import { createPendingTasks } from '#kit/form/pendingTasks.ts';
import { summaryEntries } from '#kit/form/summaryEntries.ts';

type Values = { email: string; front: object | null };
const rules: Rules<Values> = {
  email: [required('Your email is required'), matches((email) => email.includes('@'), 'Your email is invalid')],
  front: [required('Image required')],
};

describe('validation', () => {
  test('returns the first error of each field, in Spanish', () => {
    expect(validateAll(rules, { email: '', front: null })).toEqual({
      email: 'Tu correo electrónico es obligatorio.',
      front: 'Imagen requerida',
    });
  });

  test('does not report a file as missing while it is being uploaded', () => {
    expect(validateAll(rules, { email: '', front: null }, new Set(['front']))).toEqual({
      email: 'Tu correo electrónico es obligatorio.',
    });
  });

  test('returns no errors without rules', () => expect(validateAll(undefined, { email: '' })).toEqual({}));
});

describe('errors from the server', () => {
  test("are split into errors of fields and one text for the form, which begins with the form's own error", () => {
    const errors = { email: 'Ya registrado.', nope: 'De otro campo.', [FORM_ERROR]: 'Algo salió mal.' };
    expect(splitByField(errors, ['email', 'phone'])).toEqual({
      fields: { email: 'Ya registrado.' },
      root: 'Algo salió mal. De otro campo.',
    });
  });

  test('say nothing for an error without a text, as that of a cancelled call', () => {
    expect(splitByField({ [FORM_ERROR]: '', email: '' }, ['email'])).toEqual({ fields: {}, root: undefined });
  });

  test('of other fields follow the form in their own order, each text once', () => {
    const errors = { a: 'A.', [FORM_ERROR]: 'Algo salió mal.', b: 'B.', c: 'A.' };
    expect(splitByField(errors, []).root).toBe('Algo salió mal. A. B.');
  });

  test('give no text for the form when each belongs to a field', () => {
    expect(splitByField({ email: 'Ya registrado.' }, ['email']).root).toBeUndefined();
  });

  test('are dropped once the value changes', () => {
    const remarks = remarksFor({ email: 'Ya registrado.' }, { email: 'ana@correo.mx' });
    expect(currentRemarks(remarks, { email: 'ana@correo.mx' })).toEqual(remarks);
    expect(currentRemarks(remarks, { email: 'otra@correo.mx' })).toEqual({});
  });
});

describe('a warning', () => {
  const warning = (value: string) => remarksFor({ curp: 'El último carácter no coincide.' }, { curp: value });

  test('stops the submit once for each value', () => {
    expect(hasNewRemark(warning('A1'), {})).toBe(true);
    expect(hasNewRemark(warning('A1'), warning('A1'))).toBe(false);
    expect(hasNewRemark(warning('B1'), warning('A1'))).toBe(true);
    expect(hasNewRemark({}, warning('A1'))).toBe(false);
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

  test('says which fields are empty', () => {
    const errors = { curp: 'No existe.', front: 'Imagen requerida' };
    expect(entriesFor(errors).map(({ isMissing }) => isMissing)).toEqual([false, true]);
  });

  test('drops the line of a corrected field and adds no line while the user types', () => {
    expect(summaryEntries({ ...sources, fields: ['email'], errors: { curp: 'Escribe tu CURP.' } })).toEqual([]);
  });
});

describe('what the fields of a form are doing', () => {
  const uploading = ['ine.jpg'];

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
    tasks.set('back', { uploading: [], error: 'No pudimos subir ine.jpg.' });
    await waiting;
    expect(settled).toHaveBeenCalledWith(true);
    expect(tasks.running().size).toBe(0);
    expect(await tasks.settled()).toBe(true);
  });

  test('has errors until a field states another task', () => {
    const tasks = createPendingTasks();
    tasks.set('front', { uploading: [], error: 'No pudimos subir ine.jpg.' });
    tasks.set('zip', { isChecking: false, error: 'Código postal inválido' });
    expect(tasks.errors()).toEqual({ front: 'No pudimos subir ine.jpg.', zip: 'Código postal inválido' });
    expect([...tasks.failedUploads()]).toEqual(['front']);
    tasks.set('front', { uploading });
    tasks.set('zip', undefined);
    expect(tasks.errors()).toEqual({});
  });

  test('has settled as stopped once a file was removed', async () => {
    const tasks = createPendingTasks();
    tasks.set('front', { uploading });
    const settled = tasks.settled();
    tasks.stopWaiting();
    expect(await settled).toBe(false);
  });

  test('is known to watchers whenever a field states it', () => {
    const tasks = createPendingTasks();
    const onChange = vi.fn();
    const stop = tasks.watch(onChange);
    tasks.set('front', { uploading });
    tasks.set('front', undefined);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    tasks.set('front', { uploading });
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
