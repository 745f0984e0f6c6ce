import { browserslistToTargets, transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../web/build/browsers.mjs';
import { type Entry, entryAt, lacking, membersOf } from './browserData.ts';
import { fileAt, filesIn } from './source.ts';

/** What a supported browser may lack, by its path in MDN's data with all below it, and what an owner sees without it. */
const dispensable: Readonly<Record<string, string>> = {
  'api.HTMLElement.focus.options_focusVisible_parameter': 'Safari before 18.4 draws a focus ring after a press',
  'api.OffscreenCanvas': 'photos are prepared on the page instead of in a worker',
  'css.at-rules.container': 'the arrangement for wide or for narrow containers is missing',
  'css.at-rules.media.forced-colors': 'the browser has no forced colours',
  'css.at-rules.page': 'print has the browser’s own margins',
  'css.properties.-webkit-tap-highlight-color': 'only touch browsers highlight a tap',
  'css.properties.break-after': 'print may break after a heading',
  'css.properties.contain-intrinsic-size': 'belongs to content-visibility',
  'css.properties.container-type': 'belongs to container queries',
  'css.properties.content-visibility': 'long lists are laid out as a whole',
  'css.properties.cursor': 'iOS has no pointer',
  'css.properties.forced-color-adjust': 'belongs to forced colours',
  'css.properties.grid-template-rows.subgrid': 'two fields side by side are not aligned row by row',
  'css.properties.overscroll-behavior': 'scrolling goes on behind a sheet',
  'css.properties.overscroll-behavior-x': 'a swipe at the end of a list may go back',
  'css.properties.resize': 'iOS has no handle to resize',
  'css.properties.scrollbar-color': 'scrollbars have the browser’s colour',
  'css.properties.scrollbar-gutter': 'on desktop the page moves by half a scrollbar when a sheet opens',
  'css.properties.scrollbar-width':
    'scrollbars have the browser’s width; those of lists are hidden by a pseudo-element too',
  'css.properties.size': 'a descriptor of @page',
  'css.properties.text-size-adjust': 'only phones enlarge texts',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.selectors.-moz-range-thumb': 'the name of the slider’s thumb in Firefox',
  'css.selectors.-webkit-scrollbar': 'Firefox hides it by scrollbar-width',
  'css.selectors.-webkit-slider-runnable-track': 'the name of the slider’s track in Safari and Chrome',
  'css.selectors.-webkit-slider-thumb': 'the name of the slider’s thumb in Safari and Chrome',
  'css.selectors.has': 'the page behind a sheet scrolls, focus rings of file fields surround less',
  'css.selectors.selection': 'iOS selects texts in its own colour',
  'css.types.color.color-mix': 'halos and a shade under the pointer are missing',
  'html.global_attributes.inert': 'the keyboard reaches hidden cards of a carousel',
};

/** Methods of our own objects, or older ones of the browser's, that have the names of newer methods of JavaScript's. */
const OTHER_METHODS = ['drop', 'pause', 'take'];

const { ios, safari, chrome, firefox } = oldestBrowsers;
const targets = browserslistToTargets([`ios_saf ${ios}`, `safari ${safari}`, `chrome ${chrome}`, `firefox ${firefox}`]);

/** The styles as the build ships them: it translates some newer features for older browsers. */
const styles = filesIn('web', '.css')
  .map(({ path, text }) =>
    transform({ filename: path, code: Buffer.from(text), minify: true, targets }).code.toString(),
  )
  .join('\n');
const code = ['web', 'domain', 'i18n']
  .flatMap((folder) => filesIn(folder, '.ts', '.tsx').map(({ text }) => text))
  .join('\n');

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The paths of the CSS features in the styles: properties, their values, selectors, at-rules, functions. */
function cssFeatures(): string[] {
  const declarations = [...styles.matchAll(/[{;]([a-z-]+):([^;{}]+)/g)];
  const selectors = namesIn(styles, /([^{};]+)\{/g).join('\n');
  return [
    ...declarations.map(([, name]) => `css.properties.${name}`),
    ...declarations.flatMap(([, name, value = '']) =>
      namesIn(value, /\b([a-z-]+)\b/g).map((one) => `css.properties.${name}.${one}`),
    ),
    ...namesIn(selectors, /::?([a-z-]+)/g).map((name) => `css.selectors.${name}`),
    ...namesIn(styles, /@([a-z-]+)/g).map((name) => `css.at-rules.${name}`),
    ...namesIn(styles, /\((?:min-|max-)?([a-z-]+)[:)]/g).map((name) => `css.at-rules.media.${name}`),
    ...namesIn(styles, /([a-z-]+)\(/g).flatMap((name) => [`css.types.${name}`, `css.types.color.${name}`]),
  ];
}

/**
 * The paths of the features in the code: the browser's classes, methods of JavaScript's objects whose name no older method
 * has, and some that a name alone does not show.
 */
function codeFeatures(): string[] {
  const called = new Set(namesIn(code, /\.(\w+)\(/g));
  const methods = [...membersOf('javascript.builtins')].filter(
    ([name]) => called.has(name) && !OTHER_METHODS.includes(name),
  );
  return [
    ...namesIn(code, /\b(?:new |typeof |extends |: |as )([A-Z]\w+)\b/g).map((name) => `api.${name}`),
    ...methods.flatMap(([, found]) =>
      found.every(({ entry }) => lacking(entry).length > 0) ? found.map(({ path }) => path) : [],
    ),
    ...['showModal', 'focusVisible', 'inert'].filter((word) => !code.includes(word)).map((word) => `missing: ${word}`),
    'api.HTMLDialogElement.showModal',
    'api.HTMLElement.focus.options_focusVisible_parameter',
    'html.global_attributes.inert',
  ];
}

const features = new Set([...cssFeatures(), ...codeFeatures()]);
const newer = [...features]
  .map((path) => ({ path, entry: entryAt(path) }))
  .filter((feature): feature is { path: string; entry: Entry } => feature.entry !== undefined)
  .filter(({ entry }) => lacking(entry).length > 0);
const isWithin = (path: string, key: string) => path === key || path.startsWith(`${key}.`);

test('the app uses nothing that a supported browser lacks, but what it can do without', () => {
  const necessary = newer.filter(({ path }) => !Object.keys(dispensable).some((key) => isWithin(path, key)));
  expect(necessary.map(({ path, entry }) => `${path}: ${lacking(entry).join(', ')}`)).toEqual([]);
  expect([...features].filter((path) => path.startsWith('missing'))).toEqual([]);
});

test('each feature that the app can do without is used, and newer than a supported browser', () => {
  const stale = Object.keys(dispensable).filter((key) => !newer.some(({ path }) => isWithin(path, key)));
  expect(stale).toEqual([]);
});

test('the data knows what is newer than the oldest browsers', () => {
  const versions = (path: string) => lacking(entryAt(path) ?? {});
  expect(versions('api.HTMLFormElement.requestSubmit')).toEqual(['ios 16', 'safari 16']);
  expect(versions('api.HTMLDialogElement.showModal')).toEqual([]);
  expect(versions('javascript.builtins.Array.toSorted')).not.toEqual([]);
});

test('web/build/README.md names the oldest browsers that the build compiles for', () => {
  const rows = namesIn(fileAt('web/build/README.md').text, /^\| (?:Safari|Chrome|Firefox)[^|]*\| ([\d.]+) \|/gm);
  expect(rows).toEqual([ios, safari, chrome, firefox]);
});
