import { isFailedImport } from '#kit/browser/isFailedImport.ts';

/**
 * What is reported about an event. It never contains a message, which may quote what an owner typed: the positions in
 * the scripts lead to the line of the source (`web/hosting/README.md`).
 */
export type Finding =
  | { readonly kind: 'error'; readonly name: string; readonly at: readonly string[] }
  | { readonly kind: 'chunk'; readonly file: string | null }
  | { readonly kind: 'policy'; readonly directive: string; readonly blocked: string; readonly at: readonly string[] };

/** How many positions of a stack are reported. */
const MAX_POSITIONS = 6;

/** Returns what is reported about an event of the page; undefined for one that is no failure of ours. */
export function describeEvent(event: Event): Finding | undefined {
  const { target } = event;
  if (target instanceof HTMLScriptElement) return { kind: 'chunk', file: scriptIn(target.src) };
  if (event.type === 'codefailed' || event.type === 'codelate') return { kind: 'chunk', file: null };
  if (event.type === 'securitypolicyviolation') return describeViolation(event as SecurityPolicyViolationEvent);
  const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const thrown: unknown = error ?? reason;
  return thrown instanceof Error ? describeError(thrown) : undefined;
}

function describeError(error: Error): Finding {
  const { name, message, stack = '' } = error;
  if (isFailedImport(error)) return { kind: 'chunk', file: scriptIn(message) };
  const [, reactCode] = /^Minified React error #(\d+)/.exec(message) ?? [];
  const plainName = /^\w{1,40}$/.test(name) ? name : 'Error';
  return { kind: 'error', name: reactCode ? `React${reactCode}` : plainName, at: positionsIn(stack) };
}

function describeViolation(violation: SecurityPolicyViolationEvent): Finding {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  return {
    kind: 'policy',
    directive: effectiveDirective,
    // A keyword such as 'inline', or only the origin: paths and queries may name an owner.
    blocked: URL.canParse?.(blockedURI) ? new URL(blockedURI).origin : keywordIn(blockedURI),
    at: positionsIn(`${sourceFile ?? ''}:${lineNumber}:${columnNumber}`),
  };
}

const keywordIn = (text: string): string => /^[a-z-]{1,30}$/.exec(text)?.[0] ?? 'other';

const scriptIn = (text: string): string | null => /\/assets\/([\w-]+\.js)/.exec(text)?.[1] ?? null;

/** Returns positions in scripts of the build, `c-1A2B3C4D.js:2:5000`, the innermost first. */
const positionsIn = (stack: string): string[] =>
  [...stack.matchAll(/\/assets\/([\w-]+\.js:\d+:\d+)/g)].slice(0, MAX_POSITIONS).map(([, position = '']) => position);
