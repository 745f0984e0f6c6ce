import { symlink } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles a module into a file that plain Node can start: far quicker than translating it at each start. */
export async function bundled(module: string): Promise<string> {
  const outfile = `${root}.cache/bundled/${module.replace(/\W+/g, '-')}-${process.pid}.mjs`;
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
  await linkSamples();
  return outfile;
}

/** Links the sample files beside the bundles: a copy would change while a server of another process reads it. */
async function linkSamples(): Promise<void> {
  try {
    await symlink(`${root}demo-server/files/samples`, `${root}.cache/bundled/samples`, 'junction');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
