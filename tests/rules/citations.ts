import type { SourceFile } from './source.ts';

/** A comment of a file and the line at which it begins. */
export type Comment = { readonly line: number; readonly text: string };

const QUOTED = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/.source;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/.source;

/** Returns the comments of a TypeScript, JavaScript or CSS file, found without parsing it. */
export function commentsIn({ text }: SourceFile): Comment[] {
  return [...text.matchAll(new RegExp(`${QUOTED}|(${COMMENT})`, 'g'))].flatMap((match) => {
    const [, comment] = match;
    return comment === undefined ? [] : [{ line: text.slice(0, match.index).split('\n').length, text: comment }];
  });
}

/** Documents, and names of their sections, that are not in the repository. */
const ABSENT = [
  /§/,
  /\b(?:ux|spec|contract|design|dependencies|issue) [A-Z]{0,2}\d/,
  /\bstyle\.md\b/,
  /\(ux\b/,
  /\([A-Z]{1,2}\d+[a-z]?(?:[,;)]|\s)/,
];

/** Returns `path:line: comment` for each comment that cites a document which is not in the repository. */
export const absentCitations = (file: SourceFile): string[] =>
  commentsIn(file)
    .filter(({ text }) => ABSENT.some((pattern) => pattern.test(text)))
    .map(({ line, text }) => `${file.path}:${line}: ${text.replace(/\s+/g, ' ')}`);

/** Returns the ids of statements of the specification that the comments of a file cite: `s9-minimum-rent`. */
export const citedStatements = (file: SourceFile): string[] =>
  commentsIn(file).flatMap(({ text }) => [...text.matchAll(/\bs[1-9]-[a-z0-9]+(?:-[a-z0-9]+)*/g)].map(([id]) => id));
