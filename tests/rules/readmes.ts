import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { fileAt, type SourceFile } from './source.ts';

/** A README, its folder ('' for the root), and what it has in code font: words, commands and examples. */
export type Readme = SourceFile & { readonly folder: string; readonly code: readonly string[] };

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['domain', 'i18n', 'web', 'demo-server', 'tests', '.readme', '.ci'];

const namesBeside = (folder: string, ofFolders: boolean) =>
  readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() === ofFolders ? [entry.name] : [],
  );

/** Every file and folder of the repository by its path from the root. */
const known = [
  ...namesBeside('', false),
  ...FOLDERS.flatMap((folder) => [
    folder,
    ...readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ]),
];
const { scripts, imports } = JSON.parse(fileAt('package.json').text);
const ignored = fileAt('.gitignore').text.split('\n').filter(Boolean);
/** Files that the build or a server writes; they lie outside of what is searched. */
const WRITTEN = ['app.html', 'error-context.md', 'openapi.json', 'store.json', 'incoming/'];

/** Returns a README with what it has in code font. Diagrams are not code. */
export function readmeAt({ path, text }: SourceFile): Readme {
  const folder = dirname(path).replace(/^\.$/, '');
  const fences = [...text.matchAll(/^```(?!mermaid)\w*\n(.*?)^```/gms)].map(([, code = '']) => code);
  const prose = text.replace(/^```.*?^```/gms, '');
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return { path, text, folder, code: [...spans, ...fences, ...(prose.match(/^ {4}\S.*$/gm) ?? [])] };
}

export const readmes: readonly Readme[] = known
  .filter((path) => /(^|\/)README\.md$/.test(path))
  .map((path) => readmeAt(fileAt(path)));

const linksOf = ({ text }: Readme) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target).filter((target) => !target.includes('://'));

/** Returns a folder and those above it, without the root. */
const foldersUpFrom = (folder: string): string[] =>
  folder === '' || folder === '.' ? [] : [folder, ...foldersUpFrom(dirname(folder))];

/**
 * Whether a path leads somewhere, from the README's folder or one above it; one that begins with `../`, as in an example,
 * from any folder. `*`, `…` and `<name>` stand for any text.
 */
function exists(given: string, { folder }: Readme): boolean {
  const path = given.replace(/^(\.\.?\/)+/, '');
  const plain = path.replace(/\/$/, '').replace(/[.+()$]/g, '\\$&');
  const pattern = new RegExp(`^${plain.replace(/\*|…|<\w+>/g, '[^/]*')}$`);
  const isBareFile = !path.includes('/');
  const fromAnywhere = new RegExp(`(^|/)${pattern.source.slice(1)}`);
  return known.some((name) => {
    const below = foldersUpFrom(folder).flatMap((above) =>
      name.startsWith(`${above}/`) ? [name.slice(above.length + 1)] : [],
    );
    const isFound = [name, ...below].some((seen) => pattern.test(seen));
    return isFound || ((isBareFile || given !== path) && fromAnywhere.test(name));
  });
}

/** Returns the paths in a text of code. Addresses of the web and of the machine, which begin with a slash, are none. */
function pathsIn(code: string): string[] {
  const tokens = code.match(/(?<![\w:/.])#?[\w.*…<>{}-]+(?:\/[\w.*…<>{}-]*)*/g) ?? [];
  const isFile = (token: string) => /[\w*…>]\.(?:tsx?|mjs|cjs|mts|json|md|css|svg|png|html)$/.test(token);
  const isFolder = (token: string) =>
    FOLDERS.some((folder) => token.startsWith(`${folder}/`)) || /^[\w-]+\/$/.test(token);
  return tokens.map(imported).filter((token) => isFile(token) || isFolder(token));
}

/** Returns the file that an import such as `#domain/money` stands for; any other path as it is. */
function imported(path: string): string {
  const aliases = Object.entries<string>(imports).map(([from, to]) => [from.replace('*', ''), to.slice(2)] as const);
  const [from = '', to = ''] = aliases.find(([alias]) => path.startsWith(alias)) ?? [];
  return from === '' ? path : to.replace('*', path.slice(from.length));
}

/** Returns the links and the paths in code font that lead nowhere. What git ignores exists after a build only. */
export function absentPaths(readme: Readme): string[] {
  const linked = linksOf(readme).flatMap((target) => {
    const path = join(readme.folder, target.split('#')[0] ?? '');
    return target.startsWith('#') || known.includes(path) ? [] : [target];
  });
  const isWritten = (path: string) =>
    WRITTEN.includes(path) || ignored.some((pattern) => path.startsWith(pattern.replace('*/', '')));
  const named = readme.code.flatMap(pathsIn).filter((path) => !isWritten(path) && !exists(path, readme));
  return [...new Set([...linked, ...named])];
}

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

/** Returns the links to a heading that its page does not have. */
export const absentHeadings = (readme: Readme): string[] =>
  linksOf(readme).filter((target) => {
    const [path = '', heading] = target.split('#');
    if (heading === undefined) return false;
    const page = path === '' ? readme : readmes.find((other) => other.path === join(readme.folder, path));
    return !page?.text.match(/^#+ .*$/gm)?.some((line) => slugOf(line.replace(/^#+ /, '')) === heading);
  });

/** Returns the npm scripts that package.json does not have. */
export const absentScripts = ({ text }: Readme): string[] =>
  [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name).filter((name) => !(name in scripts));

/** Returns what its table leaves out of the folders beside a README (`| file |`: and of the files), and the cells that name nothing. */
export function unlisted(readme: Readme): string[] {
  const [, head, rows = ''] = /^\| (folder|file) \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(readme.text) ?? [];
  if (head === undefined) return [];
  const named = [...rows.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const beside = namesBeside(readme.folder, true).filter((name) => readme.folder !== '' || FOLDERS.includes(name));
  const files = head === 'file' ? namesBeside(readme.folder, false).filter((name) => name !== 'README.md') : [];
  const listed = named.map((name) => name.split('/')[0]);
  return [
    ...[...beside, ...files].filter((name) => !name.startsWith('.') && !listed.includes(name)),
    ...named.filter((name) => !exists(name, readme)),
  ];
}
