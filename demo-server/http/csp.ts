import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** The script and style sources in a built page's own policy, hashes included. */
export type PageSources = { readonly script: string; readonly style: string };

const OWN_ONLY: PageSources = { script: "'self'", style: "'self'" };

/** Reads the script and style sources from a built page's policy; a page without one has no inline parts. */
export function sourcesIn(html: string): PageSources {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
  const sources = (directive: string) => new RegExp(`(?:^|;)\\s*${directive} ([^;]+)`).exec(policy)?.[1]?.trim();
  return { script: sources('script-src') ?? OWN_ONLY.script, style: sources('style-src') ?? OWN_ONLY.style };
}

/** Adds the sources of a page to the policy of its response, so that its inline parts are allowed. */
export const allowPage = (res: Response, sources: PageSources): void => {
  res.set('Content-Security-Policy', res.locals.policyOf(sources));
};

/**
 * Middleware that sets the security headers of every response. `framed`: pages of this server may frame it, as the
 * console does.
 */
export function securityHeaders({ framed }: { framed: boolean }): RequestHandler[] {
  const frameAncestors = framed ? "'self'" : "'none'";
  const policyOf = ({ script, style }: PageSources): string =>
    [
      "default-src 'self'",
      `script-src ${script}`,
      "script-src-attr 'none'",
      `style-src ${style}`,
      "connect-src 'self'",
      // Previews of chosen photos are blobs, generated QR codes are data URLs.
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      // No text becomes markup or script; the app's one Trusted Types policy parses the text of articles.
      "require-trusted-types-for 'script'",
      'trusted-types adelantto',
      `frame-ancestors ${frameAncestors}`,
    ].join(';');
  const plain = policyOf(OWN_ONLY);
  return [
    helmet({
      // Set below: helmet's default would upgrade plain http, which phones in the local network use.
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
      xFrameOptions: { action: framed ? 'sameorigin' : 'deny' },
    }),
    (_req, res, next) => {
      res.locals.policyOf = policyOf;
      res.set({
        'Content-Security-Policy': plain,
        'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
      });
      next();
    },
  ];
}
