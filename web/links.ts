type LinkName =
  | 'api-host'
  | 'marketing-host'
  | 'chat-url'
  | 'chat-widget-url'
  | 'faq-url'
  | 'terms-url'
  | 'privacy-url';
type CompanyName = 'transfer-bank' | 'transfer-beneficiary' | 'transfer-clabe' | 'signing-provider';
type Switch = 'show-cat';

/** An address outside the app, as whoever serves the page wrote it into its meta tags; empty when it has none (contract §1). */
export const link = (name: LinkName): string => setting(name).replace(/\/$/, '');

/** The product's API; an empty host means the page's own. */
export const apiUrl = (): string => `${link('api-host')}/api`;

/** The account that installments are paid to (ux: from configuration). */
export const transferAccount = () => ({
  bank: setting('transfer-bank'),
  beneficiary: setting('transfer-beneficiary'),
  clabe: setting('transfer-clabe'),
});

/** Who sends the contract to be signed. */
export const signingProvider = (): string => setting('signing-provider');

/** Whether a pre-offer tells its total yearly cost, the CAT (ux S19: a setting until legal has approved it). */
export const showsYearlyCost = (): boolean => setting('show-cat') === 'yes';

// While the guests' pages are rendered at build time there is no document; none of them shows a setting.
const setting = (name: LinkName | CompanyName | Switch): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '');
