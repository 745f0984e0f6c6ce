import type { ReactNode } from 'react';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { Checkbox } from '#kit/choice/Checkbox.tsx';
import { ExternalLink } from '#kit/navigation/Links.tsx';
import { link } from '#links';
import styles from './LegalLink.module.css';

/** Link to a legal text. Renders plain text when no address is configured. */
export function LegalLink({ of, children }: { of: 'privacy-url' | 'terms-url'; children: ReactNode }) {
  const href = link(of);
  return href === '' ? children : <ExternalLink href={href}>{children}</ExternalLink>;
}

/** Checkbox that accepts the privacy notice, field `accept_privacy_policy`. The link inside does not toggle it. */
export const AcceptPrivacyPolicy = () => (
  <Checkbox name="accept_privacy_policy">
    {onboardingTexts.acceptPrivacyNotice} <LegalLink of="privacy-url">{onboardingTexts.privacyNoticeLink}</LegalLink>
  </Checkbox>
);

/** Sentence that says what the data of a form are used for (`children`), followed by a link to the privacy notice. */
export const Purpose = ({ children }: { children: ReactNode }) => (
  <p className={styles.purpose}>
    {children} <LegalLink of="privacy-url">{stepTexts.privacyNotice}</LegalLink>
  </p>
);
