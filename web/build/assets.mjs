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

/**
 * Writes the icons, the link preview image and the web app manifest.
 *
 * @param {string} from the folder with the images, which `npm run brand` generates
 * @param {string} folder the output folder
 * @returns {Promise<{ icon: string, touchIcon: string, manifest: string, picture: string }>} their addresses
 */
export async function writeBrandAssets(from, folder) {
  const images = (await readdir(from)).filter((file) => ['.svg', '.png'].includes(extname(file)));
  const write = async (file) => [file, await writeAsset(folder, file, await readFile(join(from, file)))];
  const addresses = Object.fromEntries(await Promise.all(images.map(write)));
  const manifest = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8'));
  const icons = manifest.icons.map((icon) => ({ ...icon, src: addresses[icon.src] }));
  // Without a hash in its name: browsers identify an installed app by the manifest's address.
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify({ ...manifest, icons }));
  return {
    icon: addresses['icon.svg'],
    touchIcon: addresses['touch-icon-180.png'],
    manifest: '/manifest.webmanifest',
    picture: addresses['share.png'],
  };
}

/** Moves the source maps of the scripts to a folder that is not served. */
export async function moveSourceMaps(folder, to) {
  await mkdir(to, { recursive: true });
  for (const map of await filesOf(folder, '.map')) {
    await rename(join(folder, 'assets', map), join(to, map));
  }
}

/**
 * Writes a brotli and a gzip version beside each script and stylesheet. Returns the brotli bytes of each by its address.
 */
export async function compressAssets(folder, effort) {
  const files = await filesOf(folder, '.js', '.css');
  const sizes = files.map(async (file) => {
    const path = join(folder, 'assets', file);
    const content = await readFile(path);
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } }),
      zipped(content, { level: effort.gzip }),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    return [`/assets/${file}`, br.length];
  });
  return new Map(await Promise.all(sizes));
}

const filesOf = async (folder, ...extensions) =>
  (await readdir(join(folder, 'assets'))).filter((file) => extensions.includes(extname(file)));
