import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { is } from 'superstruct';
import { isMissing } from '#domain/rules';
import { UploadedFile } from '#domain/uploadedFile';

/**
 * Fills a form with what was saved, once it comes. What was typed or recovered meanwhile stays, and what is filled in
 * counts as untouched, so that no draft is made of it (ux F7). Stands inside a Form.
 */
export function SavedValues({ values }: { values: Readonly<Record<string, unknown>> | undefined }) {
  const form = useForm('SavedValues');
  const isDone = useRef(false);
  useEffect(() => {
    if (values === undefined) return;
    renewAddresses(form, values);
    if (isDone.current) return;
    isDone.current = true;
    const { values: now } = form.getState();
    const isGap = ([name, saved]: [string, unknown]) =>
      !isMissing(saved) && isMissing(now[name]) && !form.getFieldState(name)?.modified;
    const gaps = Object.fromEntries(Object.entries(values).filter(isGap));
    if (Object.keys(gaps).length > 0) initialize(form, gaps);
  }, [values, form]);
  return null;
}

/**
 * Files that were read again come with fresh addresses; those of the form have died (contract §3: ten minutes). Nothing else
 * of them changes, so an untouched field stays untouched.
 */
function renewAddresses(form: FormApi, saved: Readonly<Record<string, unknown>>): void {
  const files = new Map(
    Object.values(saved)
      .flatMap(filesIn)
      .map((file) => [file.id, file]),
  );
  const renewed = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(renewed) : is(value, UploadedFile) ? (files.get(value.id) ?? value) : value;
  const isOld = (file: UploadedFile) => (files.get(file.id)?.url ?? file.url) !== file.url;
  const { values } = form.getState();
  for (const [name, value] of Object.entries(values)) {
    if (!filesIn(value).some(isOld)) continue;
    if (form.getFieldState(name)?.dirty) form.change(name, renewed(value));
    else initialize(form, { [name]: renewed(value) });
  }
}

const filesIn = (value: unknown): UploadedFile[] =>
  (Array.isArray(value) ? value : [value]).filter((it) => is(it, UploadedFile));

/** Changes what fields begin with, and leaves alone what differs from its beginning. */
function initialize(form: FormApi, values: object): void {
  const { values: now, initialValues = {} } = form.getState();
  form.batch(() => {
    form.setConfig('keepDirtyOnReinitialize', true);
    form.initialize({ ...initialValues, ...values });
    form.setConfig('keepDirtyOnReinitialize', false);
    // The library keeps those of fields on the page; a colony that is only shown has none.
    for (const [name, value] of Object.entries(now)) {
      if (!Object.is(value, initialValues[name])) form.change(name, value);
    }
  });
}
