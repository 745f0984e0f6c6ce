import { renderHook } from '@testing-library/react';
import { createForm } from 'final-form';
import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { matches } from '#domain/rules';
import * as commonTexts from '#i18n/es-MX/common';
import { Status } from '#kit/feedback/Status.tsx';
import { type FormErrors, RETRY_AFTER, validateAll } from '#kit/form/formErrors.ts';
import { createPendingTasks } from '#kit/form/pendingTasks.ts';
import { type PartialSave, useSubmission } from '#kit/form/useSubmission.ts';
import { announce } from '#kit/navigation/announcements.ts';
import { NavigationContext } from '#kit/navigation/navigation.ts';
import { deferred } from '../../../deferred.ts';

type Values = { email: string; curp: string };
type Options = Partial<Parameters<typeof useSubmission<Values>>[1]> & { isNeverSent?: boolean };

const valid: Values = { email: 'ana@correo.mx', curp: 'A1' };
const rules = { email: [matches((email: string) => email.includes('@'), 'Your email is invalid')] };
const warningRules = { curp: [matches((curp: string) => curp === 'A1', 'Your email is invalid')] };

const navigation = { pathname: '/register', locationState: null };
const goTo = (pathname: string) => void vi.stubGlobal('location', { pathname, origin: 'https://app.test' });

beforeEach(() => goTo('/register'));

/** Opens a form with the fields `email` and `curp`. Its `submit` waits until the submit has ended. */
function openForm({ isNeverSent = false, ...options }: Options = {}, initialValues = valid) {
  const tasks = createPendingTasks();
  const onSubmit = vi.fn(options.onSubmit ?? (async (): Promise<FormErrors | undefined> => undefined));
  const onSent = vi.fn();
  const validate = (values: Values) => ({ ...validateAll(rules, values, tasks.uploading()), ...tasks.errors() });
  const form = createForm<Values>({ initialValues, validate, onSubmit: () => undefined });
  for (const name of ['email', 'curp'] as const) form.registerField(name, () => {}, {});
  const { result: hook, unmount } = renderHook(
    () =>
      useSubmission<Values>(form, {
        warningRules: undefined,
        tasks,
        beforeSubmit: undefined,
        inPageOrder: (names) => [...names].sort(),
        revalidate: () => form.setConfig('validate', validate),
        onSent,
        ...options,
        onSubmit: isNeverSent ? undefined : onSubmit,
      }),
    { wrapper: ({ children }) => createElement(NavigationContext.Provider, { value: navigation }, children) },
  );
  const submit = (partialSave?: PartialSave) => act(() => hook.current.submit(partialSave));
  /** Begins a submit and returns once nothing more happens before its requests or uploads end. */
  const begin = () => act(async () => void hook.current.submit());
  return { form, hook, tasks, onSubmit, onSent, submit, begin, unmount };
}

