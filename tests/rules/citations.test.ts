import { describe, expect, test } from 'vitest';
import { statements } from '../statements.ts';
import { absentCitations, citedStatements } from './citations.ts';
import { filesIn, type SourceFile } from './source.ts';

const product = ['domain', 'i18n', 'web', 'demo-server'].flatMap((folder) =>
  filesIn(folder, '.ts', '.tsx', '.mjs', '.css'),
);
const source = (text: string): SourceFile => ({ path: 'web/a.ts', text });

// The examples are put together, so that a search of the repository for citations does not find them.
const SECTION = '\u00a7';
const idOf = (section: number, name: string) => `s${section}-${name}`;

describe('comments', () => {
  test('cite only statements of the specification that the list has', () => {
    const files = product.concat(filesIn('tests', '.ts', '.tsx', '.mjs'));
    const unresolved = files.flatMap((file) =>
      citedStatements(file)
        .filter((id) => !statements.has(id))
        .map((id) => `${file.path}: ${id}`),
    );
    expect(unresolved).toEqual([]);
  });

  test('cite no document that is not in the repository', () => {
    expect(product.flatMap(absentCitations)).toEqual([]);
  });
});

describe('the search for citations', () => {
  test.each([
    `// Format of amounts (ux ${SECTION}7).`,
    `/** The codes of a phone (contract ${SECTION}3). */`,
    `/* Button, as in design ${SECTION}9 */`,
    `/**\n * At most 500 MB (spec ${SECTION}5).\n */`,
    'const a = "//"; // see ux F4',
    '/** The screen of the lease (S18). */',
    '// as style.md says',
    '// Since issue 4 it takes less.',
  ])('finds that %j cites an absent document', (text) => {
    expect(absentCitations(source(text))).toHaveLength(1);
  });

  test.each([
    `const text = 'see spec ${SECTION}5';`,
    `/** Returns the terms (${idOf(9, 'terms')}). A zip code (4 digits) and H.264 are fine. */`,
    '/** A folio of the public registry, `S0042`. */',
    `const url = 'http://a/${SECTION}5';`,
    '// Specified by ECMA-262; design of 2020.',
  ])('finds that %j cites none', (text) => {
    expect(absentCitations(source(text))).toEqual([]);
  });

  test('finds the statements that a comment cites', () => {
    const cited = [idOf(9, 'minimum-rent'), idOf(5, 'rent')];
    const text = `/** At least 15,000 MXN (${cited.join(', ')}). */ const id = '${idOf(1, 'other')}';`;
    expect(citedStatements(source(text))).toEqual(cited);
  });
});
