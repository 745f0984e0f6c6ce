import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { browserslistToTargets, Features, transform } from 'lightningcss';

const targets = browserslistToTargets(['safari 15', 'ios_saf 15', 'chrome 100']);

/**
 * Compiles CSS modules to class names that depend on a file's place in the project only, so that the browser's bundle
 * and the prerendered pages agree. The CSS is collected for one stylesheet, because nothing would load the stylesheet
 * that esbuild writes for a lazy chunk.
 * Class names are letters for the file and a number for the class. Every first page loads them twice, in its HTML and
 * its styles; full names would be a twelfth of the stylesheet.
 *
 * @param {string} root
 * @param {Map<string, string>} collected receives the CSS of each module by its file name
 * @returns {import('esbuild').Plugin}
 */
export const cssModules = (root, collected) => {
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
        });
        // Sorted, because their order differs from run to run, and the same sources must give the same files.
        const locals = Object.keys(exports).sort();
        const shortened = (text) =>
          text.replaceAll(new RegExp(`\\b${file}_([\\w-]+)`, 'g'), (_, local) => `${file}${locals.indexOf(local)}`);
        collected.set(filename, shortened(code.toString()));
        const names = locals.map((local) => {
          const { name, composes } = exports[local];
          return [local, [name, ...composes.map((composed) => composed.name)].map(shortened).join(' ')];
        });
        return { contents: `export default ${JSON.stringify(Object.fromEntries(names))}`, loader: 'js' };
      });
    },
  };
};

/** Returns the paths of all CSS modules of the project, sorted. */
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

/**
 * Returns the key by which a CSS module is sorted: its path without the subject folders of the kit and of a feature. Where an
 * element has classes of two modules that set the same property, the later module wins (`FileRow` over `Button`), so the
 * order must not change when a component moves to another folder.
 */
const cascadeKey = (path) => path.replace(/^(web\/kit|web\/features\/[^/]+)\/.*\//, '$1/');

/** Returns the global stylesheets and the collected modules as one minified text, in the order of `cascadeKey`. */
export async function joinStylesheets(root, globals, collected) {
  const texts = await Promise.all(globals.map((file) => readFile(`${root}/${file}`, 'utf8')));
  const modules = [...collected].sort(([a], [b]) => (cascadeKey(a) < cascadeKey(b) ? -1 : 1)).map(([, css]) => css);
  const joined = [...texts, ...modules].join('\n');
  return transform({
    filename: 'adelantto.css',
    code: Buffer.from(joined),
    minify: true,
    targets,
  }).code.toString();
}

/**
 * Returns the collected modules that a page needs: those imported by its scripts (`sources`) and those its markup uses.
 */
export function stylesFor(collected, sources, markup) {
  const classes = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
  const isInMarkup = (css) => [...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].some(([, name]) => classes.has(name));
  return new Map([...collected].filter(([file, css]) => sources.has(file) || isInMarkup(css)));
}

/**
 * Removes the custom properties that neither the styles nor the markup of a page use. The kit has 200 tokens, most of
 * them for light and dark, and a page with inline styles needs half of them. The shapes of an illustration name its
 * colours in the markup.
 */
export function withoutUnusedTokens(css, markup) {
  const named = new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  read(css, { Variable: ({ name }) => void named.add(name.ident) });
  const rest = read(css, { Declaration: { custom: ({ name }) => (isUnused(name, named) ? [] : undefined) } });
  // Tokens that only removed ones used are unused now too.
  return rest.length < css.length ? withoutUnusedTokens(rest, markup) : rest;
}

const isUnused = (name, named) => name.startsWith('--') && !named.has(name);

/** Reads the output of `joinStylesheets`, which has replaced light-dark(): once more would add its variables twice. */
const read = (css, visitor) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
    visitor,
  }).code.toString();
