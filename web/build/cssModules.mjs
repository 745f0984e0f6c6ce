import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { oldestBrowsers } from './browsers.mjs';

const { ios, safari, chrome, firefox } = oldestBrowsers;
const targets = browserslistToTargets([`ios_saf ${ios}`, `safari ${safari}`, `chrome ${chrome}`, `firefox ${firefox}`]);

/**
 * Compiles CSS modules with lightningcss to class names of file and class: `Button_label`. Not with esbuild's own
 * support, because its short names differ between two bundles, while the browser's bundle and the prerendered pages
 * must agree, and because nothing would load the stylesheet that it writes for a lazy chunk.
 *
 * @param {string} root
 * @param {Map<string, { css: string, classes: string[] }>} collected receives each module by its file name
 * @returns {import('esbuild').Plugin}
 */
export const cssModules = (root, collected) => ({
  name: 'css-modules',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const filename = relative(root, path).replaceAll(sep, '/');
      const { code, exports = {} } = transform({
        filename,
        code: await readFile(path),
        cssModules: { pattern: `${basename(path, '.module.css')}_[local]` },
        minify: true,
        targets,
      });
      // Sorted, because their order differs from run to run, and the same sources must give the same files.
      const locals = Object.keys(exports).sort();
      collected.set(filename, { css: code.toString(), classes: locals.map((local) => exports[local].name) });
      const names = locals.map((local) => {
        const { name, composes } = exports[local];
        return [local, [name, ...composes.map((composed) => composed.name)].join(' ')];
      });
      return { contents: `export default ${JSON.stringify(Object.fromEntries(names))}`, loader: 'js' };
    });
  },
});

/**
 * Returns the key by which a CSS module is sorted: its path without the subject folders of the kit and of a feature. Where an
 * element has classes of two modules that set the same property, the later module wins (`FileRow` over `Button`), so the
 * order must not change when a component moves to another folder.
 */
const cascadeKey = (path) => path.replace(/^(web\/kit|web\/features\/[^/]+)\/.*\//, '$1/');

/**
 * Returns the global stylesheets and the collected modules as one minified text, in the order of `cascadeKey`.
 * `addresses` replaces files in `url()`.
 */
export async function joinStylesheets(root, globals, collected, addresses = {}) {
  const texts = await Promise.all(globals.map((file) => readFile(join(root, file), 'utf8')));
  const modules = [...collected].sort(([a], [b]) => (cascadeKey(a) < cascadeKey(b) ? -1 : 1));
  return transform({
    filename: 'adelantto.css',
    code: Buffer.from([...texts, ...modules.map(([, { css }]) => css)].join('\n')),
    minify: true,
    targets,
    visitor: { Url: (url) => ({ ...url, url: addresses[url.url] ?? url.url }) },
  }).code.toString();
}

/**
 * Returns the collected modules that a page needs: those imported by its scripts (`sources`) and those its markup uses.
 */
export function modulesFor(collected, sources, markup) {
  const used = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
  return new Map(
    [...collected].filter(([file, { classes }]) => sources.has(file) || classes.some((name) => used.has(name))),
  );
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
