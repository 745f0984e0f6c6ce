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

/** Form field whose value is uploaded files, as a list, with a function that changes it. */
export function useFileValue(name: string, multiple: boolean) {
  const field = useFormField<FileValue>(name);
  const form = useForm('useFileValue');
  const latest = useLatest(field);

  const changeFiles = (change: (files: readonly UploadedFile[]) => readonly UploadedFile[]) => {
    // The form's state at the time of the call: an upload ends later than the render in which it started.
    const files = change(asList(form.getFieldState(name)?.value));
    latest.current.change(multiple ? [...files] : (files.at(-1) ?? null));
  };
  const focusAfterRender = useFocusAfterRender(field.id);
  return { field, values: asList(field.value), changeFiles, focusAfterRender };
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
