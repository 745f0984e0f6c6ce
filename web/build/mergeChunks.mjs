import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** A static import of another chunk as the bundler writes it, and any reference to one. */
const IMPORT = /import(?:\{([^}]*)\}from)?"\.\/([\w-]+\.js)";?/g;
const REFERENCE = /"\.\/([\w-]+\.js)"/g;
/**
 * Makes Chromium 136 and newer compile a whole file during its download instead of function by function on the main
 * thread. On a slow phone the login is usable a tenth of a second earlier. Must be the first line of a file.
 */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad\n';

/**
 * Merges the chunks that the same first screens need into one file, together with entries that only re-export them. The
 * bundler writes a chunk for each set of entries that share a source: a first screen would load two dozen small files,
 * a few at a time on a phone's connection. Whoever needs one chunk of a merged file needs all of them, so no page loads
 * more than before, and no two files import each other.
 *
 * @param {string} root the folder that the outputs' paths are relative to
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {ReadonlySet<string>[]} screens the outputs that each first screen needs
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<import('esbuild').Metafile['outputs']>} the outputs after merging
 */
export async function mergeChunks(root, outputs, screens, options) {
  const folder = join(root, dirname(Object.keys(outputs)[0]));
  const texts = new Map(
    await Promise.all(
      Object.keys(outputs).map(async (output) => [basename(output), await readFile(join(root, output), 'utf8')]),
    ),
  );
  const metadata = new Map(Object.entries(outputs).map(([output, info]) => [basename(output), info]));
  for (const names of groupsOf(outputs, screens)) {
    const { text, nameOf } = await bundleGroup(folder, names, metadata, texts, options);
    const file = `group-${names[0]}`;
    metadata.set(file, mergedOutput(names.map((name) => metadata.get(name))));
    for (const name of names) {
      texts.delete(name);
      metadata.delete(name);
    }
    texts.set(file, text);
    for (const [other, before] of texts) {
      if (other !== file) texts.set(other, redirectImports(before, file, nameOf, names));
    }
  }
  const neededFirst = new Set(screens.flatMap((needed) => [...needed].map((output) => basename(output))));
  const isForFirstScreen = (name) => name.startsWith('group-') || neededFirst.has(name);
  for (const [name, text] of texts) {
    texts.set(name, `${isForFirstScreen(name) ? COMPILE_EAGERLY : ''}${combineImports(text)}`);
  }
  return writeOutputs(root, folder, outputs, texts, metadata);
}

/** Whether a file is a chunk. Entries of pages are not; they keep their name. */
const isChunk = (name) => /^(group|c)-.*\.js$/.test(name);

/** Whether an output is an entry with code of its own, not one that only re-exports shared code. */
const isOwnEntry = ({ entryPoint, inputs }) =>
  entryPoint !== undefined && Object.values(inputs).some(({ bytesInOutput }) => bytesInOutput > 0);

/** Groups the chunks by the set of first screens that need them, the most needed group first. */
function groupsOf(outputs, screens) {
  const groups = new Map();
  for (const [output, info] of Object.entries(outputs)) {
    const signature = screens.map((needed) => (needed.has(output) ? 1 : 0)).join('');
    if (isOwnEntry(info) || !isChunk(basename(output)) || !signature.includes('1')) continue;
    groups.set(signature, [...(groups.get(signature) ?? []), basename(output)]);
  }
  const size = (signature) => signature.replaceAll('0', '').length;
  return [...groups].sort(([a], [b]) => size(b) - size(a) || (a < b ? -1 : 1)).map(([, names]) => names.sort());
}

/**
 * Bundles several chunks into one text. Returns it with the new name of each export, because exports of different
 * chunks may have the same name; exports that dynamic imports read by name keep theirs.
 */
