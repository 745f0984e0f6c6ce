import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../web/build/bundles.mjs';

/** What open pages read again and again: the number of the build, and below it why a later build has failed. */
const FILE = 'build.txt';

/**
 * Part of the inline script of `npm run dev`: reloads the page when there is another build, and says at its end why there
 * is none, because the page then shows an older state of the sources.
 */
export const reloadAfterBuild = `{
  let first;
  const strip = document.createElement('pre');
  strip.setAttribute('role', 'alert');
  Object.assign(strip.style, {
    position: 'fixed', inset: 'auto 0 0', zIndex: 2147483647, maxHeight: '50%', overflow: 'auto', margin: 0,
    padding: '12px 16px', font: '13px/1.4 monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere',
    background: '#7a1020', color: '#fff',
  });
  const tell = (lines) => {
    const text = lines.join('\\n');
    if (text === strip.textContent) return;
    strip.textContent = text;
    if (text === '') strip.remove();
    else document.documentElement.append(strip);
  };
  setInterval(async () => {
    const response = await fetch('/${FILE}').catch(() => undefined);
    if (response === undefined) return tell(['The demo server does not respond. The terminal says why.']);
    if (!response.ok) return;
    const [build, ...failure] = (await response.text()).split('\\n');
    first ??= build;
    if (build !== first) location.reload();
    tell(failure);
  }, 100);
}`;

/** Tells the pages of a folder that there is a new build. */
export const writeBuild = (folder) => writeFile(join(folder, FILE), String(Date.now()));

/** Tells the pages of the last good build why there is no newer one. */
export async function writeFailure(error) {
  const file = join(root, 'dist/demo-server/phone', FILE);
  // Missing after `npm run build` in another terminal.
  const [build] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const lines = 'errors' in error ? error.errors.map(lineOf) : [String(error)];
  await writeFile(file, [build, 'Not built, so this page is out of date:', ...lines].join('\n'));
}

/** Returns an error of the bundler as one line: `web/main.ts:12:4: Unexpected "}"`. */
const lineOf = ({ text, location }) =>
  location ? `${location.file}:${location.line}:${location.column + 1}: ${text}` : text;
