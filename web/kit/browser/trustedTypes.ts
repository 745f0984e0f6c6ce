/** The part of the Trusted Types API that is used here. TypeScript has no types for it yet. */
type TrustedTypes = {
  createPolicy: (name: string, rules: Rules) => { [Rule in keyof Rules]: (text: string) => unknown };
};
type Rules = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };

// Created once: the CSP allows this name, and browsers that enforce it reject a second policy with the same name.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('adelantto', {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (!/^\/(demo-)?assets\//.test(url)) throw new TypeError(`Not a script of the build: ${url}`);
    return url;
  },
});

/** Returns foreign HTML as trusted, for a parser whose document is never rendered. */
export const inertHtml = (html: string): string => (policy ? policy.createHTML(html) : html) as string;

/** Returns the URL of a script of the build as trusted. Where Trusted Types exist, throws for any other URL. */
export const trustedScriptUrl = (url: string): string => (policy ? policy.createScriptURL(url) : url) as string;
