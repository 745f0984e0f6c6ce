import type { ReactNode } from 'react';
import type { Loan } from '#domain/loan';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { QueryBoundary, type QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import type { DocumentOwner } from './useDocumentOwner.ts';

type DocumentBoundaryProps = {
  loan: QueryState<Loan>;
  owner: QueryState<DocumentOwner>;
  children: (loan: Loan, owner: DocumentOwner) => ReactNode;
};

/** Renders a document once both its loan and its owner have loaded; until then a skeleton, or which of them failed. */
export function DocumentBoundary({ loan, owner, children }: DocumentBoundaryProps) {
  const lacksOwner = loan.data !== undefined && owner.data === undefined;
  return (
    <QueryBoundary<unknown>
      query={lacksOwner ? owner : loan}
      skeleton={<Skeleton shape="summary" />}
      failureText={lacksOwner ? menuTexts.couldNotLoadProfile : loanTexts.couldNotLoadAdelantto}
    >
      {() => loan.data && owner.data && children(loan.data, owner.data)}
    </QueryBoundary>
  );
}
