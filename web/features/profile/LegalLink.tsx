import type { ReactNode } from 'react';
import { t } from '#i18n';
import { Checkbox } from '#kit/choice/Checkbox.tsx';
import { ExternalLink } from '#kit/navigation/Links.tsx';
import { link } from '#links';
import styles from './LegalLink.module.css';

/** A link to a legal text; only its words where no address is configured. */
export function LegalLink({ of, children }: { of: 'privacy-url' | 'terms-url'; children: ReactNode }) {
  const href = link(of);
  return href === '' ? children : <ExternalLink href={href}>{children}</ExternalLink>;
}

/** The box for the privacy notice, field `accept_privacy_policy`. Its link opens the text and does not tick it (ux S8). */
export const AcceptPrivacyPolicy = () => (
  <Checkbox name="accept_privacy_policy">
    {t('I have read and accept the')} <LegalLink of="privacy-url">{t('privacy notice')}</LegalLink>
  </Checkbox>
);

/** What the data of a form are used for, with the privacy notice beside it (ux §7). `children` says it in a sentence. */
export const Purpose = ({ children }: { children: ReactNode }) => (
  <p className={styles.purpose}>
    {children} <LegalLink of="privacy-url">{t('Privacy notice')}</LegalLink>
  </p>
);
