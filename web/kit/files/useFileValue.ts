import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { UploadedFile } from '#domain/uploadedFile';
import { useFormField } from '../form/useFormField.ts';

/** What a file field holds: one file or none, or several. */
export type FileValue = UploadedFile | null | readonly UploadedFile[];

const asList = (value: FileValue | undefined | ''): readonly UploadedFile[] => {
  if (!value) return [];
  return Array.isArray(value) ? value : [value as UploadedFile];
};

/** A field whose value is uploaded files, with the moves a list of them knows. Its label and pick button have ids of their own. */
export function useFileValue(name: string, multiple: boolean) {
  const field = useFormField<FileValue>(name);
  const form = useForm('useFileValue');
  const latest = useRef(field);
  latest.current = field;
  const wantsFocus = useRef(false);

  // After what was focused went away, the way to choose another is where she goes on (ux §4 U7).
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    document.getElementById(field.id)?.focus();
  });

  // Uploads end when they end: the value is read when it is needed, not when the upload began.
  const values = () => asList(form.getFieldState(name)?.value);
  const set = (files: readonly UploadedFile[]) => latest.current.change(multiple ? [...files] : (files.at(-1) ?? null));
  const put = (uploaded: UploadedFile, replaces: string | undefined, placeOf: (id: string) => number) => {
    const now = values();
    const isThere = now.some(({ id }) => id === replaces);
    if (isThere) set(now.map((file) => (file.id === replaces ? uploaded : file)));
    else set([...now, uploaded].sort((one, other) => placeOf(one.id) - placeOf(other.id)));
  };
  const takeAway = (id: string) => set(values().filter((file) => file.id !== id));
  const focusSoon = () => {
    wantsFocus.current = true;
  };

  return { field, values: asList(field.value), put, takeAway, focusSoon };
}
