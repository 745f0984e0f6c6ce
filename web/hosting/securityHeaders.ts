import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/** Origins besides the page's own that the app calls, loads images from, and that may frame its pages. */
export type PolicyOptions = {
  readonly connect?: readonly string[];
  readonly images?: readonly string[];
  readonly frameAncestors: "'self'" | "'none'";
};

/**
 * Returns the directives of the content security policy that do not depend on the page. Each page restricts its own
 * parts (`script-src`, `style-src`) by the hashes in its meta tag.
 */
export const policyDirectives = ({ connect = [], images = [], frameAncestors }: PolicyOptions): readonly string[] => [
  "script-src-attr 'none'",
  ["connect-src 'self'", ...connect].join(' '),
  // Previews of chosen photos are blobs, generated QR codes are data URLs.
  ["img-src 'self' blob: data:", ...images].join(' '),
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // No text becomes markup or script; the app's one Trusted Types policy parses the text of articles.
  "require-trusted-types-for 'script'",
  'trusted-types adelantto',
  // A meta tag cannot carry this one.
  `frame-ancestors ${frameAncestors}`,
];

/** Options of helmet, which sets all security headers but the policies. `framed`: pages of the same server may frame it. */
export const helmetOptions = ({ framed }: { framed: boolean }): HelmetOptions => ({
  // Set separately: helmet's default would upgrade plain http, which phones in the local network use.
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  xFrameOptions: { action: framed ? 'sameorigin' : 'deny' },
});

/** The browser features that the app uses. */
export const PERMISSIONS_POLICY = 'camera=(self), microphone=(), geolocation=()';

/** Returns the headers of every response of a public web server of the app, in the order of their names. */
export function deployedHeaders(policy: Omit<PolicyOptions, 'frameAncestors'>): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => void headers.set(name, value),
    removeHeader: () => undefined,
  };
  helmet(helmetOptions({ framed: false }))(
    {} as IncomingMessage,
    recorder as unknown as ServerResponse,
    () => undefined,
  );
  headers.set('Content-Security-Policy', policyDirectives({ ...policy, frameAncestors: "'none'" }).join('; '));
  headers.set('Permissions-Policy', PERMISSIONS_POLICY);
  // Browsers ignore it over plain http, so that the app can be tried on one machine.
  headers.set('Strict-Transport-Security', 'max-age=31536000');
  return new Map([...headers].sort(([one], [other]) => one.localeCompare(other)));
}