async function bundleGroup(folder, names, metadata, texts, options) {
  const allExports = names.flatMap((name) => metadata.get(name).exports.map((exported) => ({ name, exported })));
  const nameOf = new Map(
    allExports.map(({ name, exported }, i) => [
      `${name} ${exported}`,
      metadata.get(name).entryPoint ? exported : `$${i.toString(36)}`,
    ]),
  );
  const contents = names.map((name) => {
    const renamed = metadata.get(name).exports.map((exported) => `${exported} as ${nameOf.get(`${name} ${exported}`)}`);
    return `import "./${name}"; export { ${renamed.join(', ')} } from "./${name}";`;
  });
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: contents.join('\n'), resolveDir: folder },
    bundle: true,
    write: false,
    plugins: [
      {
        name: 'members',
        setup(run) {
          run.onResolve({ filter: /^\.\// }, ({ path }) =>
            names.includes(basename(path))
              ? { path, namespace: 'member', sideEffects: true }
              : { path, external: true },
          );
          run.onLoad({ filter: /.*/, namespace: 'member' }, ({ path }) => ({
            contents: texts.get(basename(path)),
            resolveDir: folder,
          }));
        },
      },
    ],
  });
  return { text: outputFiles[0].text.trim(), nameOf };
}

/** Replaces a text's imports of merged chunks by imports of the file that contains them now. */
const redirectImports = (text, file, nameOf, names) =>
  text
    .replace(IMPORT, (statement, imported, from) => {
      if (!names.includes(from)) return statement;
      if (imported === undefined) return `import"./${file}";`;
      const renamed = imported.split(',').map((specifier) => {
        const [name, as = name] = specifier.trim().split(/\s+as\s+/);
        return `${nameOf.get(`${from} ${name}`)} as ${as}`;
      });
      return `import{${renamed.join(',')}}from"./${file}";`;
    })
    .replace(REFERENCE, (reference, name) => (names.includes(name) ? `"./${file}"` : reference));

/** Combines several imports of the same file into one, at the beginning of the text. */
function combineImports(text) {
  const imports = new Map();
  const rest = text.replace(IMPORT, (_, imported, file) => {
    imports.set(file, [...(imports.get(file) ?? []), ...(imported ? [imported] : [])]);
    return '';
  });
  const statements = [...imports].map(([file, names]) =>
    names.length > 0 ? `import{${names.join(',')}}from"./${file}";` : `import"./${file}";`,
  );
  return `${statements.join('')}${rest}`;
}

const mergedOutput = (members) => ({
  exports: [],
  entryPoints: members.flatMap(({ entryPoint }) => entryPoint ?? []),
  inputs: Object.assign({}, ...members.map(({ inputs }) => inputs)),
});

/** Writes the files under names with a hash of their content and of all files that they reference. */
async function writeOutputs(root, folder, outputs, texts, metadata) {
  const references = (name) => [...texts.get(name).matchAll(REFERENCE)].map(([, other]) => other);
  const hashes = new Map([...texts].map(([name, text]) => [name, hashOf(text.replaceAll(REFERENCE, ''))]));
  const reached = (name, seen = new Set()) => {
    if (!seen.has(name)) {
      seen.add(name);
      for (const other of references(name)) reached(other, seen);
    }
    return seen;
  };
  const finalNames = new Map(
    [...texts.keys()].map((name) => {
      const hash = hashOf([hashes.get(name), ...[...reached(name)].map((other) => hashes.get(other)).sort()].join());
      return [name, `${isChunk(name) ? 'c' : name.replace(/-[^-]*$/, '')}-${hash}.js`];
    }),
  );
  await Promise.all(Object.keys(outputs).map((output) => rm(join(root, output))));
  await Promise.all(
    [...texts].map(([name, text]) =>
      writeFile(
        join(folder, finalNames.get(name)),
        text.replace(REFERENCE, (_, other) => `"./${finalNames.get(other)}"`),
      ),
    ),
  );
  const pathOf = (name) => `${dirname(Object.keys(outputs)[0])}/${finalNames.get(name)}`;
  const importsOf = (name) =>
    [...texts.get(name).matchAll(IMPORT)].map(([, , other]) => ({ path: pathOf(other), kind: 'import-statement' }));
  return Object.fromEntries(
    [...texts.keys()].map((name) => [pathOf(name), { ...metadata.get(name), imports: importsOf(name) }]),
  );
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
