import { plusDays, plusMonths } from '#domain/calendar';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { repaymentTextOf } from '../backoffice/loanFigures.ts';
import { emailTemplates, sendEmail } from '../simulation/emailTemplates.ts';
import {
  type ApplicationProgress,
  type InstallmentOutcome,
  insertApplication,
  insertInstallments,
  insertLoan,
  type LoanHistory,
  type PersonaContext,
} from './personaRows.ts';
import { PERSONA_PASSWORD, type Persona, type PersonaKey } from './personas.ts';
import type { DocumentSet } from './sampleFilesOf.ts';

/** What a persona has uploaded and done. */
type State = {
  readonly documents: (persona: Persona) => DocumentSet;
  /** Whether the name is known already. */
  readonly isNamed?: boolean;
  /** Whether the personas' password is a temporary one for this persona. */
  readonly isTemporary?: boolean;
  readonly run?: (context: PersonaContext) => void;
};

const profileDocuments = { identity: 'all' } as const;
const applicationDocuments = { ...profileDocuments, lease: true } as const;
const loanDocuments = { ...applicationDocuments, statement: true } as const;

/** The state of each persona. Dates count from the demo's clock, so that the data never go stale. */
export const states: Readonly<Record<PersonaKey, State>> = {
  nueva: { documents: () => ({ identity: 'none' }), isNamed: false },
  perfil: { documents: () => ({ identity: 'card' }) },
  lista: { documents: () => profileDocuments },
  borrador: {
    documents: () => profileDocuments,
    run: (context) => void insertApplication(context, { status: 'uncompleted', startedDaysAgo: 1, property: false }),
  },
  revision: {
    documents: () => applicationDocuments,
    run: (context) => void insertApplication(context, { status: 'in_validation', startedDaysAgo: 1 }),
  },
  aprobada: {
    documents: () => applicationDocuments,
    run: (context) => {
      const { demo, owner } = context;
      const { application, loan } = addLoan(context, [['awaiting_account_statement_upload', 1]], {
        startedDaysAgo: 3,
        movedDaysAgo: 1,
      });
      const template = emailTemplates.applicationApproved(owner, application, loan, repaymentTextOf(demo, loan));
      sendEmail(demo.messages, owner, template);
    },
  },
  firma: {
    documents: () => loanDocuments,
    run: (context) => {
      const { demo, owner } = context;
      const { loan } = addLoan(context, untilSignature(1), { startedDaysAgo: 6, movedDaysAgo: 3 });
      sendEmail(demo.messages, owner, emailTemplates.contractSent(owner, loan, repaymentTextOf(demo, loan)));
    },
  },
  activa: {
    documents: () => ({ ...loanDocuments, proofs: 5 }),
    run: (context) => {
      const { demo, owner, persona } = context;
      const reason = serverTexts.proofFailureReason;
      // A short term has room for fewer paid months before the one in validation and the rejected one.
      const approved = Math.min(3, persona.term - 2);
      const rows = addInstallments(context, { dueDaysAgo: 3, month: approved + 1 }, [
        ...approvedInstallments(approved),
        { status: 'in_validation', daysAgo: 1 },
        { status: 'rejected', daysAgo: 1, rejection_reason: reason },
      ]);
      const rejected = rows[approved + 1];
      if (rejected) sendEmail(demo.messages, owner, emailTemplates.paymentRejected(owner, rejected, reason));
    },
  },
  vencida: {
    documents: () => ({ ...loanDocuments, proofs: 2 }),
    run: (context) => {
      const { demo, owner } = context;
      const overdue = addInstallments(context, { dueDaysAgo: 10, month: 3 }, approvedInstallments(2))[2];
      if (overdue) sendEmail(demo.messages, owner, emailTemplates.paymentOverdue(owner, overdue));
    },
  },
  liquidada: {
    documents: ({ term }) => ({ ...loanDocuments, proofs: term }),
    run: (context) => {
      const { term } = context.persona;
      addInstallments(context, { dueDaysAgo: 20, month: term }, approvedInstallments(term), 'liquidated');
      insertApplication(context, { status: 'uncompleted', startedDaysAgo: 2, term: null, property: false });
    },
  },
  buro: {
    documents: () => applicationDocuments,
    run: (context) => void insertApplication(context, { status: 'uncompleted', startedDaysAgo: 1 }),
  },
  temporal: {
    documents: () => ({ identity: 'none' }),
    isTemporary: true,
    run: ({ demo, owner }) => sendEmail(demo.messages, owner, emailTemplates.temporaryPassword(PERSONA_PASSWORD)),
  },
};

const approvedInstallments = (months: number): InstallmentOutcome[] =>
  Array.from({ length: months }, () => ({ status: 'approved' }));

const untilSignature = (days: number) =>
  [
    ['awaiting_account_statement_upload', days + 2],
    ['awaiting_account_statement_check', days + 1],
    ['awaiting_client_signature', days],
  ] as const;

type ApplicationTimes = Pick<ApplicationProgress, 'startedDaysAgo' | 'movedDaysAgo' | 'leaseStart'>;

/** Inserts an approved application and its loan. */
function addLoan(context: PersonaContext, history: LoanHistory, times: ApplicationTimes) {
  const application = insertApplication(context, { status: 'approved', ...times });
  return { application, loan: insertLoan(context, application, history) };
}

/** Inserts an active loan whose installment of `month` was due `dueDaysAgo`, moved to a bank business day. */
function addInstallments(
  context: PersonaContext,
  { dueDaysAgo, month }: { dueDaysAgo: number; month: number },
  outcomes: readonly InstallmentOutcome[],
  last: 'active' | 'liquidated' = 'active',
) {
  const today = context.demo.clock.today();
  const due = plusDays(today, -dueDaysAgo);
  const disbursedOn = plusMonths(due, -month);
  const disbursedDaysAgo = Math.round((Date.parse(today) - Date.parse(disbursedOn)) / 86_400_000);
  const history = [
    ...untilSignature(disbursedDaysAgo + 3),
    ['signature_document_completed', disbursedDaysAgo + 2],
    ['pending_disbursement', disbursedDaysAgo + 1],
    ['active', disbursedDaysAgo],
    ...(last === 'liquidated' ? ([['liquidated', dueDaysAgo]] as const) : []),
  ] as const;
  const times = {
    startedDaysAgo: disbursedDaysAgo + 9,
    movedDaysAgo: disbursedDaysAgo + 6,
    leaseStart: plusMonths(due, -month - 6),
  };
  const { application, loan } = addLoan(context, history, times);
  return insertInstallments(context, { loan, application, disbursedOn }, outcomes);
}
