import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { browserslistToTargets, Features, transform } from 'lightningcss';

const targets = browserslistToTargets(['safari 15', 'ios_saf 15', 'chrome 100']);
// No colour here is written with light-dark(): what would stand for it is never read.
const exclude = Features.LightDark;

/**
 * CSS modules whose class names depend on nothing but a file's place in the project, so that the browser's bundle and
 * the prerendered pages agree. All CSS is gathered for one stylesheet: the bundler would write one for each lazy chunk,
 * which nothing loads.
 *
 * The names are as short as can be, letters for the file and a number for the class: every phone loads them with its first
 * page, twice, and spelt out they are a twelfth of the stylesheet.
 *
 * @param {Map<string, string>} gathered is filled with each module's CSS by its file name
 * @returns {import('esbuild').Plugin}
 */
export const cssModules = (root, gathered) => {
  const modules = modulesIn(root);
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const filename = withSlashes(relative(root, path));
        const file = lettersOf(modules.indexOf(filename));
        const { code, exports = {} } = transform({
          filename,
          code: await readFile(path),
          cssModules: { pattern: `${file}_[local]` },
          minify: true,
          targets,
          exclude,
        });
        // Sorted, for they come in another order each time: the same sources must make the same files, or caches are for nothing.
        const locals = Object.keys(exports).sort();
        const shortened = (text) =>
          text.replaceAll(new RegExp(`\\b${file}_([\\w-]+)`, 'g'), (_, local) => `${file}${locals.indexOf(local)}`);
        gathered.set(filename, shortened(code.toString()));
        const names = locals.map((local) => {
          const { name, composes } = exports[local];
          return [local, [name, ...composes.map((it) => it.name)].map(shortened).join(' ')];
        });
        return { contents: `export default ${JSON.stringify(Object.fromEntries(names))}`, loader: 'js' };
      });
    },
  };
};

/** Every CSS module of the project, in an order of its own. */
const modulesIn = (root) =>
  ['web', 'demo-server']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)))
    .map(withSlashes)
    .filter((file) => file.endsWith('.module.css'))
    .sort();

const withSlashes = (path) => path.split(sep).join('/');

/** 0 → a, 25 → z, 26 → aa. */
const lettersOf = (number) =>
  (number < 26 ? '' : lettersOf(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));

/** The global stylesheets and the gathered modules as one text; modules stand in the order of their file names. */
export async function oneStylesheet(root, globals, gathered) {
  const texts = await Promise.all(globals.map((file) => readFile(`${root}/${file}`, 'utf8')));
  const modules = [...gathered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, css]) => css);
  const whole = [...texts, ...modules].join('\n');
  return transform({
    filename: 'adelantto.css',
    code: Buffer.from(whole),
    minify: true,
    targets,
    exclude,
  }).code.toString();
}

/** Of the gathered modules those that a page needs: of what its scripts may draw (`sources`) and of what its markup already shows. */
export function neededStyles(gathered, sources, markup) {
  const classes = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
  const isShown = (css) => [...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].some(([, name]) => classes.has(name));
  return new Map([...gathered].filter(([file, css]) => sources.has(file) || isShown(css)));
}

/**
 * The same styles without the tokens that none of them names: the kit has 200, each in light and in dark, and a page that
 * carries its own styles needs half of them.
 */
export function withoutIdleTokens(css) {
  const named = new Set();
  read(css, { Variable: ({ name }) => void named.add(name.ident) });
  const rest = read(css, { Declaration: { custom: ({ name }) => (isIdle(name, named) ? [] : undefined) } });
  // A token that only an idle one named is idle now too.
  return rest.length < css.length ? withoutIdleTokens(rest) : rest;
}

const isIdle = (name, named) => name.startsWith('--') && !named.has(name);

const read = (css, visitor) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets, exclude, visitor }).code.toString();
