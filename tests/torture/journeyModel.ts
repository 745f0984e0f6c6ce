import type { Answer } from '../demo-server/support/caller.ts';

/**
 * The state diagram, written independently of the tables in `domain/`: an owner's data, and which calls change
 * them. Every other call is rejected and changes nothing.
 */
export type ModelInstallment = { readonly id: string; readonly dueDate: string; status: string };
export type ModelLoan = { readonly id: string; status: string; installments: ModelInstallment[] };
export type ModelApplication = {
  readonly id: string;
  status: string;
  hasTerm: boolean;
  hasProperty: boolean;
  isLow: boolean;
  isAuthorised: boolean;
};
/** What a transition can be made of, by its kind. */
export type Targets = {
  readonly applications: ModelApplication;
  readonly loans: ModelLoan;
  readonly installments: ModelInstallment;
};
/** The bureau's code: when it was sent, in minutes of the journey, and the number of wrong guesses. */
export type ModelCode = { sentAt: number; wrong: number };

export const toModelInstallment = ({ id, due_date, status }: Answer['body']): ModelInstallment => ({
  id,
  dueDate: due_date,
  status,
});

export const nextStep = ({ status, hasTerm, hasProperty }: ModelApplication): string | null => {
  if (status !== 'uncompleted') return null;
  if (!hasTerm) return 'pre_offer';
  return hasProperty ? 'bureau_policy' : 'property_details';
};

/** The operator's transitions, by name: from → to. */
export type Diagram = Readonly<Record<string, Readonly<Record<string, string>>>>;
export const diagram = {
  applications: {
    take: { awaiting_validation: 'in_validation' },
    approve: { in_validation: 'approved' },
    reject: { in_validation: 'rejected' },
  },
  loans: {
    accept: { awaiting_account_statement_check: 'awaiting_client_signature' },
    refuse: { awaiting_account_statement_check: 'awaiting_account_statement_upload' },
    sign: { awaiting_client_signature: 'signature_document_completed' },
    queue: { signature_document_completed: 'pending_disbursement' },
    disburse: { pending_disbursement: 'active' },
  },
  installments: { approve: { in_validation: 'approved' }, reject: { in_validation: 'rejected' } },
} as const satisfies Record<string, Diagram>;

/** How long a code of the bureau is valid, its number of guesses, and how many may be sent within a minute. */
export const limits = { codeMinutes: 3, guesses: 5, sends: 3 };