describe('a submit', () => {
  test('sends the values once and leaves the form ready for another one', async () => {
    const response = deferred<undefined>();
    const { hook, onSubmit, onSent, begin } = openForm({ onSubmit: () => response.promise });
    expect(hook.current).toMatchObject({ phase: 'idle', isDisabled: false, attempts: 0, warnings: {} });
    await begin();
    expect(hook.current).toMatchObject({ phase: 'sending', isDisabled: true, attempts: 1 });
    await begin();
    expect(onSent).not.toHaveBeenCalled();
    await act(async () => response.resolve(undefined));
    expect(onSubmit.mock.calls).toEqual([[valid]]);
    expect(onSent).toHaveBeenCalledOnce();
    const ready = { phase: 'idle', isDisabled: false, attempts: 1, failures: 0, fields: [], root: undefined };
    expect(hook.current).toMatchObject(ready);
  });

  test('sends nothing while a value is invalid, and names its field', async () => {
    const { hook, form, onSubmit, onSent, submit } = openForm({}, { ...valid, email: 'ana' });
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onSent).not.toHaveBeenCalled();
    expect(hook.current).toMatchObject({ phase: 'failed', isDisabled: false, failures: 1, fieldFailures: 1 });
    expect(hook.current).toMatchObject({ fields: ['email'], root: undefined });
    await submit();
    expect(hook.current.failures).toBe(2);
    form.change('email', 'ana@correo.mx');
    await submit();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(hook.current).toMatchObject({ failures: 2, fieldFailures: 2, fields: [], root: undefined });
  });

  test('names the fields in the order of the page, also one whose check still runs', async () => {
    const { hook, tasks, submit } = openForm({}, { ...valid, email: 'ana' });
    tasks.set('curp', { isChecking: true });
    await submit();
    expect(hook.current.fields).toEqual(['curp', 'email']);
  });

  test('is frozen while a check of a field runs', async () => {
    const { hook, tasks, onSubmit, begin } = openForm();
    tasks.set('curp', { isChecking: true });
    await begin();
    expect(hook.current).toMatchObject({ phase: 'checking', isFrozen: true });
    expect(onSubmit).not.toHaveBeenCalled();
    await act(async () => tasks.set('curp', undefined));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('validates again before it sends: an upload may have failed since the last change', async () => {
    const { hook, tasks, onSubmit, submit } = openForm();
    tasks.set('curp', { uploading: [], error: 'No pudimos subir ine.jpg.' });
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(hook.current.fields).toEqual(['curp']);
  });
});

describe('a submit that the server rejects', () => {
  const rejection = { email: 'Ya registrado.', other: 'De otro campo.', [RETRY_AFTER]: 60 } as unknown as FormErrors;

  test('shows the errors of fields at their values and the others above the form', async () => {
    const { hook, onSent, submit } = openForm({ onSubmit: async () => rejection });
    await submit();
    expect(onSent).not.toHaveBeenCalled();
    expect(hook.current).toMatchObject({ failures: 1, fields: ['email'] });
    expect(hook.current.root).toContain('De otro campo.');
    expect(hook.current.serverErrors).toEqual({ email: { text: 'Ya registrado.', value: 'ana@correo.mx' } });
  });

  test('ends the toast of the action before, which must not be read together with the failure', async () => {
    const region = () => renderToStaticMarkup(createElement(Status));
    const { submit } = openForm({ onSubmit: async () => rejection });
    announce('Guardamos tu borrador.');
    expect(region()).toContain('Guardamos tu borrador.');
    await submit();
    expect(region()).not.toContain('Guardamos');
  });

  test('disables the form until the wait ends, and again after the next one', async () => {
    const { hook, onSubmit, submit } = openForm({ onSubmit: async () => rejection });
    await submit();
    expect(hook.current).toMatchObject({ phase: 'failed', wait: 60, isDisabled: true });
    await submit();
    expect(onSubmit).toHaveBeenCalledOnce();
    act(() => hook.current.endWait());
    expect(hook.current).toMatchObject({ wait: undefined, isDisabled: false });
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(hook.current.wait).toBe(60);
  });

  test('is reported and shows the generic text when it was our own mistake', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const mistake = new TypeError('undefined is not a function');
    const { hook, submit } = openForm({ onSubmit: () => Promise.reject(mistake) });
    await submit();
    expect(reported).toHaveBeenCalledWith(mistake);
    expect(hook.current).toMatchObject({
      phase: 'failed',
      failures: 1,
      fields: [],
      root: commonTexts.somethingWentWrong,
    });
  });
});

test('a warning stops the submit once for each value', async () => {
  const { hook, form, onSubmit, submit } = openForm({ warningRules }, { ...valid, curp: 'B1' });
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(hook.current).toMatchObject({ failures: 1, fields: ['curp'], root: undefined });
  expect(hook.current.warnings).toMatchObject({ curp: { value: 'B1' } });
  form.change('curp', 'C1');
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a form that is never sent only validates when Enter submits it', async () => {
  const { hook, form, submit } = openForm({ isNeverSent: true }, { ...valid, email: 'ana' });
  await submit();
  expect(hook.current).toMatchObject({ failures: 1, fields: ['email'] });
  form.change('email', 'ana@correo.mx');
  await submit();
  expect(hook.current).toMatchObject({ failures: 1, fields: [], root: undefined, phase: 'idle', isDisabled: false });
});

