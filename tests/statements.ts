import { readFileSync } from 'node:fs';

/** The statements of the specification by their ids, such as `s9-minimum-rent`, from `statements.md`. */
export const statements: ReadonlyMap<string, string> = new Map(
  [...readFileSync(new URL('statements.md', import.meta.url), 'utf8').matchAll(/^- `([^`]+)` (.+)$/gm)].map(
    ([, id = '', says = '']) => [id, says],
  ),
);
