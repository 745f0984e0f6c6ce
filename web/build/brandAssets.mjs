import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/**
 * Writes the icons, the link preview image and the web app manifest.
 *
 * @param {string} from the folder with the images, which `npm run brand` generates
 * @param {string} to the output folder
 * @param {(name: string, extension: string, content: Buffer) => Promise<string>} hashed writes an asset and returns its
 *   address
 * @returns {Promise<{ icon: string, touchIcon: string, manifest: string, picture: string }>} their addresses
 */
export async function writeBrandAssets(from, to, hashed) {
  const pictures = (await readdir(from)).filter((file) => /\.(svg|png)$/.test(file));
  const addresses = Object.fromEntries(
    await Promise.all(
      pictures.map(async (file) => {
        const { name, ext } = parse(file);
        return [file, await hashed(name, ext.slice(1), await readFile(join(from, file)))];
      }),
    ),
  );
  const manifest = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8'));
  const icons = manifest.icons.map((icon) => ({ ...icon, src: addresses[icon.src] }));
  // Without a hash in its name: browsers identify an installed app by the manifest's address.
  await writeFile(join(to, 'manifest.webmanifest'), JSON.stringify({ ...manifest, icons }));
  return {
    icon: addresses['icon.svg'],
    touchIcon: addresses['touch-icon-180.png'],
    manifest: '/manifest.webmanifest',
    picture: addresses['share.png'],
  };
}
