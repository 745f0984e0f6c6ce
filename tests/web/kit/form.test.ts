import { FORM_ERROR } from 'final-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { matches, type Rules, required } from '#domain/rules';
import { currentRemarks, hasNewRemark, remarksFor, splitByField, validateAll } from '#kit/form/formErrors.ts';
import { memoizeValidator } from '#kit/form/memoizeValidator.ts';
import { createPendingUploads } from '#kit/form/pendingUploads.ts';
import { summaryEntries } from '#kit/form/summaryEntries.ts';
import { deferred } from '../../deferred.ts';

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

describe('a validator that calls the server', () => {
  const toText = (message: string) => message;

  test('runs once for each value, whatever else is typed', async () => {
    const validate = vi.fn(async (zip: string) => (zip === '00000' ? 'unknown' : undefined));
    const check = memoizeValidator(validate, toText);
    expect(await check('00000', {})).toBe('unknown');
    expect(await check('00000', { name: 'Ana' })).toBe('unknown');
    expect(await check('06600', {})).toBeUndefined();
    expect(validate).toHaveBeenCalledTimes(2);
  });

  test('waits for a running check when the same value is validated again', () => {
    const check = memoizeValidator(() => new Promise<string>(() => {}), toText);
    expect(check('06600', { name: 'Ana' })).toBe(check('06600', {}));
  });

  test('returns a result at once when it needs no call', () => {
    expect(memoizeValidator((zip: string) => (zip.length < 5 ? 'short' : undefined), toText)('066', {})).toBe('short');
  });

  test('resolves to no error when a newer value is checked before the response arrives', async () => {
    const check = memoizeValidator(
      (zip: string) => (zip === '00000' ? new Promise<string>(() => {}) : undefined),
      toText,
    );
    const slow = check('00000', {});
    check('06600', {});
    expect(await slow).toBeUndefined();
  });

  test('returns no error when the call fails, unless the caller provides one', async () => {
    const fails = () => Promise.reject(new Error('offline'));
    expect(await memoizeValidator(fails, toText)('06600', {})).toBeUndefined();
    const errorWhenCheckFails = (reason: unknown) => String(reason);
    expect(await memoizeValidator(fails, toText, errorWhenCheckFails)('06600', {})).toBe('Error: offline');
  });
});

describe('pending uploads', () => {
  afterEach(() => vi.unstubAllGlobals());
  test('settle when all have ended, later ones included', async () => {
    const uploads = createPendingUploads();
    const [first, second] = [deferred(), deferred()];
    uploads.register(first.promise, 'front', 'file-1');
    expect([...uploads.fields()]).toEqual(['front']);
    let isSettled = false;
    const settled = uploads.settled().then((isReady) => {
      isSettled = true;
      return isReady;
    });
    uploads.register(second.promise, 'back', 'file-2');
    first.resolve();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isSettled).toBe(false);
    second.resolve();
    expect(await settled).toBe(true);
    expect(uploads.fields().size).toBe(0);
  });

  test('that failed are an error of their field until the file is uploaded again or removed', async () => {
    const uploads = createPendingUploads();
    const failure = { text: 'No pudimos subir ine.jpg.', retry: false };
    const fails = (file: string) => {
      uploads.register(Promise.reject(failure), 'front', file);
      return uploads.settled();
    };
    expect(await fails('file-1')).toBe(true);
    expect(uploads.errors()).toEqual({ front: failure.text });
    uploads.register(Promise.resolve(), 'front', 'file-1');
    expect(uploads.errors()).toEqual({});
    await fails('file-2');
    uploads.forget('file-2');
    expect(uploads.errors()).toEqual({});
  });

  test.each([new Error('gone'), null, undefined, 'text', { text: 7 }, {}])(
    'that failed without a text of their own get the generic error: %o',
    async (reason) => {
      const uploads = createPendingUploads();
      uploads.register(Promise.reject(reason), 'front', 'file-1');
      await uploads.settled();
      expect(uploads.errors()).toEqual({ front: 'Algo salió mal.' });
    },
  );

  test('that failed in one field have the error of the first one', async () => {
    const uploads = createPendingUploads();
    for (const text of ['first', 'second']) uploads.register(Promise.reject({ text }), 'proofs', text);
    await uploads.settled();
    expect(uploads.errors()).toEqual({ proofs: 'first' });
  });

  test('settle as stopped once a file was removed', async () => {
    const uploads = createPendingUploads();
    uploads.register(new Promise(() => {}), 'front', 'file-1');
    const settled = uploads.settled();
    uploads.stopWaiting();
    expect(await settled).toBe(false);
  });

  test('call their watchers whenever one begins, ends or is forgotten', async () => {
    const uploads = createPendingUploads();
    const onChange = vi.fn();
    const stop = uploads.watch(onChange);
    uploads.register(Promise.reject(new Error('gone')), 'front', 'file-1');
    expect(onChange).toHaveBeenCalledTimes(1);
    await uploads.settled();
    expect(onChange).toHaveBeenCalledTimes(2);
    uploads.forget('file-1');
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    uploads.register(Promise.resolve(), 'front', 'file-1');
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
