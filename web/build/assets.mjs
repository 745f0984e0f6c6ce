import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** Compression levels: the best for a production build, the fast one for the start of the demo. */
export const bestCompression = { brotli: 11, gzip: 9 };
export const fastCompression = { brotli: 4, gzip: 1 };

/** Writes an asset under a name with a hash of its content. Returns its address. */
export async function writeAsset(folder, name, content) {
  const { name: stem, ext } = parse(name);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  const file = `${stem}-${hash}${ext}`;
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets', file), content);
  return `/assets/${file}`;
}

/** Moves the source maps of the scripts to a folder that is not served. */
export async function moveSourceMaps(folder, to) {
  await mkdir(to, { recursive: true });
  for (const map of await filesOf(folder, '.map')) {
    await rename(join(folder, 'assets', map), join(to, map));
  }
}

/** Writes a brotli and a gzip version beside each script and stylesheet. */
export async function compressAssets(folder, effort) {
  const files = (await filesOf(folder, '.js', '.css')).map((file) => join(folder, 'assets', file));
  const compress = async (file) => {
    const content = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: effort.brotli };
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await zipped(content, { level: effort.gzip }));
  };
  await Promise.all(files.map(compress));
}

const filesOf = async (folder, ...extensions) =>
  (await readdir(join(folder, 'assets'))).filter((file) => extensions.includes(extname(file)));
