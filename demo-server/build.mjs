import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { forBrowsers, root, shared, withoutMessageParser } from '../web/build/bundles.mjs';
import { compileMessages } from '../web/build/compileMessages.mjs';
import { cssModules, joinStylesheets } from '../web/build/cssModules.mjs';
import { iconPaths } from '../web/build/icons.mjs';

/** Bundles the demo server. Packages stay external, because json-server reads files of its own folder. */
export async function bundleServer(outdir, version) {
  await bundle({
    ...shared,
    entryPoints: [
      { in: 'demo-server/main.ts', out: 'main' },
      { in: 'demo-server/openapi/document.ts', out: 'openapi' },
    ],
    splitting: true,
    outdir,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    define: { 'process.env.VERSION': JSON.stringify(version) },
    sourcemap: true,
  });
  await cp(join(root, 'demo-server/files/samples'), join(root, outdir, 'samples'), { recursive: true });
}

/** Writes the OpenAPI document of all calls, which the built server also serves. */
export async function writeOpenApiDocument(serverFolder, file) {
  const { openApiDocument } = await import(pathToFileURL(join(root, serverFolder, 'openapi.js')).href);
  await writeFile(join(root, file), `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
}

/** Bundles the pages of the demo: the operator's console and the pages that stand for other companies' sites. */
export async function bundleConsole(outdir, globals) {
  const css = new Map();
  await bundle({
    ...forBrowsers,
    outdir,
    entryPoints: [
      { in: 'demo-server/console/entry.tsx', out: 'console' },
      { in: 'demo-server/console/states/entry.tsx', out: 'states' },
      { in: 'demo-server/console/enter.ts', out: 'enter' },
      { in: 'demo-server/console/sign.ts', out: 'sign' },
      { in: 'demo-server/console/pages.css', out: 'pages' },
      { in: 'demo-server/console/api-reference/main.ts', out: 'api-reference' },
      { in: 'demo-server/console/api-reference/page.css', out: 'api-reference' },
    ],
    alias: withoutMessageParser,
    loader: { '.woff2': 'file' },
    // Absolute, because these pages have many addresses and one of them has inline styles.
    publicPath: '/demo-assets',
    plugins: [cssModules(root, css), iconPaths, compileMessages],
  });
  const contents = await joinStylesheets(root, globals, css);
  await bundle({
    ...forBrowsers,
    outdir,
    stdin: { contents, loader: 'css', sourcefile: 'console.css', resolveDir: join(root, 'web/kit/styles') },
    loader: { '.woff2': 'file' },
    entryNames: 'console',
  });
}
