import { createContext, useContext } from 'react';
import { Button } from '../navigation/Button.tsx';
import type { Advice } from '../photo/photoAdvice.ts';

/** A place besides the phone that a field's files may come from. */
export type FileSource = {
  /** The words on its button, in Spanish. */
  readonly text: string;
  /** The files that it has for a field, by the field's name; undefined for none. */
  filesFor(field: string): (() => Promise<readonly File[]>) | undefined;
  /** What it knows of a photo before it is looked at. */
  adviceFor(photo: File): Advice | undefined;
};

/** The product knows no such place; the demo's pages bring one of their own (ux O4). */
export const FileSourceContext = createContext<FileSource | null>(null);

type FurtherFilesProps = {
  /** The field's name and its label, in Spanish. */
  field: string;
  label: string;
  onFiles: (files: File[]) => void;
};

/** A button for the files of a further place, where there is one that has some for this field. */
export function AdditionalFileSource({ field, label, onFiles }: FurtherFilesProps) {
  const source = useContext(FileSourceContext);
  const fetchFiles = source?.filesFor(field);
  if (!source || !fetchFiles) return null;
  const take = () =>
    fetchFiles().then(
      (files) => onFiles([...files]),
      // Whoever brought the source says what is wrong with it; the phone's own ways are still there.
      () => {},
    );
  return (
    <Button kind="ghost" size="small" aria-label={`${label} ${source.text}`} data-further={field} onClick={take}>
      {source.text}
    </Button>
  );
}
