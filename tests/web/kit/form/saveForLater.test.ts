import { fireEvent, render, screen } from '@testing-library/react';
import { createForm, FORM_ERROR } from 'final-form';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { matches, required } from '#domain/rules';
import type { UploadedFile } from '#domain/uploadedFile';
import { Form } from '#kit/form/Form.tsx';
import type { FormErrors } from '#kit/form/formErrors.ts';
import { createPendingTasks, usePendingTask } from '#kit/form/pendingTasks.ts';
import { SaveForLater, saveValidValues } from '#kit/form/SaveForLater.tsx';
import { NavigationContext } from '#kit/navigation/navigation.ts';
import { TextField } from '#kit/text/TextField.tsx';

type Values = { email: string; zip: string; file: UploadedFile | null };

const file: UploadedFile = { id: 'f1', name: 'ine.jpg', size: 1, url: '/f1' };
const rules = {
  email: [required('Your email is required'), matches((text) => text.includes('@'), 'Your email is invalid')],
  zip: [required('Write your zip code.')],
  file: [required('Image required')],
} as const;

/** Saves a form for later, whose server gives these answers one after the other. */
function save(initialValues: Values, ...answers: readonly (FormErrors | undefined)[]) {
  const form = createForm<Values>({ initialValues, onSubmit: () => undefined });
  for (const name of ['email', 'zip', 'file'] as const) form.registerField(name, () => {}, {});
  const tasks = createPendingTasks();
  const requests: Partial<Values>[] = [];
  const phases: string[] = [];
  const isHere = vi.fn(() => true);
  const start = () =>
    saveValidValues<Values>({
      form,
      tasks,
      rules,
      save: async (values) => answers[requests.push(values) - 1],
      submission: { show: (phase) => phases.push(phase), isHere },
    });
  return { form, tasks, requests, phases, isHere, start };
}

test('saves what is valid and keeps what is not, without asking for what is missing', async () => {
  const { requests, start } = save({ email: 'ana', zip: '06600', file: null });
  expect(await start()).toEqual({ is: 'sent', unsent: { email: 'ana' } });
  // An empty value is passed on: it may clear a saved one.
  expect(requests).toEqual([{ zip: '06600', file: null }]);
});

test('keeps nothing when everything was saved', async () => {
  const values = { email: 'ana@correo.mx', zip: '06600', file };
  const { requests, start } = save(values);
  expect(await start()).toEqual({ is: 'sent' });
  expect(requests).toEqual([values]);
});

test('sends the other values again when the server rejects one', async () => {
  const { requests, start } = save({ email: 'ana@correo.mx', zip: '99999', file }, { zip: 'Código postal inválido' });
  expect(await start()).toEqual({ is: 'sent', unsent: { zip: '99999' } });
  expect(requests[1]).toEqual({ email: 'ana@correo.mx', file });
});

test('fails with an error that is about no value that was sent', async () => {
  const { requests, start } = save({ email: '', zip: '06600', file }, { email: 'Ya registrado.', [FORM_ERROR]: '' });
  expect(await start()).toMatchObject({ is: 'failed' });
  expect(requests).toHaveLength(1);
});

test('saves what is ready at once, and again when the running uploads have ended', async () => {
  const { form, tasks, requests, phases, start } = save({ email: 'ana@correo.mx', zip: '', file: null });
  tasks.set('file', { uploading: ['ine.jpg'] });
  const outcome = start();
  await expect.poll(() => phases).toEqual(['sending', 'uploading']);
  expect(requests).toEqual([{ email: 'ana@correo.mx', zip: '', file: null }]);
  form.change('file', file);
  tasks.set('file', undefined);
  expect(await outcome).toEqual({ is: 'sent' });
  expect(requests[1]).toEqual({ email: 'ana@correo.mx', zip: '', file });
});

test.each([
  ['the owner has left the page', ({ isHere }: ReturnType<typeof save>) => void isHere.mockReturnValue(false)],
  ['a file was removed', ({ tasks }: ReturnType<typeof save>) => tasks.stopWaiting()],
])('sends nothing more when %s during the uploads', async (_, happens) => {
  const opened = save({ email: 'ana@correo.mx', zip: '', file: null });
  opened.tasks.set('file', { uploading: ['ine.jpg'] });
  const outcome = opened.start();
  await expect.poll(() => opened.phases).toContain('uploading');
  happens(opened);
  opened.tasks.set('file', undefined);
  expect(await outcome).toEqual({ is: 'stopped' });
  expect(opened.requests).toHaveLength(1);
});

const restored = '{"email":"ana@correo.mx"}';

test.each<[string, string, string[], object, [saves: number, pages: number]]>([
  ['nothing of a form that was not changed', '{}', [], {}, [0, 1]],
  ['what was restored', restored, [], {}, [1, 0]],
  ['what is being uploaded', '{}', ['ine.jpg'], {}, [1, 0]],
  ['nothing while another tab opens', restored, [], { ctrlKey: true }, [0, 0]],
  ['nothing while another tab of a Mac opens', restored, [], { metaKey: true }, [0, 0]],
])('the link out of a form saves %s', (_, draft, uploading, keys, outcome) => {
  sessionStorage.setItem('draft:guest:form', draft);
  const [save, go] = [vi.fn(() => new Promise<undefined>(() => {})), vi.fn()];
  const link = { action: 'Terminar después', to: '/profile', isLink: true, rules: {}, save };
  const Fields = () => {
    usePendingTask('file', { uploading });
    return createElement(TextField, { name: 'email', label: 'Correo' });
  };
  const props = { draft: 'form', initialValues: { email: '' }, onSubmit: () => {}, action: 'Enviar', busy: '' };
  const secondary = (state: object) => createElement(SaveForLater, { ...link, ...state } as never);
  const form = createElement(Form<{ email: string }>, { ...props, secondary }, createElement(Fields));
  render(createElement(NavigationContext, { value: { go } }, form));
  fireEvent.click(screen.getByRole('link'), keys);
  expect([save, go].map(({ mock }) => mock.calls.length)).toEqual(outcome);
});
