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
      { controlId: 'f-email', text: 'Ya registrado.', isWarning: false },
      { controlId: 'f-curp', text: 'No coincide.', isWarning: true },
    ]);
  });

  test('names each file, and every other field whose message occurs twice', () => {
    const labels = new Map([
      ['front', { label: 'Frente de tu INE', always: true }],
      ['rfc', { label: 'Constancia', always: true }],
      ['start', { label: 'Inicio del contrato', always: false }],
      ['end', { label: 'Fin del contrato', always: false }],
      ['curp', { label: 'CURP', always: false }],
    ]);
    const errors = {
      front: 'Imagen requerida',
      rfc: 'PDF dañado.',
      start: 'Escribe una fecha que exista.',
      end: 'Escribe una fecha que exista.',
      curp: 'Escribe tu CURP.',
    };
    const entries = summaryEntries({ ...sources, fields: Object.keys(errors), errors, labels });
    expect(entries.map(({ text }) => text)).toEqual([
      'Frente de tu INE: imagen requerida',
      'Constancia: PDF dañado.',
      'Inicio del contrato: escribe una fecha que exista.',
      'Fin del contrato: escribe una fecha que exista.',
      'Escribe tu CURP.',
    ]);
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
