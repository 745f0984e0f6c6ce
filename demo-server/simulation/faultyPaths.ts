import type { ApiCall } from '../openapi/calls/apiCall.ts';
import { apiCalls } from '../openapi/calls/apiCalls.ts';

/** A call that fault rules affect, a star for a key: `PUT /api/applications/*`, and the fields that its JSON may have. */
type FaultyCall = { readonly call: string; readonly fields: readonly string[] };

/** Signed addresses of files are opened without the app's calls. */
const isAffected = ({ path }: ApiCall): boolean => path !== '/api/files/{id}';

const fieldsOf = ({ body }: ApiCall): string[] =>
  body === undefined || body === 'file' ? [] : Object.keys(body.schema as object);

/** Every call that fault rules affect. */
export const faultyCalls: readonly FaultyCall[] = [
  ...apiCalls.filter(isAffected).map((call) => ({
    call: `${call.method} ${call.path.replace(/\{\w+\}/g, '*')}`,
    fields: fieldsOf(call),
  })),
  { call: 'GET /marketing/articulos/*', fields: [] },
  { call: 'GET /marketing/images/*', fields: [] },
];

/** Returns the calls of the app that a rule with this method and path matches. A star in either path matches one part. */
export const matchedCalls = (method: string, path: string): FaultyCall[] =>
  faultyCalls.filter(({ call }) => {
    const [callMethod = '', callPath = ''] = call.split(' ');
    return (method === '*' || method === callMethod) && (path === '*' || overlap(path.split('/'), callPath.split('/')));
  });

function overlap(pattern: readonly string[], parts: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '**';
  const isLongEnough = isOpen ? parts.length >= pattern.length : parts.length === pattern.length;
  return (
    isLongEnough && pattern.every((part, i) => part === '*' || part === '**' || parts[i] === '*' || part === parts[i])
  );
}
