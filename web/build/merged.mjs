import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** A static import of another chunk, as the bundler writes it, and any mention of one. */
const IMPORT = /import(?:\{([^}]*)\}from)?"\.\/([\w-]+\.js)";?/g;
const MENTION = /"\.\/([\w-]+\.js)"/g;
/**
 * Tells Chromium (136 and newer) that all of a file is called at once: it compiles it beside its download instead of function by
 * function in the page's own thread. On a slowed phone the login can be used a tenth of a second earlier. Must stand first.
 */
const CALLED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes one file of all chunks that the same first screens need, and of the entries that only lead there. The bundler
 * cuts a chunk for each set of entries that share a source: a first screen would ask for two dozen small ones, four at a
 * time on a phone's connection. Who needs one chunk of such a file needs them all, so nobody loads more than before, and
 * no two files need each other.
 *
 * @param {string} root where the outputs' paths begin
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {ReadonlySet<string>[]} screens the outputs that each first screen needs
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<import('esbuild').Metafile['outputs']>} what is there now
 */
export async function merged(root, outputs, screens, options) {
  const folder = join(root, dirname(Object.keys(outputs)[0]));
  const texts = new Map(
    await Promise.all(
      Object.keys(outputs).map(async (output) => [basename(output), await readFile(join(root, output), 'utf8')]),
    ),
  );
  const known = new Map(Object.entries(outputs).map(([output, it]) => [basename(output), it]));
  for (const names of groupsOf(outputs, screens)) {
    const { text, nameOf } = await joined(folder, names, known, texts, options);
    const file = `group-${names[0]}`;
    known.set(file, together(names.map((name) => known.get(name))));
    for (const name of names) {
      texts.delete(name);
      known.delete(name);
    }
    texts.set(file, text);
    for (const [other, before] of texts) {
      if (other !== file) texts.set(other, led(before, file, nameOf, names));
    }
  }
  const waitedFor = new Set(screens.flatMap((needed) => [...needed].map((output) => basename(output))));
  const isForFirstScreen = (name) => name.startsWith('group-') || waitedFor.has(name);
  for (const [name, text] of texts) {
    texts.set(name, `${isForFirstScreen(name) ? CALLED_AT_ONCE : ''}${eachImportedOnce(text)}`);
  }
  return written(root, folder, outputs, texts, known);
}

/** Whether it is one of the bundler's chunks: what a page itself begins with keeps its name. */
const isChunk = (name) => /^(group|c)-.*\.js$/.test(name);

/** Whether a page begins with it, or imports it later for code of its own: one that only leads to shared code has none. */
const begins = ({ entryPoint, inputs }) =>
  entryPoint !== undefined && Object.values(inputs).some(({ bytesInOutput }) => bytesInOutput > 0);

/** Chunks by the first screens that need them, most needed first: a chunk's own imports are needed wherever it is. */
function groupsOf(outputs, screens) {
  const groups = new Map();
  for (const [output, it] of Object.entries(outputs)) {
    const signature = screens.map((needed) => (needed.has(output) ? 1 : 0)).join('');
    if (begins(it) || !isChunk(basename(output)) || !signature.includes('1')) continue;
    groups.set(signature, [...(groups.get(signature) ?? []), basename(output)]);
  }
  const size = (signature) => signature.replaceAll('0', '').length;
  return [...groups].sort(([a], [b]) => size(b) - size(a) || (a < b ? -1 : 1)).map(([, names]) => names.sort());
}

/**
 * The text of several chunks as one, and the new name of each of their exports, for names of different chunks are alike;
 * what is imported later by its name keeps it.
 */
async function joined(folder, names, known, texts, options) {
  const exported = names.flatMap((name) => known.get(name).exports.map((it) => ({ name, it })));
  const nameOf = new Map(
    exported.map(({ name, it }, i) => [`${name} ${it}`, known.get(name).entryPoint ? it : `$${i.toString(36)}`]),
  );
  const contents = names.map((name) => {
    const renamed = known.get(name).exports.map((it) => `${it} as ${nameOf.get(`${name} ${it}`)}`);
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

/** A text whose imports of these chunks are led to the file that they are now a part of. */
const led = (text, file, nameOf, names) =>
  text
    .replace(IMPORT, (whole, imported, from) => {
      if (!names.includes(from)) return whole;
      if (imported === undefined) return `import"./${file}";`;
      const renamed = imported.split(',').map((it) => {
        const [name, as = name] = it.trim().split(/\s+as\s+/);
        return `${nameOf.get(`${from} ${name}`)} as ${as}`;
      });
      return `import{${renamed.join(',')}}from"./${file}";`;
    })
    .replace(MENTION, (whole, name) => (names.includes(name) ? `"./${file}"` : whole));

/** A text that begins with one import of each file: several have become one. */
function eachImportedOnce(text) {
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

const together = (members) => ({
  exports: [],
  entryPoints: members.flatMap(({ entryPoint }) => entryPoint ?? []),
  inputs: Object.assign({}, ...members.map(({ inputs }) => inputs)),
});

/** Writes the files, each under a name that changes with its content and with all that it leads to. */
async function written(root, folder, outputs, texts, known) {
  const mentions = (name) => [...texts.get(name).matchAll(MENTION)].map(([, other]) => other);
  const hashes = new Map([...texts].map(([name, text]) => [name, hashOf(text.replaceAll(MENTION, ''))]));
  const reached = (name, seen = new Set()) => {
    if (!seen.has(name)) {
      seen.add(name);
      for (const other of mentions(name)) reached(other, seen);
    }
    return seen;
  };
  const finalNames = new Map(
    [...texts.keys()].map((name) => {
      const hash = hashOf([hashes.get(name), ...[...reached(name)].map((it) => hashes.get(it)).sort()].join());
      return [name, `${isChunk(name) ? 'c' : name.replace(/-[^-]*$/, '')}-${hash}.js`];
    }),
  );
  await Promise.all(Object.keys(outputs).map((output) => rm(join(root, output))));
  await Promise.all(
    [...texts].map(([name, text]) =>
      writeFile(
        join(folder, finalNames.get(name)),
        text.replace(MENTION, (_, other) => `"./${finalNames.get(other)}"`),
      ),
    ),
  );
  const pathOf = (name) => `${dirname(Object.keys(outputs)[0])}/${finalNames.get(name)}`;
  const importsOf = (name) =>
    [...texts.get(name).matchAll(IMPORT)].map(([, , other]) => ({ path: pathOf(other), kind: 'import-statement' }));
  return Object.fromEntries(
    [...texts.keys()].map((name) => [pathOf(name), { ...known.get(name), imports: importsOf(name) }]),
  );
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
