import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** Compression levels: the best for a production build, the fast one for the start of the demo. */
export const bestCompression = { brotli: 11, gzip: 9 };
export const fastCompression = { brotli: 4, gzip: 1 };

/**
 * Writes a brotli and a gzip version beside each script and stylesheet. Returns the brotli bytes of each output by its
 * path below `root`.
 *
 * @param {string} root
 * @param {{ folder: string }} web
 * @param {{ brotli: number, gzip: number }} effort
 * @returns {Promise<Map<string, number>>}
 */
export async function compressAssets(root, { folder }, effort) {
  const assets = `${folder}/assets`;
  const files = (await readdir(join(root, assets))).filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const path = join(root, assets, file);
      const content = await readFile(path);
      const [br, gz] = await Promise.all([
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } }),
        zipped(content, { level: effort.gzip }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      return [`${assets}/${file}`, br.length];
    }),
  );
  return new Map(sizes);
}
