import type { Statement } from '../conformance/statement.ts';
import { filesIn } from './source.ts';

/** Returns all statements of the conformance table. */
export async function loadStatements(): Promise<Statement[]> {
  const paths = filesIn('tests/conformance', '.ts')
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('/statement.ts'));
  const sections = await Promise.all(
    paths.map(async (path) => {
      const section: { statements: readonly Statement[] } = await import(`../../${path}`);
      return section.statements;
    }),
  );
  return sections.flat();
}
