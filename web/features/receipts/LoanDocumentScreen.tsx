import type { ReactNode } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import type { Loan } from '#domain/loan';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { DocumentScreen } from '#kit/document/DocumentScreen.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { paths } from '#paths';
import { useLoan } from '../records/loansSlice.ts';
import { type DocumentOwner, useDocumentOwner } from './useDocumentOwner.ts';

type LoanDocumentScreenProps = {
  title: string;
  /** Returns the number of the document; undefined while it is not known. */
  number: (id: string, loan: Loan | undefined) => string | undefined;
  /** Whether there is no such document of the loan. */
  isMissing?: (loan: Loan) => boolean;
  /** Whether there is nothing to print yet. */
  isEmpty?: (loan: Loan) => boolean;
  /** Renders the document once both its loan and its owner have loaded. */
  children: (loan: Loan, owner: DocumentOwner) => ReactNode;
};

/** Page of a document of the loan in the address, to print. Until it has loaded, a skeleton, or what failed to load. */
export function LoanDocumentScreen({ title, number, isMissing, isEmpty, children }: LoanDocumentScreenProps) {
  const { id = '' } = useParams();
  const query = useLoan(id);
  const owner = useDocumentOwner();
  const { data: loan, failure } = query;
  if (failure?.unavailable) return <UnavailablePage reason={failure.unavailable} home={paths.home} />;
  if (loan && isMissing?.(loan)) return <UnavailablePage reason="missing" home={paths.home} />;
  const lacksOwner = loan !== undefined && owner.data === undefined;
  return (
    <DocumentScreen
      back={generatePath(paths.loan, { id })}
      title={title}
      number={number(id, loan)}
      canPrint={loan !== undefined && !lacksOwner && !isEmpty?.(loan)}
    >
      <QueryBoundary<unknown>
        query={lacksOwner ? owner : query}
        skeleton={<Skeleton shape="summary" />}
        failureText={lacksOwner ? menuTexts.couldNotLoadProfile : loanTexts.couldNotLoadAdelantto}
      >
        {() => loan && owner.data && children(loan, owner.data)}
      </QueryBoundary>
    </DocumentScreen>
  );
}
