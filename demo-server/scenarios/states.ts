import { plusDays, plusMonths } from '#domain/calendar';
import { pesos } from '#domain/money';
import { createBackOffice } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { amountOf } from '../routes/serializers.ts';
import { emailTemplates } from '../simulation/emailTemplates.ts';
import { inSpanish } from '../simulation/messageTexts.ts';
import type { OwnerRow } from '../store/rows.ts';
import { PERSONA_PASSWORD, type Persona, type PersonaKey } from './personas.ts';
import type { FilesOf, Papers } from './sampleFilesOf.ts';
import { applicationRow, type Fate, installmentRows, loanRow } from './scene.ts';

/** Everything that a state is made of; within `store.write`. */
export type Scene = {
  readonly demo: Demo;
  readonly owner: OwnerRow;
  readonly persona: Persona;
  readonly files: FilesOf;
};

/** What a ready-made owner has handed in and done (contract §6). */
type State = {
  readonly papers: (persona: Persona) => Papers;
  /** Whether she has told her name. */
  readonly isNamed?: boolean;
  /** Whether the password that all have is a temporary one. */
  readonly isTemporary?: boolean;
  readonly done?: (scene: Scene) => void;
};

const identified = { identity: 'all' } as const;
const applied = { ...identified, lease: true } as const;
const granted = { ...applied, statement: true } as const;

/** The states of the ready-made owners, by days of the demo's clock, so that the data never go stale. */
export const states: Readonly<Record<PersonaKey, State>> = {
  nueva: { papers: () => ({ identity: 'none' }), isNamed: false },
  perfil: { papers: () => ({ identity: 'card' }) },
  lista: { papers: () => identified },
  borrador: {
    papers: () => identified,
    done: ({ demo, owner, persona, files }) =>
      void applicationRow(demo, owner, persona, files, { status: 'uncompleted', startedDaysAgo: 1, property: false }),
  },
  revision: {
    papers: () => applied,
    done: ({ demo, owner, persona, files }) =>
      void applicationRow(demo, owner, persona, files, { status: 'in_validation', startedDaysAgo: 1 }),
  },
  aprobada: {
    papers: () => applied,
    done: (scene) => {
      const { demo, owner } = scene;
      const { application, loan } = withLoan(scene, [['awaiting_account_statement_upload', 1]], {
        startedDaysAgo: 3,
        movedDaysAgo: 1,
      });
      const letter = emailTemplates.applicationApproved(owner, application, loan, pesos(amountOf(demo, loan)));
      createBackOffice(demo).write(owner, letter);
    },
  },
  firma: {
    papers: () => granted,
    done: (scene) => {
      const { demo, owner } = scene;
      const { loan } = withLoan(scene, untilSignature(1), { startedDaysAgo: 6, movedDaysAgo: 3 });
      createBackOffice(demo).write(owner, emailTemplates.contractSent(owner, loan, pesos(amountOf(demo, loan))));
    },
  },
  activa: {
    papers: () => ({ ...granted, proofs: 5 }),
    done: (scene) => {
      const reason = inSpanish('Why a proof failed');
      // A short term has room for fewer paid months before the one in validation and the rejected one.
      const approved = Math.min(3, scene.persona.term - 2);
      const rows = withInstallments(scene, { dueDaysAgo: 3, month: approved + 1 }, [
        ...paid(approved),
        { status: 'in_validation', daysAgo: 1 },
        { status: 'rejected', daysAgo: 1, rejection_reason: reason },
      ]);
      const rejected = rows[approved + 1];
      if (rejected)
        createBackOffice(scene.demo).write(scene.owner, emailTemplates.paymentRejected(scene.owner, rejected, reason));
    },
  },
  vencida: {
    papers: () => ({ ...granted, proofs: 2 }),
    done: (scene) => {
      const rows = withInstallments(scene, { dueDaysAgo: 10, month: 3 }, paid(2));
      const overdue = rows[2];
      if (overdue) createBackOffice(scene.demo).write(scene.owner, emailTemplates.paymentOverdue(scene.owner, overdue));
    },
  },
  liquidada: {
    papers: ({ term }) => ({ ...granted, proofs: term }),
    done: (scene) => {
      const { demo, owner, persona, files } = scene;
      withInstallments(scene, { dueDaysAgo: 20, month: persona.term }, paid(persona.term), 'liquidated');
      applicationRow(demo, owner, persona, files, {
        status: 'uncompleted',
        startedDaysAgo: 2,
        term: null,
        property: false,
      });
    },
  },
  buro: {
    papers: () => applied,
    done: ({ demo, owner, persona, files }) =>
      void applicationRow(demo, owner, persona, files, { status: 'uncompleted', startedDaysAgo: 1 }),
  },
  temporal: {
    papers: () => ({ identity: 'none' }),
    isTemporary: true,
    done: ({ demo, owner }) => createBackOffice(demo).write(owner, emailTemplates.temporaryPassword(PERSONA_PASSWORD)),
  },
};

const paid = (months: number): Fate[] => Array.from({ length: months }, () => ({ status: 'approved' }));

const untilSignature = (days: number) =>
  [
    ['awaiting_account_statement_upload', days + 2],
    ['awaiting_account_statement_check', days + 1],
    ['awaiting_client_signature', days],
  ] as const;

type Times = Pick<Parameters<typeof applicationRow>[4], 'startedDaysAgo' | 'movedDaysAgo' | 'leaseStart'>;

/** An approved application and the loan that it became. */
function withLoan({ demo, owner, persona, files }: Scene, history: Parameters<typeof loanRow>[3], times: Times) {
  const application = applicationRow(demo, owner, persona, files, { status: 'approved', ...times });
  return { application, loan: loanRow(demo, application, files, history) };
}

/** A loan that pays its months: the one named was due so many days ago, moved to a bank business day. */
function withInstallments(
  scene: Scene,
  { dueDaysAgo, month }: { dueDaysAgo: number; month: number },
  fates: readonly Fate[],
  last: 'active' | 'liquidated' = 'active',
) {
  const { demo, files } = scene;
  const due = plusDays(demo.clock.today(), -dueDaysAgo);
  const disbursedOn = plusMonths(due, -month);
  const since = Math.round((Date.parse(demo.clock.today()) - Date.parse(disbursedOn)) / 86_400_000);
  const history = [
    ...untilSignature(since + 3),
    ['signature_document_completed', since + 2],
    ['pending_disbursement', since + 1],
    ['active', since],
    ...(last === 'liquidated' ? ([['liquidated', dueDaysAgo]] as const) : []),
  ] as const;
  const times = { startedDaysAgo: since + 9, movedDaysAgo: since + 6, leaseStart: plusMonths(due, -month - 6) };
  const { application, loan } = withLoan(scene, history, times);
  return installmentRows(demo, { loan, application, files, disbursedOn }, fates);
}