describe('a submit during uploads', () => {
  test('waits for them and sends the values as they are then', async () => {
    const { hook, form, tasks, onSubmit, begin } = openForm();
    tasks.set('curp', { uploading: ['ine.jpg'] });
    await begin();
    expect(hook.current).toMatchObject({ phase: 'uploading', isDisabled: true });
    form.change('curp', 'B2');
    await act(async () => tasks.set('curp', undefined));
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...valid, curp: 'B2' }]]);
    await expect.poll(() => hook.current.phase).toBe('idle');
  });

  test.each<[string, (opened: ReturnType<typeof openForm>) => void, object]>([
    ['a value has become invalid', ({ form }) => form.change('email', 'ana'), { failures: 1, fields: ['email'] }],
    ['a value has become doubtful', ({ form }) => form.change('curp', 'B1'), { failures: 1, fields: ['curp'] }],
    ['the owner has left the page', () => goTo('/home'), { failures: 0, fields: [] }],
    ['a file was removed', ({ tasks }) => tasks.stopWaiting(), { failures: 0, fields: [] }],
  ])('sends nothing when %s meanwhile', async (_, happens, state) => {
    const opened = openForm({ warningRules });
    opened.tasks.set('curp', { uploading: ['ine.jpg'] });
    await opened.begin();
    await act(async () => {
      happens(opened);
      opened.tasks.set('curp', undefined);
    });
    await expect.poll(() => opened.hook.current.isDisabled).toBe(false);
    expect(opened.onSubmit).not.toHaveBeenCalled();
    expect(opened.hook.current).toMatchObject(state);
  });
});

describe('what a submit waits for before it sends', () => {
  test('is awaited, and its failure stops the submit without a message', async () => {
    const figures = deferred<void>();
    const { hook, onSubmit, begin } = openForm({ beforeSubmit: () => figures.promise });
    await begin();
    expect(hook.current).toMatchObject({ phase: 'checking', isFrozen: true });
    await act(async () => figures.reject(new Error('offline')));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(hook.current).toMatchObject({ phase: 'idle', failures: 0, fields: [], root: undefined });
  });

  test.each<[string, (opened: ReturnType<typeof openForm>) => void]>([
    ['the owner has left the page', () => goTo('/home')],
    ['the form was closed', ({ unmount }) => unmount()],
  ])('sends nothing when %s meanwhile', async (_, happens) => {
    const figures = deferred<void>();
    const opened = openForm({ beforeSubmit: () => figures.promise });
    await opened.begin();
    happens(opened);
    await act(async () => figures.resolve());
    expect(opened.onSubmit).not.toHaveBeenCalled();
    expect(opened.onSent).not.toHaveBeenCalled();
  });
});

describe('a form that was sent and left', () => {
  const leave = async () => {
    const opened = openForm({ onSubmit: async () => goTo('/home') });
    await opened.submit();
    return opened;
  };

  test('stays disabled while the next page loads', async () => {
    const { hook, onSubmit, onSent, submit } = await leave();
    expect(onSent).toHaveBeenCalledOnce();
    expect(hook.current).toMatchObject({ phase: 'leaving', isFrozen: true, isDisabled: true });
    await submit();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('is enabled again when the owner goes back to its page, not on the way to another one', async () => {
    const { hook } = await leave();
    act(() => void dispatchEvent(new Event('popstate')));
    expect(hook.current.isDisabled).toBe(true);
    goTo('/register');
    act(() => void dispatchEvent(new Event('popstate')));
    expect(hook.current.isDisabled).toBe(false);
  });

  test('does not become enabled by going back while it is still being sent', async () => {
    const { hook, begin } = openForm({ onSubmit: () => new Promise(() => {}) });
    await begin();
    act(() => void dispatchEvent(new Event('popstate')));
    expect(hook.current).toMatchObject({ phase: 'sending', isDisabled: true });
  });
});

describe('a partial save in place of a submit', () => {
  const invalid = { ...valid, email: 'ana' };

  test('needs no valid values, and leaves the rest in the draft', async () => {
    const { hook, onSubmit, onSent, submit } = openForm({}, invalid);
    await submit(async () => ({ is: 'sent', unsent: { email: 'ana' } }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(hook.current).toMatchObject({ isPartial: true, attempts: 0, isDisabled: false });
    expect(onSent.mock.calls).toEqual([[{ email: 'ana' }]]);
  });

  test('shows its failure, and asks for no field then', async () => {
    const { hook, onSent, submit } = openForm({}, invalid);
    await submit(async () => ({ is: 'failed', root: 'Otra cosa' }));
    const state = { failures: 1, fieldFailures: 0, fields: [], root: 'Otra cosa', isDisabled: false };
    expect(hook.current).toMatchObject(state);
    expect(onSent).not.toHaveBeenCalled();
  });
});
