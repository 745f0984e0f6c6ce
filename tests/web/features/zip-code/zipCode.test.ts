import { createForm } from 'final-form';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { httpProblem } from '#api/problem';
import { noteCall } from '#connection';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { createPendingTasks } from '#kit/form/pendingTasks.ts';
import { useZipCodeLookUp } from '../../../../web/features/zip-code/useZipCodeLookUp.ts';
import {
  invalidZipCodeError,
  isCompleteZipCode,
  lookUpFailure,
  placeOf,
  uncheckedZipCodeError,
} from '../../../../web/features/zip-code/zipCodeLookUp.ts';
import { deferred } from '../../../deferred.ts';
import { insideForm } from '../../insideForm.ts';
import { errorResponse, noConnection, renderScreenHook } from '../../scriptedStore.ts';

const UNCHECKED = stepTexts.couldNotCheckZipCode;
const INVALID = ruleTexts['Zip code not found'];

type Values = { zip?: string; colony?: string };
const answerFor = (zip_code: string, ...colonies: string[]) => ({
  zip_code,
  colonies,
  municipality: 'Cuauhtémoc',
  state: 'Ciudad de México',
});
const answers = {
  'GET /zip-codes/06600': answerFor('06600', 'Juárez'),
  'GET /zip-codes/06700': answerFor('06700', 'Roma Norte', 'Roma Sur'),
  'GET /zip-codes/99999': errorResponse(404, { message: 'Zip code not found' }),
  'GET /zip-codes/11111': noConnection,
};

/** Opens a form with a zip code and a colony. */
function openForm(initialValues: Values = {}, changedAnswers = {}, { hasColony = true } = {}) {
  const form = createForm<Values>({ initialValues, onSubmit: () => undefined });
  form.registerField('colony', () => {}, {});
  const tasks = createPendingTasks();
  const opened = renderScreenHook(
    () => useZipCodeLookUp('zip', hasColony ? 'colony' : undefined),
    { ...answers, ...changedAnswers },
    'secret',
    (children) => insideForm(form, children, { tasks }),
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
  const { type, calls, hook, form, colony, error, answered } = openForm();
  await type('0660');
  expect(calls).toEqual([]);
  expect(hook.current).toMatchObject({ value: '0660', isSearching: false, found: undefined, failure: undefined });
  await type('06600');
  expect(hook.current).toMatchObject({ value: '06600', isSearching: false, found: answerFor('06600', 'Juárez') });
  expect([colony(), error()]).toEqual(['Juárez', undefined]);
  act(() => form.change('colony', 'Juárez '));
  await answered();
  expect(calls.map(({ call }) => call)).toEqual(['GET /zip-codes/06600']);
});

test('a zip code that is being looked up has no place yet, holds a submit up, and has none when it is no longer complete', async () => {
  const response = deferred<Response>();
  const { form, hook, tasks, answered } = openForm({}, { 'GET /zip-codes/06600': () => response.promise });
  await act(async () => form.change('zip', '06600'));
  expect([...tasks.running()]).toEqual(['zip']);
  expect(hook.current).toMatchObject({ value: '06600', isSearching: true, found: undefined, failure: undefined });
  response.resolve(Response.json(answerFor('06600', 'Juárez')));
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
  response.resolve(Response.json(answerFor('06600', 'Juárez')));
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
  expect(hook.current.failure?.text).toBe(UNCHECKED);
  expect(error()).toBe(UNCHECKED);
  await type('99999');
  expect([colony(), error()]).toEqual(['', INVALID]);
  expect(hook.current.failure).toBeUndefined();
});

test('a form without a colony only has its zip code checked', async () => {
  const { type, colony, hook } = openForm({ colony: 'Lomas' }, {}, { hasColony: false });
  await type('06600');
  expect(colony()).toBe('Lomas');
  expect(hook.current.found).toMatchObject({ municipality: 'Cuauhtémoc' });
});

test('a zip code that could not be checked is looked up again on request', async () => {
  let isReachable = false;
  const answer = () => (isReachable ? Response.json(answerFor('06600', 'Juárez')) : noConnection());
  const { type, colony, error, hook, answered } = openForm({}, { 'GET /zip-codes/06600': answer });
  await type('06600');
  expect(error()).toBe(UNCHECKED);
  isReachable = true;
  await act(async () => void hook.current.retry());
  await answered();
  expect([colony(), error()]).toEqual(['Juárez', undefined]);
});

test('looks up five digits, but neither four digits nor letters', () => {
  expect(['06600', '6600', '', '0660a', 'a6600', '066001'].filter(isCompleteZipCode)).toEqual(['06600']);
});

test('shows the message of the server for an invalid zip code', () => {
  expect(invalidZipCodeError(httpProblem(404, { message: 'Zip code not found' }))).toBe(INVALID);
  expect(invalidZipCodeError(httpProblem(422, { message: 'No es de México' }))).toBe('No es de México');
  expect(invalidZipCodeError(httpProblem(404, { message: 'Not Found' }))).toBe(INVALID);
  expect(invalidZipCodeError(httpProblem(400, undefined))).toBe(INVALID);
  expect(lookUpFailure(httpProblem(404, undefined))).toBeUndefined();
});

test.each([
  ['a lost connection', { kind: 'offline' }, undefined],
  ['an unreadable response', { kind: 'unreadable' }, undefined],
  ['a server error', httpProblem(500), apiErrors['Something went wrong']],
  ['a slow proxy', httpProblem(408), apiErrors['Something went wrong']],
  ['too many requests', httpProblem(429), apiErrors['Too many attempts']],
])('%s does not make a zip code invalid, but rejects it as unchecked', (_, failure, why) => {
  expect(invalidZipCodeError(failure)).toBeUndefined();
  expect(lookUpFailure(failure)?.text).toBe(UNCHECKED);
  expect(lookUpFailure(failure)?.reason?.text).toBe(why);
  expect(uncheckedZipCodeError(failure)).toBe(UNCHECKED);
});

test('does not reject a zip code that could not be checked because the device is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  noteCall(false);
  expect(uncheckedZipCodeError({ kind: 'offline' })).toBeUndefined();
  expect(uncheckedZipCodeError({ kind: 'timeout' })).toBe(UNCHECKED);
});

test('shows the place with the colony when there is only one', () => {
  const place = { zip_code: '06600', colonies: ['Juárez'], municipality: 'Cuauhtémoc', state: 'Ciudad de México' };
  expect(placeOf(place)).toBe('Juárez, Cuauhtémoc, Ciudad de México');
  expect(placeOf({ ...place, colonies: ['Los Cocos', 'Centro'] })).toBe('Cuauhtémoc, Ciudad de México');
  expect(placeOf({ ...place, colonies: [], municipality: '' })).toBe('Ciudad de México');
});
