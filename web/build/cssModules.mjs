import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';

const targets = browserslistToTargets(['safari 15', 'ios_saf 15', 'chrome 100']);

/**
 * CSS modules whose class names depend on nothing but a file's place in the project, so that the browser's bundle and
 * the prerendered pages agree. All CSS is gathered for one stylesheet: the bundler would write one for each lazy chunk,
 * which nothing loads.
 *
 * @param {Map<string, string>} gathered is filled with each module's CSS by its file name
 * @returns {import('esbuild').Plugin}
 */
export const cssModules = (root, gathered) => ({
  name: 'css-modules',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const filename = relative(root, path);
      const { code, exports } = transform({
        filename,
        code: await readFile(path),
        cssModules: { pattern: '[hash]_[local]' },
        minify: true,
        targets,
      });
      gathered.set(filename, code.toString());
      return { contents: `export default ${JSON.stringify(namesOf(exports ?? {}))}`, loader: 'js' };
    });
  },
});

// Sorted, for they come in another order each time: the same sources must make the same files, or caches are for nothing.
const namesOf = (exports) =>
  Object.fromEntries(
    Object.entries(exports)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([local, { name, composes }]) => [local, [name, ...composes.map((it) => it.name)].join(' ')]),
  );

/** The global stylesheets and the gathered modules as one text; modules stand in the order of their file names. */
export async function oneStylesheet(root, globals, gathered) {
  const texts = await Promise.all(globals.map((file) => readFile(`${root}/${file}`, 'utf8')));
  const modules = [...gathered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, css]) => css);
  const whole = [...texts, ...modules].join('\n');
  return transform({ filename: 'adelantto.css', code: Buffer.from(whole), minify: true, targets }).code.toString();
}
