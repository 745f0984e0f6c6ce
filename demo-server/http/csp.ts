import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { helmetOptions, PERMISSIONS_POLICY, policyDirectives } from '../../web/hosting/securityHeaders.ts';

/**
 * The script and style sources in a built page's own policy, hashes included. `rendersMarkup`: a library of the page
 * makes markup of text, which Trusted Types forbid.
 */
export type PageSources = { readonly script: string; readonly style: string; readonly rendersMarkup?: boolean };

export const OWN_ONLY: PageSources = { script: "'self'", style: "'self'" };

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
 * stage does.
 */
export function securityHeaders({ framed }: { framed: boolean }): RequestHandler[] {
  const frameAncestors = framed ? "'self'" : "'none'";
  const policyOf = ({ script, style, rendersMarkup = false }: PageSources): string => {
    const others = policyDirectives({ frameAncestors }).filter((it) => !rendersMarkup || !it.includes('trusted-types'));
    return ["default-src 'self'", `script-src ${script}`, `style-src ${style}`, ...others].join(';');
  };
  const plain = policyOf(OWN_ONLY);
  return [
    helmet(helmetOptions({ framed })),
    (_req, res, next) => {
      res.locals.policyOf = policyOf;
      res.set({ 'Content-Security-Policy': plain, 'Permissions-Policy': PERMISSIONS_POLICY });
      next();
    },
  ];
}
