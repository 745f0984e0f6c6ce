import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** What a page that the build wrote says of its own scripts and styles: their sources, hashes included. */
export type PageSources = { readonly script: string; readonly style: string };

const OWN_ONLY: PageSources = { script: "'self'", style: "'self'" };

/** The script and style rules in a built page's own policy (contract §1); a page without one has no inline parts. */
export function sourcesIn(html: string): PageSources {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
  const sources = (directive: string) => new RegExp(`(?:^|;)\\s*${directive} ([^;]+)`).exec(policy)?.[1]?.trim();
  return { script: sources('script-src') ?? OWN_ONLY.script, style: sources('style-src') ?? OWN_ONLY.style };
}

/** Makes the answer's policy let in the inline parts of the page that it holds. */
export const allowPage = (res: Response, sources: PageSources): void => {
  res.set('Content-Security-Policy', res.locals.policyOf(sources));
};

/** The headers that every answer carries. `framed`: our own pages may frame it, as the stage does. */
export function securityHeaders({ framed }: { framed: boolean }): RequestHandler[] {
  const frameAncestors = framed ? "'self'" : "'none'";
  const policyOf = ({ script, style }: PageSources): string =>
    [
      "default-src 'self'",
      `script-src ${script}`,
      "script-src-attr 'none'",
      `style-src ${style}`,
      "connect-src 'self'",
      // Previews of chosen photos and drawn QR codes are blobs and data of the page's own.
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      // No text becomes markup or a script; the app's own policy reads the text of articles and nothing else.
      "require-trusted-types-for 'script'",
      'trusted-types adelantto',
      `frame-ancestors ${frameAncestors}`,
    ].join(';');
  const plain = policyOf(OWN_ONLY);
  return [
    helmet({
      // Written by ourselves: the default would upgrade a phone's plain http over the local network.
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
