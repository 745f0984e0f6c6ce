/**
 * Returns an address in an article, resolved against the site it came from; undefined when it is not an HTTP address,
 * such as `javascript:`. The articles come from another system and are not trusted.
 */
export function articleAddress(address: string | null | undefined, site: string): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, site);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined; // not an address
  }
}
