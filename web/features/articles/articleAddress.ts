/**
 * An address in an article, resolved against the site it came from; undefined when it leads to anything but a web page
 * or picture, such as `javascript:`. Both are somebody else's words.
 */
export function articleAddress(address: string | null | undefined, site: string): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, site);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined; // no address at all
  }
}
