import { assign, is, optional, pattern, string, type } from 'superstruct';
import { AppPath } from '../protocol.ts';

const PersonaAndPath = type({ persona: pattern(string(), /^[a-z]+(-\d+)?$/), path: AppPath });
const PersonaPointStruct = assign(
  PersonaAndPath,
  type({ now: optional(pattern(string(), /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)) }),
);

/** Target of a link to the console: a persona, a path of the app, and the time of the demo's clock (ISO 8601). */
export type PersonaPoint = { readonly persona: string; readonly path: string; readonly now?: string };

/** Returns the link, e.g. `http://127.0.0.1:4000/demo?persona=activa&path=/loans/1&now=…`. */
export const personaPointUrl = (origin: string, point: PersonaPoint): string =>
  `${origin}/demo?${new URLSearchParams(point)}`;

/** Parses the query string of a link; returns null when it has no target or an invalid one. */
export function parsePersonaPoint(search: string): PersonaPoint | null {
  const { persona, path = '/home', now } = Object.fromEntries(new URLSearchParams(search));
  const point = { persona, path, ...(now !== undefined && { now }) };
  return is(point, PersonaPointStruct) ? (point as PersonaPoint) : null;
}
