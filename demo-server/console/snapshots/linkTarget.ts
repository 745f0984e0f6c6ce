import { enums, is, optional, refine, string, type } from 'superstruct';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { AppPath } from '../protocol.ts';

/** Target of a link to the console: a ready-made persona, a path of the app, and the time of the demo's clock (ISO 8601). */
export type LinkTarget = { readonly persona: string; readonly path: string; readonly now?: string };

// The link resets the demo to the sales scenario, which has these personas and no others.
const LinkTargetStruct = type({
  persona: enums(Object.keys(serverTexts.stories)),
  path: AppPath,
  now: optional(refine(string(), 'instant', isInstant)),
});

/** Whether a text is an instant with its offset. */
function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Returns the link, e.g. `http://127.0.0.1:4000/demo?persona=activa&path=/loans/1&now=…`. */
export const linkUrl = (origin: string, target: LinkTarget): string => `${origin}/demo?${new URLSearchParams(target)}`;

/** Parses the query string of a link; returns null when it has no target, and 'unknown' when nothing has that name. */
export function parseLinkTarget(search: string): LinkTarget | 'unknown' | null {
  const { persona, path = '/home', now } = Object.fromEntries(new URLSearchParams(search));
  if (persona === undefined) return null;
  // In a query a plus that nobody escaped is a space.
  const target = { persona, path, ...(now !== undefined && { now: now.replace(' ', '+') }) };
  return is(target, LinkTargetStruct) ? (target as LinkTarget) : 'unknown';
}
