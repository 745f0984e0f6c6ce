import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { UploadedFile } from '#domain/uploadedFile';
import { useFormField } from '../form/useFormField.ts';
import { useLatest } from '../form/useLatest.ts';

/** Value of a file field: one file or none, or several. */
export type FileValue = UploadedFile | null | readonly UploadedFile[];

const asList = (value: FileValue | undefined | ''): readonly UploadedFile[] => {
  if (!value) return [];
  return Array.isArray(value) ? value : [value as UploadedFile];
};

/** Form field whose value is uploaded files, with functions that put a file into the value and remove one. */
export function useFileValue(name: string, multiple: boolean) {
  const field = useFormField<FileValue>(name);
  const form = useForm('useFileValue');
  const latest = useLatest(field);

  // Reads the form's state at the time of the call: an upload ends later than the render in which it started.
  const currentValues = () => asList(form.getFieldState(name)?.value);
  const setValues = (files: readonly UploadedFile[]) =>
    latest.current.change(multiple ? [...files] : (files.at(-1) ?? null));
  const putFile = (uploaded: UploadedFile, replaces: string | undefined, positionOf: (id: string) => number) => {
    const files = currentValues();
    if (files.some(({ id }) => id === replaces)) {
      setValues(files.map((file) => (file.id === replaces ? uploaded : file)));
    } else {
      setValues([...files, uploaded].sort((one, other) => positionOf(one.id) - positionOf(other.id)));
    }
  };
  const removeFile = (id: string) => setValues(currentValues().filter((file) => file.id !== id));

  const focusAfterRender = useFocusAfterRender(field.id);
  return { field, values: asList(field.value), putFile, removeFile, focusAfterRender };
}

/**
 * Returns a function that focuses the element with this id after the next render, when the focused one has been
 * removed.
 */
function useFocusAfterRender(id: string): () => void {
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isRequested.current) return;
    isRequested.current = false;
    document.getElementById(id)?.focus();
  });
  return () => {
    isRequested.current = true;
  };
}
