import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles a module into a file that plain Node can start: far quicker than translating it at each start. */
export async function bundled(module: string): Promise<string> {
  const outfile = `${root}.cache/tests/${module.replace(/\W+/g, '-')}-${process.pid}.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: [module],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  await cp(`${root}demo-server/files/samples`, `${root}.cache/tests/samples`, { recursive: true });
  return outfile;
}
