/** A small defect that is put into a copy of the project to see which test fails. */
export type Plant = {
  /** What an owner, an operator or a seller suffers. Also the title that `npm run plants` prints. */
  readonly name: string;
  /** The path of the file from the root of the project. */
  readonly file: string;
  /** The text that is replaced. It occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
};

/** Returns the source of a plant's file with the defect. Throws when the plant does not apply to it any more. */
export function plantInto(source: string, { name, file, text, replacement }: Plant): string {
  const count = source.split(text).length - 1;
  if (count !== 1) throw new Error(`"${name}" does not apply: its text occurs ${count} times in ${file}.`);
  return source.replace(text, () => replacement);
}
