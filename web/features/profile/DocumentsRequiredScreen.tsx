import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import calendarCheck from '@phosphor-icons/core/assets/regular/calendar-check.svg';
import fileText from '@phosphor-icons/core/assets/regular/file-text.svg';
import identificationCard from '@phosphor-icons/core/assets/regular/identification-card.svg';
import key from '@phosphor-icons/core/assets/regular/key.svg';
import moneyWavy from '@phosphor-icons/core/assets/regular/money-wavy.svg';
import * as commonTexts from '#i18n/es-MX/common';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import { ArchIcon } from '#kit/art/ArchIcon.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { ButtonLink, TextLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import styles from './DocumentsRequiredScreen.module.css';

const documents: readonly { icon: string; text: string }[] = [
  { icon: identificationCard, text: onboardingTexts.validIne },
  { icon: fileText, text: onboardingTexts.taxCertificatePdf },
  { icon: moneyWavy, text: onboardingTexts.proofsOfIncomePdf },
  { icon: calendarCheck, text: onboardingTexts.signedLeasePdf },
  { icon: key, text: onboardingTexts.propertyFolio },
  { icon: bank, text: onboardingTexts.bankStatementPdf },
];

/** List of the documents that an owner will need. Opens after a temporary password was replaced. */
export function DocumentsRequiredScreen() {
  return (
    <Screen title={onboardingTexts.documentsYouWillNeed} lead={onboardingTexts.haveThemAtHand}>
      <ul className={styles.list}>
        {documents.map(({ icon, text }) => (
          <li key={text} className={styles.item}>
            <ArchIcon of={icon} />
            {text}
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={paths.whatYouNeed}>{onboardingTexts.seeExamples}</TextLink>
      </p>
      <PageFooter>
        <ButtonLink to={paths.home}>{commonTexts.continueButton}</ButtonLink>
      </PageFooter>
    </Screen>
  );
}
