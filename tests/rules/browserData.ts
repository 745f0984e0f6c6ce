import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { oldestBrowsers } from '../../web/build/browsers.mjs';

type Support = { readonly version_added: string | boolean | null; readonly flags?: unknown };
export type Entry = { readonly [name: string]: Entry } & {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
};

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
/** The browser support data of MDN. */
export const browserData = JSON.parse(readFileSync(file, 'utf8')) as Entry;

const dataNames = { ios: 'safari_ios', safari: 'safari', chrome: 'chrome', firefox: 'firefox' } as const;

/** Returns the entry at a path such as `css.properties.inset`. Undefined when there is none. */
export const entryAt = (path: string): Entry | undefined =>
  path.split('.').reduce<Entry | undefined>((entry, name) => entry?.[name], browserData);

/** Returns the supported browsers whose oldest version lacks a feature, with the version that has it: `safari 16`. */
export function lacking(entry: Entry): string[] {
  const { support } = entry.__compat ?? {};
  if (support === undefined) return [];
  return Object.entries(oldestBrowsers).flatMap(([name, oldest]) => {
    const statements = [support[dataNames[name as keyof typeof dataNames]] ?? []].flat() as Support[];
    const versions = statements.filter(({ flags }) => flags === undefined).map((one) => one.version_added);
    if (versions.some((version) => version === true || (typeof version === 'string' && isUpTo(version, oldest)))) {
      return [];
    }
    return [`${name} ${versions[0] ?? 'never'}`];
  });
}

/** Whether a version, `'≤37'` or `'15.4'`, is not newer than another. */
function isUpTo(version: string, oldest: string): boolean {
  const [one = [], other = []] = [version, oldest].map((text) => text.replace('≤', '').split('.').map(Number));
  if (one.some(Number.isNaN)) return false;
  const [major = 0, minor = 0] = one;
  const [oldestMajor = 0, oldestMinor = 0] = other;
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor);
}

/** Returns all members of the groups at a path, such as `javascript.builtins`, by their name: `at` → Array, String, … */
export function membersOf(path: string): Map<string, { readonly path: string; readonly entry: Entry }[]> {
  const members = new Map<string, { path: string; entry: Entry }[]>();
  for (const [group, entry] of Object.entries(entryAt(path) ?? {})) {
    for (const [name, member] of Object.entries(entry)) {
      if (name === '__compat' || !/^[a-z]\w*$/i.test(name)) continue;
      members.set(name, [...(members.get(name) ?? []), { path: `${path}.${group}.${name}`, entry: member }]);
    }
  }
  return members;
}
