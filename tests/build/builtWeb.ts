import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The files and folders that the build reads. */
const sources = [
  ...['web', 'i18n', 'domain', 'demo-server', 'esbuild.config.mjs'],
  ...['package.json', 'tsconfig.json'],
];

/** Settings that a build with the address of an API needs too. */
export const bankAccount = {
  TRANSFER_BANK: 'Banco del Norte',
  TRANSFER_BENEFICIARY: 'Adelantto, S.A. de C.V.',
  TRANSFER_CLABE: '002010077777777771',
};

/** A build of the current sources, made in a folder of its own so that `dist` stays as it is. */
export type BuiltWeb = {
  /** Paths below dist/web with `/`. */
  readonly files: readonly string[];
  bytes(file: string): Buffer;
  text(file: string): string;
  /** Returns the text of a file by its path below dist. */
  textInDist(file: string): string;
  /**
   * Returns the paths below dist, server and source maps included, of the files that contain a text or match a pattern.
   */
  filesWith(what: string | RegExp): string[];
  /** The folder in which it was built. */
  readonly place: string;
  remove(): void;
};

/** Copies the sources into a folder of their own, so that a build there leaves `dist` as it is. Returns the folder. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'adelantto-build-'));
  for (const source of sources) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/**
 * Builds a copy of the sources; `settings` are build-time variables, `changed` the texts of sources that differ from ours.
 * Throws the build's error output when it fails.
 */
export function buildWeb(settings: Record<string, string> = {}, changed: Record<string, string> = {}): BuiltWeb {
  const copy = copySources();
  for (const [file, text] of Object.entries(changed)) writeFileSync(join(copy, file), text);
  const { status, stderr } = spawnSync(process.execPath, ['esbuild.config.mjs'], {
    cwd: copy,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  const remove = () => rmSync(copy, { recursive: true, force: true });
  if (status !== 0) {
    remove();
    throw new Error(`The build failed: ${stderr}`);
  }
  const folder = join(copy, 'dist/web');
  const files = filesBelow(folder);
  const bytes = (file: string) => readFileSync(join(folder, file));
  const filesWith = (what: string | RegExp) =>
    filesBelow(join(copy, 'dist')).filter((file) => {
      const text = readFileSync(join(copy, 'dist', file), 'latin1');
      return typeof what === 'string' ? text.includes(what) : what.test(text);
    });
  return {
    files,
    bytes,
    text: (file) => bytes(file).toString('utf8'),
    textInDist: (file) => readFileSync(join(copy, 'dist', file), 'utf8'),
    filesWith,
    place: copy,
    remove,
  };
}

/** Returns the text of one of our sources. */
export const sourceText = (file: string): string => readFileSync(join(root, file), 'utf8');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** Returns the first group of each match of a pattern in a text. */
export const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');
