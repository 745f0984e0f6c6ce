/** A browser's Trusted Types, as far as they are used here; no TypeScript library knows them yet. */
type TrustedTypes = {
  createPolicy: (name: string, rules: Rules) => { [Rule in keyof Rules]: (text: string) => unknown };
};
type Rules = { createHTML: (html: string) => string; createScriptURL: (address: string) => string };

// Created once: a browser that enforces trusted types lets a policy of a name be made only once. The page's own policy names it.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('adelantto', {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (!address.startsWith('/assets/')) throw new TypeError(`No script of ours: ${address}`);
    return address;
  },
});

/** Somebody's HTML for a parser whose document is never shown. */
export const inertHtml = (html: string): string => (policy ? policy.createHTML(html) : html) as string;

/** The address of a script that the build has made. Throws for any other. */
export const scriptAt = (address: string): string => (policy ? policy.createScriptURL(address) : address) as string;
