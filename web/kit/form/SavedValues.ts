import type { FormApi } from 'final-form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { is } from 'superstruct';
import { isMissing } from '#domain/rules';
import { UploadedFile } from '#domain/uploadedFile';
import { controlId, useFormContext } from './formContext.ts';

/**
 * Fills the form that contains it with the saved values of its own fields, once they have loaded: `of` may have others
 * too. Values that were typed, cleared or restored from a draft stay. The filled-in values count as pristine, so they are not
 * stored as a draft. A filled-in text is selected when its field has the focus, so that typing, which may have begun in
 * the empty field, replaces it. Renders nothing.
 */
export function SavedValues({ of: record }: { of: object | undefined }) {
  const form = useForm('SavedValues');
  const { id, isRecovered } = useFormContext();
  const isDone = useRef(false);
  const [filled, setFilled] = useState<string[]>([]);
  useEffect(() => {
    if (record === undefined) return;
    const { values: current, initialValues = {} } = form.getState();
    const saved = Object.entries(record).filter(([name]) => name in initialValues);
    refreshFileUrls(form, saved);
    if (isDone.current) return;
    isDone.current = true;
    const isEmptyField = ([name, saved]: [string, unknown]) =>
      !isMissing(saved) && isMissing(current[name]) && !form.getFieldState(name)?.modified && !isRecovered(name);
    const missing = Object.fromEntries(saved.filter(isEmptyField));
    if (Object.keys(missing).length === 0) return;
    initialize(form, missing);
    setFilled(Object.keys(missing));
  }, [record, form, isRecovered]);
  useLayoutEffect(() => {
    if (filled.length === 0) return;
    const focused = document.activeElement;
    const isFilled = filled.some((name) => focused?.id === controlId(id, name));
    if (isFilled && focused instanceof HTMLInputElement) focused.select();
  }, [filled, id]);
  return null;
}

/**
 * Replaces the signed URLs of the files in a form, which expire after ten minutes, with those of the files that
 * were read again. A pristine field stays pristine.
 */
function refreshFileUrls(form: FormApi, saved: readonly [string, unknown][]): void {
  const files = new Map(saved.flatMap(([, value]) => filesIn(value)).map((file) => [file.id, file]));
  const refreshed = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(refreshed) : isFile(value) ? (files.get(value.id) ?? value) : value;
  const hasStaleUrl = (file: UploadedFile) => (files.get(file.id)?.url ?? file.url) !== file.url;
  const { values } = form.getState();
  for (const [name, value] of Object.entries(values)) {
    if (!filesIn(value).some(hasStaleUrl)) continue;
    if (form.getFieldState(name)?.dirty) form.change(name, refreshed(value));
    else initialize(form, { [name]: refreshed(value) });
  }
}

const filesIn = (value: unknown): UploadedFile[] => (Array.isArray(value) ? value : [value]).filter(isFile);

// Not by the schema alone: for each text it would create an error, which takes 2 ms on a slow phone.
const isFile = (value: unknown): value is UploadedFile => typeof value === 'object' && is(value, UploadedFile);

/** Changes initial values of fields and keeps the values of dirty fields. */
function initialize(form: FormApi, values: object): void {
  const { values: current, initialValues = {} } = form.getState();
  form.batch(() => {
    form.setConfig('keepDirtyOnReinitialize', true);
    form.initialize({ ...initialValues, ...values });
    form.setConfig('keepDirtyOnReinitialize', false);
    // The library keeps dirty values of registered fields only; a colony that is only displayed has no field.
    for (const [name, value] of Object.entries(current)) {
      if (!Object.is(value, initialValues[name])) form.change(name, value);
    }
  });
}
