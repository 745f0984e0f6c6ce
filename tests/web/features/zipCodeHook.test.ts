import { createForm } from 'final-form';
import { act, createElement } from 'react';
import { Form } from 'react-final-form';
import { expect, test } from 'vitest';
import { FormContext } from '#kit/form/formContext.ts';
import { createPendingTasks, PendingTasksContext } from '#kit/form/pendingTasks.ts';
import { useZipCodeLookUp } from '../../../web/features/zip-code/useZipCodeLookUp.ts';
import { deferred } from '../../deferred.ts';
import { idleForm } from '../idleForm.ts';
import { errorResponse, noConnection, renderScreenHook } from '../scriptedStore.ts';

type Values = { zip?: string; colony?: string };
const onSubmit = () => undefined;
const placeOf = (zip_code: string, ...colonies: string[]) => ({
  zip_code,
  colonies,
  municipality: 'Cuauhtémoc',
  state: 'Ciudad de México',
});
const answers = {
  'GET /zip-codes/06600': placeOf('06600', 'Juárez'),
  'GET /zip-codes/06700': placeOf('06700', 'Roma Norte', 'Roma Sur'),
  'GET /zip-codes/99999': errorResponse(404, { message: 'Zip code not found' }),
  'GET /zip-codes/11111': noConnection,
};

/** Opens a form with a zip code and a colony. */
function openForm(initialValues: Values = {}, changedAnswers = {}, { hasColony = true } = {}) {
  const form = createForm<Values>({ initialValues, onSubmit });
  form.registerField('colony', () => {}, {});
  const tasks = createPendingTasks();
  const opened = renderScreenHook(
    () => useZipCodeLookUp('zip', hasColony ? 'colony' : undefined),
    { ...answers, ...changedAnswers },
    'secret',
    (children) =>
      createElement(Form<Values>, {
        form,
        onSubmit,
        render: () =>
          createElement(
            PendingTasksContext.Provider,
            { value: tasks },
            createElement(FormContext.Provider, { value: idleForm }, children),
          ),
      }),
  );
  const type = async (zip: string) => {
    await act(async () => form.change('zip', zip));
    await opened.answered();
  };
  const colony = () => form.getState().values.colony;
  const error = () => tasks.errors().zip;
  return { ...opened, form, tasks, type, colony, error };
}

test('a complete zip code is looked up once, and its only colony is filled in', async () => {
  const { type, calls, hook, form, colony, error } = openForm();
  await type('0660');
  expect(calls).toEqual([]);
  expect(hook.current).toMatchObject({ value: '0660', isSearching: false, found: undefined, failure: undefined });
  await type('06600');
  expect(hook.current).toMatchObject({ value: '06600', isSearching: false, found: placeOf('06600', 'Juárez') });
  expect([colony(), error()]).toEqual(['Juárez', undefined]);
  act(() => form.change('colony', 'Juárez '));
  expect(calls.map(({ call }) => call)).toEqual(['GET /zip-codes/06600']);
});

test('a zip code that is being looked up has no place yet, and none when it is no longer complete', async () => {
  const response = deferred<Response>();
  const { form, hook, answered } = openForm({}, { 'GET /zip-codes/06600': () => response.promise });
  await act(async () => form.change('zip', '06600'));
  expect(hook.current).toMatchObject({ value: '06600', isSearching: true, found: undefined, failure: undefined });
  response.resolve(Response.json(placeOf('06600', 'Juárez')));
  await answered();
  expect(hook.current.isSearching).toBe(false);
  act(() => form.change('zip', '0660'));
  expect(hook.current).toMatchObject({ value: '0660', isSearching: false, found: undefined, failure: undefined });
});

test('the place of an older zip code that comes late changes no colony', async () => {
  const response = deferred<Response>();
  const { form, type, colony, answered } = openForm({}, { 'GET /zip-codes/06600': () => response.promise });
  await act(async () => form.change('zip', '06600'));
  await act(async () => form.change('zip', '0670'));
  response.resolve(Response.json(placeOf('06600', 'Juárez')));
  await answered();
  expect(colony()).toBeUndefined();
  await type('06700');
  expect(colony()).toBeUndefined();
});

test('a colony of another zip code is removed, one of several is kept', async () => {
  const { type, form, colony } = openForm({ zip: '06600', colony: 'Juárez' });
  await type('06700');
  expect(colony()).toBe('');
  act(() => form.change('colony', 'Roma Sur'));
  await type('0670');
  await type('06700');
  expect(colony()).toBe('Roma Sur');
});

test('a saved colony is kept while its zip code cannot be checked, and removed with an invalid zip code', async () => {
  const { type, colony, error, hook } = openForm({ zip: '11111', colony: 'Lomas' });
  await type('11111');
  expect(colony()).toBe('Lomas');
  expect(hook.current.failure?.text).toBe('No pudimos revisar tu código postal.');
  expect(error()).toBe('No pudimos revisar tu código postal.');
  await type('99999');
  expect([colony(), error()]).toEqual(['', 'Código postal inválido']);
  expect(hook.current.failure).toBeUndefined();
});

test('a form without a colony only has its zip code checked', async () => {
  const { type, colony, hook } = openForm({ colony: 'Lomas' }, {}, { hasColony: false });
  await type('06600');
  expect(colony()).toBe('Lomas');
  expect(hook.current.found).toMatchObject({ municipality: 'Cuauhtémoc' });
});

test('a zip code that is being looked up holds a submit up', async () => {
  const { form, tasks } = openForm({}, { 'GET /zip-codes/06600': () => new Promise<Response>(() => {}) });
  await act(async () => form.change('zip', '06600'));
  expect([...tasks.running()]).toEqual(['zip']);
});

test('a zip code that could not be checked is looked up again on request', async () => {
  let isReachable = false;
  const answer = () => (isReachable ? Response.json(placeOf('06600', 'Juárez')) : noConnection());
  const { type, colony, error, hook, answered } = openForm({}, { 'GET /zip-codes/06600': answer });
  await type('06600');
  expect(error()).toBe('No pudimos revisar tu código postal.');
  isReachable = true;
  await act(async () => void hook.current.retry());
  await answered();
  expect([colony(), error()]).toEqual(['Juárez', undefined]);
});
