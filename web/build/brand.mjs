import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/**
 * Writes the icons, the picture of a link and the manifest of an app that can be installed.
 *
 * @param {string} from where they lie, as `npm run brand` drew them
 * @param {string} to the folder of the web
 * @param {(name: string, extension: string, content: Buffer) => Promise<string>} hashed writes an asset and tells its address
 * @returns {Promise<{ icon: string, touchIcon: string, manifest: string, picture: string }>} their addresses
 */
export async function brand(from, to, hashed) {
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
  // Its name stays: an installed app is known by it.
  await writeFile(join(to, 'manifest.webmanifest'), JSON.stringify({ ...manifest, icons }));
  return {
    icon: addresses['icon.svg'],
    touchIcon: addresses['touch-icon-180.png'],
    manifest: '/manifest.webmanifest',
    picture: addresses['share.png'],
  };
}
