import { FORM_ERROR } from 'final-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { matches, type Rules, required } from '#domain/rules';
import { currentRemarks, hasNewRemark, remarksFor, splitByField, validateAll } from '#kit/form/formErrors.ts';
import { memoizeValidator } from '#kit/form/memoizeValidator.ts';
import { createPendingUploads } from '#kit/form/pendingUploads.ts';
import { summaryEntries } from '#kit/form/summaryEntries.ts';

type Values = { email: string; front: object | null };
const rules: Rules<Values> = {
  email: [required('Your email is required'), matches((it) => it.includes('@'), 'Your email is invalid')],
  front: [required('Image required')],
};

describe('what the rules say', () => {
  test('comes in Spanish, of each field the first', () => {
    expect(validateAll(rules, { email: '', front: null })).toEqual({
      email: 'Tu correo electrónico es obligatorio.',
      front: 'Imagen requerida',
    });
  });

  test('is nothing of a file that is on its way, and all of the rest', () => {
    expect(validateAll(rules, { email: '', front: null }, new Set(['front']))).toEqual({
      email: 'Tu correo electrónico es obligatorio.',
    });
  });

  test('is nothing where there are no rules', () => expect(validateAll(undefined, { email: '' })).toEqual({}));
});

describe('what the server refused', () => {
  test("stands under its field; what belongs to none goes to the root, the form's own words first", () => {
    const refusals = { email: 'Ya registrado.', nope: 'De otro campo.', [FORM_ERROR]: 'Algo salió mal.' };
    expect(splitByField(refusals, ['email', 'phone'])).toEqual({
      fields: { email: 'Ya registrado.' },
      root: 'Algo salió mal. De otro campo.',
    });
  });

  test('is no alert when all of it has a field', () => {
    expect(splitByField({ email: 'Ya registrado.' }, ['email']).root).toBeUndefined();
  });

  test('falls silent when its value changes, for good', () => {
    const said = remarksFor({ email: 'Ya registrado.' }, { email: 'ana@correo.mx' });
    expect(currentRemarks(said, { email: 'ana@correo.mx' })).toEqual(said);
    expect(currentRemarks(said, { email: 'otra@correo.mx' })).toEqual({});
  });
});

describe('a soft warning', () => {
  const doubt = (value: string) => remarksFor({ curp: 'El último carácter no coincide.' }, { curp: value });

  test('holds the form up once, and again for another value', () => {
    expect(hasNewRemark(doubt('A1'), {})).toBe(true);
    expect(hasNewRemark(doubt('A1'), doubt('A1'))).toBe(false);
    expect(hasNewRemark(doubt('B1'), doubt('A1'))).toBe(true);
    expect(hasNewRemark({}, doubt('A1'))).toBe(false);
  });
});

describe('the summary', () => {
  const sources = { formId: 'f', values: { email: 'a', curp: 'A1' }, errors: {}, serverErrors: {}, warnings: {} };

  test('has the words of the field: the refusal of this value, else the rule, else the doubt', () => {
    const serverErrors = remarksFor({ email: 'Ya registrado.' }, { email: 'a' });
    const warnings = remarksFor({ curp: 'No coincide.' }, { curp: 'A1' });
    expect(summaryEntries({ ...sources, fields: ['email', 'curp'], serverErrors, warnings })).toEqual([
      { controlId: 'f-email', text: 'Ya registrado.', isWarning: false },
      { controlId: 'f-curp', text: 'No coincide.', isWarning: true },
    ]);
  });

  test('loses a line as soon as its field is right, and gains none while typing', () => {
    expect(summaryEntries({ ...sources, fields: ['email'], errors: { curp: 'Escribe tu CURP.' } })).toEqual([]);
  });
});

describe('a check that asks the server', () => {
  const tell = (word: string) => word;

  test('is asked once for each value, whatever else is typed', async () => {
    const ask = vi.fn(async (zip: string) => (zip === '00000' ? 'unknown' : undefined));
    const check = memoizeValidator(ask, tell);
    expect(await check('00000', {})).toBe('unknown');
    expect(await check('00000', { name: 'Ana' })).toBe('unknown');
    expect(await check('06600', {})).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('answers at once what needs no server', () => {
    expect(memoizeValidator((zip: string) => (zip.length < 5 ? 'short' : undefined), tell)('066', {})).toBe('short');
  });

  test('lets go of an answer that was overtaken', async () => {
    const check = memoizeValidator(
      (zip: string) => (zip === '00000' ? new Promise<string>(() => {}) : undefined),
      tell,
    );
    const slow = check('00000', {});
    check('06600', {});
    expect(await slow).toBeUndefined();
  });

  test('says nothing when it cannot be asked, unless it is told what to say then', async () => {
    const fails = () => Promise.reject(new Error('offline'));
    expect(await memoizeValidator(fails, tell)('06600', {})).toBeUndefined();
    const unchecked = (reason: unknown) => String(reason);
    expect(await memoizeValidator(fails, tell, { unchecked })('06600', {})).toBe('Error: offline');
  });

  test('is not waited for where the value may pass unchecked, and is asked again where it may not', async () => {
    let isOptional = false;
    const ask = vi.fn(() => new Promise<string>(() => {}));
    const check = memoizeValidator(ask, tell, { isOptional: () => isOptional });
    const pending = check('06600', {});
    isOptional = true;
    expect(check('06600', {})).toBeUndefined();
    expect(await pending).toBeUndefined();
    expect(check('06600', { name: 'Ana' })).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
    isOptional = false;
    expect(check('06600', {})).toBeInstanceOf(Promise);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('whose verdict is known counts also where the value may pass unchecked; one that failed does not', async () => {
    const isOptional = () => true;
    const knows = memoizeValidator(async () => 'unknown', tell, { isOptional });
    await knows('00000', {});
    expect(await knows('00000', {})).toBe('unknown');
    const fails = memoizeValidator(() => Promise.reject(new Error('500')), tell, { isOptional, unchecked: String });
    await fails('06600', {});
    expect(await fails('06600', {})).toBeUndefined();
  });
});

describe('uploads that run', () => {
  afterEach(() => vi.unstubAllGlobals());
  const deferred = () => {
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    return { promise, resolve: () => resolve() };
  };
  test('are waited for, those included that begin meanwhile', async () => {
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

  test('that failed are an error of their field until the file is tried again or taken away', async () => {
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

  test('without words of their own that fail are told as something that went wrong', async () => {
    const uploads = createPendingUploads();
    uploads.register(Promise.reject(new Error('gone')), 'front', 'file-1');
    await uploads.settled();
    expect(uploads.errors()).toEqual({ front: 'Algo salió mal.' });
  });

  test('are no longer waited for once a file was removed', async () => {
    const uploads = createPendingUploads();
    uploads.register(new Promise(() => {}), 'front', 'file-1');
    const settled = uploads.settled();
    uploads.stopWaiting();
    expect(await settled).toBe(false);
  });

  test('are told about whenever one begins, ends or is forgotten', async () => {
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
