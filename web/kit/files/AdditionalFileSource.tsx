import { createContext, useContext } from 'react';
import { Button } from '../navigation/Button.tsx';
import type { Advice } from '../photo/photoAdvice.ts';

/** A source of files other than the phone itself. */
export type FileSource = {
  /** Text of the button, in Spanish. */
  readonly text: string;
  /** Returns a function that loads the files for the field of this name, or undefined when there are none. */
  filesFor(field: string): (() => Promise<readonly File[]>) | undefined;
  /** Returns advice that is known in advance for a photo; it is used instead of assessing the photo. */
  adviceFor(photo: File): Advice | undefined;
};

/** Null in the product; the demo's phone agent provides sample files through it. */
export const FileSourceContext = createContext<FileSource | null>(null);

type AdditionalFileSourceProps = {
  /** Name of the field. */
  field: string;
  /** Label of the field, in Spanish. */
  label: string;
  onFiles: (files: File[]) => void;
};

/** Button that adds files from the additional source. Renders nothing when the source has none for this field. */
export function AdditionalFileSource({ field, label, onFiles }: AdditionalFileSourceProps) {
  const source = useContext(FileSourceContext);
  const fetchFiles = source?.filesFor(field);
  if (!source || !fetchFiles) return null;
  const addFiles = () =>
    fetchFiles().then(
      (files) => onFiles([...files]),
      // The source reports its own errors, and the field's other buttons still work.
      () => {},
    );
  return (
    <Button kind="ghost" size="small" aria-label={`${label} ${source.text}`} data-additional={field} onClick={addFiles}>
      {source.text}
    </Button>
  );
}
