import { assign, is, optional, pattern, string, type } from 'superstruct';
import { OwnPath } from '../protocol.ts';

/** What a link to the console asks for: a persona at a place of the app at an hour (ux O9). */
const PersonaPoint = type({ persona: pattern(string(), /^[a-z]+(-\d+)?$/), path: OwnPath });
const WithHour = assign(PersonaPoint, type({ now: optional(pattern(string(), /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)) }));

export type Point = { readonly persona: string; readonly path: string; readonly now?: string };

/** `/demo?persona=activa&path=/loans/1&now=…`, with the origin before it. */
export const personaPointAddress = (origin: string, point: Point): string =>
  `${origin}/demo?${new URLSearchParams(point)}`;

/** The point that an address names; null for one that names none, or one that is not to be trusted. */
export function personaPointFrom(search: string): Point | null {
  const { persona, path = '/home', now } = Object.fromEntries(new URLSearchParams(search));
  const point = { persona, path, ...(now !== undefined && { now }) };
  return is(point, WithHour) ? (point as Point) : null;
}
