import type { ComponentProps } from 'react';
import * as propertyTexts from '#i18n/es-MX/applications/property';
import * as commonTexts from '#i18n/es-MX/common';
import * as documentTexts from '#i18n/es-MX/documents';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import { Screen } from '#kit/layout/Screen.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { paths } from '#paths';
import { DocumentPicture } from './DocumentPicture.tsx';
import styles from './WhatYouNeedScreen.module.css';

type Document = { of: ComponentProps<typeof DocumentPicture>['of']; name: string; text: string };

const groups: readonly { title: string; documents: readonly Document[] }[] = [
  {
    title: documentTexts.forYourProfile,
    documents: [
      { of: 'card', name: onboardingTexts.validIne, text: documentTexts.ineText },
      { of: 'incomes', name: onboardingTexts.proofsOfIncomePdf, text: documentTexts.incomesText },
      { of: 'qr', name: onboardingTexts.taxCertificatePdf, text: documentTexts.taxesText },
    ],
  },
  {
    title: documentTexts.forYourApplication,
    documents: [
      { of: 'signed', name: onboardingTexts.signedLeasePdf, text: documentTexts.leaseText },
      { of: 'house', name: onboardingTexts.propertyFolio, text: propertyTexts.registryFolioHint },
    ],
  },
  {
    title: documentTexts.afterApproval,
    documents: [{ of: 'qr', name: onboardingTexts.bankStatementPdf, text: documentTexts.statementText }],
  },
];

/** /what-you-need: each document with an example, and what counts as proof of income. */
export function WhatYouNeedScreen() {
  return (
    <Screen template="detail" back={paths.home} title={commonTexts.whatYouNeed} lead={documentTexts.haveThese}>
      {groups.map(({ title, documents }) => (
        <Section key={title} title={title}>
          <ul className={styles.list}>
            {documents.map(({ of, name, text }) => (
              <li key={name} className={styles.item}>
                <DocumentPicture of={of} />
                <div className={styles.words}>
                  <h3 className={styles.title}>{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Screen>
  );
}
