import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const IMPORT = /import \{([^}]*)\} from '([^']+)';/g;
const EXPORT = /export \{([^}]*)\} from '([^']+)';/g;

/**
 * Leads each import through a door (a room's index.ts, the icons) straight to the file behind it. The bundler splits by
 * whole files: a page that needs one name of a door would load all that any page takes through it.
 *
 * @param {string} root
 * @returns {(path: string, source: string) => Promise<string>}
 */
export function openDoors(root) {
  const doors = new Map();
  const behind = (door) => {
    if (!doors.has(door)) doors.set(door, namesBehind(door));
    return doors.get(door);
  };
  return async (path, source) => {
    const imports = await Promise.all(
      [...source.matchAll(IMPORT)].map(async ([statement, names, from]) => {
        const door = doorOf(root, dirname(path), from);
        return [statement, door ? straight(names, await behind(door)) : statement];
      }),
    );
    return imports.reduce((text, [statement, direct]) => text.replace(statement, () => direct), source);
  };
}

function doorOf(root, folder, from) {
  if (from === '#kit/art/icons.ts') return join(root, 'web/kit/art/icons.ts');
  if (!from.startsWith('.')) return undefined;
  const path = join(folder, from);
  return /[\\/]features[\\/]\w+[\\/]index\.ts$|[\\/]ui[\\/]icons\.tsx$/.test(path) ? path : undefined;
}

/** What a door lets through: the name it is known by → the file and its name there. */
async function namesBehind(door) {
  const source = await readFile(door, 'utf8');
  return new Map(
    [...source.matchAll(EXPORT)].flatMap(([, names, from]) =>
      listed(names).map(({ name, as }) => [
        as,
        { name, from: from.startsWith('.') ? join(dirname(door), from) : from },
      ]),
    ),
  );
}

/** Import statements past the door; a name that it does not let through ends the build. */
const straight = (names, behind) =>
  listed(names)
    .map(({ name, as }) => {
      const found = behind.get(name);
      if (!found) throw new Error(`No door lets ${name} through`);
      return `import { ${found.name} as ${as} } from ${JSON.stringify(found.from)};`;
    })
    .join(' ');

/** `a, b as c, type D` → the names that exist when the program runs. */
const listed = (names) =>
  names
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== '' && !it.startsWith('type '))
    .map((it) => {
      const [name, as = name] = it.split(/\s+as\s+/);
      return { name, as };
    });
