import type { Request } from 'playwright/test';
import { DocumentedCalls } from './documented.ts';

let documented: DocumentedCalls | undefined;

/** Returns what the OpenAPI document does not describe of a page's request; undefined for pages and assets. */
export function undocumentedRequest(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url());
  if (!/^\/(demo\/|marketing\/)?api\//.test(pathname)) return undefined;
  documented ??= new DocumentedCalls();
  const method = request.method();
  const isJson = request.headers()['content-type']?.includes('json') === true;
  // Files are not read: they are large, and multipart has one field.
  const text = isJson ? request.postData() : null;
  const body: unknown = text === null ? undefined : JSON.parse(text);
  return documented.problemOfRequest({ method, address: pathname + search, body });
}
