import { is, optional, pattern, string, type } from 'superstruct';
import { AppPath } from '../protocol.ts';

/** Target of a link to the console: a persona, a path of the app, and the time of the demo's clock (ISO 8601). */
type LinkTarget = { readonly persona: string; readonly path: string; readonly now?: string };

const LinkTargetStruct = type({
  persona: pattern(string(), /^[a-z]+(-\d+)?$/),
  path: AppPath,
  now: optional(pattern(string(), /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)),
});

/** Returns the link, e.g. `http://127.0.0.1:4000/demo?persona=activa&path=/loans/1&now=…`. */
export const linkUrl = (origin: string, target: LinkTarget): string => `${origin}/demo?${new URLSearchParams(target)}`;

/** Parses the query string of a link; returns null when it has no target or an invalid one. */
export function parseLinkTarget(search: string): LinkTarget | null {
  const { persona, path = '/home', now } = Object.fromEntries(new URLSearchParams(search));
  const target = { persona, path, ...(now !== undefined && { now }) };
  return is(target, LinkTargetStruct) ? (target as LinkTarget) : null;
}
