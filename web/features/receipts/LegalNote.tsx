import type { ReactNode } from 'react';
import * as legalSentences from '#i18n/es-MX/loans/legalSentences';
import { DocumentNote } from '#kit/document/DocumentParts.tsx';
import { areLegalSentencesApproved } from '#links';

/** Small print at the end of a receipt or letter; says that it is a sample until the legal sentences are approved. */
export const LegalNote = ({ children }: { children?: ReactNode }) => (
  <DocumentNote>
    {children} {!areLegalSentencesApproved() && legalSentences.sample}
  </DocumentNote>
);
