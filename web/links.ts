type LinkName =
  | 'api-host'
  | 'marketing-host'
  | 'chat-url'
  | 'chat-widget-url'
  | 'faq-url'
  | 'terms-url'
  | 'privacy-url';
type CompanyName = 'transfer-bank' | 'transfer-beneficiary' | 'transfer-clabe' | 'signing-provider';
type Switch = 'show-cat' | 'legal-sentences';

/**
 * Returns an address outside the app from the page's meta tags, without a final slash; empty when it is not configured.
 */
export const link = (name: LinkName): string => setting(name).replace(/\/$/, '');

/** Returns the address of the chat, in a window or as a widget; empty when neither is configured. */
export const contactUrl = (): string => link('chat-url') || link('chat-widget-url');

/** Returns the base URL of the product's API. An empty host means the host of the page. */
export const apiUrl = (): string => `${link('api-host')}/api`;

/** Returns the bank account that installments are paid to, from the page's meta tags. */
export const transferAccount = () => ({
  bank: setting('transfer-bank'),
  beneficiary: setting('transfer-beneficiary'),
  clabe: setting('transfer-clabe'),
});

/** Returns the name of the company that sends the contract to be signed. */
export const signingProvider = (): string => setting('signing-provider');

/** Whether offers and estimates show their total yearly cost (CAT). A setting, because legal has to approve the figure first. */
export const showsYearlyCost = (): boolean => setting('show-cat') === 'yes';

/** Whether a person with legal knowledge has approved the sentences of receipts and letters. */
export const areLegalSentencesApproved = (): boolean => setting('legal-sentences') === 'approved';

// There is no document while the guest pages are prerendered by the build: what depends on a setting waits for the
// hydration (`useIsHydrated`).
const setting = (name: LinkName | CompanyName | Switch): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '');
