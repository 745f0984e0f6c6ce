import type { ReactNode } from 'react';
import * as legalSentences from '#i18n/es-MX/loans/legalSentences';
import { DocumentNote } from '#kit/document/DocumentParts.tsx';
import { areLegalSentencesApproved } from '#links';

/** Small print at the end of a document; says that the document is a sample until its sentences are approved. */
export const LegalNote = ({ children }: { children?: ReactNode }) => (
  <DocumentNote>
    {children} {!areLegalSentencesApproved() && legalSentences.sample}
  </DocumentNote>
);
