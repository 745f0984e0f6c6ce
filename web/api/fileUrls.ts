import { is } from 'superstruct';
import { UploadedFile } from '#domain/uploadedFile';
import { link } from '#links';

/**
 * Returns the data of a response with the URLs of its files resolved against the API's host. A relative URL is meant
 * for the host that sent it; without this a browser would look for the file on the host of the page.
 */
export function resolveFileUrls<Data>(data: Data): Data {
  const host = link('api-host');
  return host === '' ? data : (withUrls(data, host) as Data);
}

function withUrls(value: unknown, host: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withUrls(item, host));
  if (typeof value !== 'object' || value === null) return value;
  if (is(value, UploadedFile)) return { ...value, url: resolveUrl(value.url, host) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withUrls(item, host)]));
}

function resolveUrl(url: string, host: string): string {
  try {
    return new URL(url, host).href;
  } catch {
    return url; // not an address: the picture's own error handling replaces it
  }
}
