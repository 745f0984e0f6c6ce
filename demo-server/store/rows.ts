import type { ApplicationStatus, LeasePaymentMethod } from '#domain/application';
import type { Day } from '#domain/calendar';
import type { StoredInstallmentStatus } from '#domain/installment';
import type { LoanStatus } from '#domain/loan';

/** An instant as it is stored and sent: ISO 8601, UTC. */
export type Instant = string;

/** An owner with her profile. Files are ids of `files`; her password lies elsewhere. */
export type OwnerRow = {
  id: string;
  /** As `normaliseEmail` leaves it. */
  email: string;
  /** As the calls send it: `+525512345678`. */
  phone: string;
  phone_verified: boolean;
  created_at: Instant;
  /** The key of the ready-made owner that she is, or null. */
  persona: string | null;
  name: string | null;
  last_name: string | null;
  accept_privacy_policy: boolean;
  accept_terms_and_conditions: boolean;
  front_document: string | null;
  back_document: string | null;
  birthdate: Day | null;
  curp_number: string | null;
  address: string | null;
  zip_code: string | null;
  colony: string | null;
  municipality: string | null;
  state: string | null;
  selfie: string | null;
  proof_incomes: string[];
  rfc_number: string | null;
  rfc: string | null;
};

export type ApplicationRow = {
  id: string;
  owner_id: string;
  status: ApplicationStatus;
  created_at: Instant;
  /** The last move, by the demo's clock; what the autopilot counts from. */
  moved_at: Instant;
  /** Pesos a month. */
  lease_monthly_income: number;
  lease_start_date: Day;
  lease_end_date: Day;
  lease_payment_method: LeasePaymentMethod;
  accept_privacy_policy: boolean;
  /** Months; null until chosen. The three amounts are derived from it, never stored. */
  pre_offer_term_frame: number | null;
  property_commercial_folio: string | null;
  property_zip_code: string | null;
  property_lease_agreement: string | null;
  /** When the bureau check was authorised (PUT …/privacy-policy), before its code is confirmed. */
  bureau_authorised_at: Instant | null;
  bureau_authorization: { folio: string; at: Instant } | null;
  rejection_reason: string | null;
  retry_from: Day | null;
  loan_id: string | null;
};

export type LoanRow = {
  id: string;
  owner_id: string;
  application_id: string;
  status: LoanStatus;
  account_statement: string | null;
  statement_refusal_reason: string | null;
  history: { status: LoanStatus; at: Instant }[];
};

export type InstallmentRow = {
  id: string;
  owner_id: string;
  loan_id: string;
  /** 1 for the first month. */
  number: number;
  /** As it was last moved; `overdue` is derived from the due date (contract §4). */
  status: StoredInstallmentStatus;
  due_date: Day;
  /** Pesos. */
  total_amount: number;
  proof: string | null;
  rejection_reason: string | null;
  moved_at: Instant;
};

export type FileType = 'image/jpeg' | 'image/png' | 'application/pdf';

export type FileRow = {
  id: string;
  owner_id: string;
  /** As the owner called it; display text only, never a path. */
  name: string;
  /** Bytes. */
  size: number;
  /** Read from its bytes. */
  type: FileType;
  /** Milliseconds of the machine's clock: unreferenced files live by that one (contract §6). */
  kept_at: number;
};

export type MessageRow = {
  id: string;
  to: string;
  channel: 'sms' | 'email';
  subject?: string;
  code?: string;
  text: string;
  link?: string;
  sent_at: Instant;
  /** When it arrives, by the demo's clock; null for never. */
  arrives_at: Instant | null;
};

export type EventRow = {
  /** Digits, growing. */
  id: string;
  at: Instant;
  kind: 'message' | 'transition' | 'clock' | 'faults' | 'store' | 'chat';
  /** What happened, in plain Spanish. */
  line: string;
  owner_id: string | null;
  /** The call that did it, `PUT /api/applications/12`, or null. */
  call: string | null;
  data: Record<string, unknown>;
};

/** One switch of the demo (`clock`, `faults`, `autopilot`, `scenario`, `counters`). */
export type SettingRow = { id: string; value: unknown };

/** Secret: what opens an account. `id` is the owner's. */
export type PasswordRow = {
  id: string;
  /** Null once a temporary password took its place. */
  hash: string | null;
  temporary: { hash: string; expires_at: Instant } | null;
};

/** Secret: `id` is the hash of the token. */
export type SessionRow = {
  id: string;
  owner_id: string;
  has_temporary_password: boolean;
  /** Milliseconds of the machine's clock. */
  used_at: number;
};

export type CodePurpose = 'phone' | 'bureau';

/** Secret: the code that an owner has for a purpose. `id` is `purpose:owner`. */
export type CodeRow = {
  id: string;
  owner_id: string;
  code: string;
  expires_at: Instant;
  /** Wrong guesses so far. */
  wrong: number;
  /** Codes that this one replaced, newest first: typed, they count as expired. */
  older: string[];
};

/** Secret: the instants, in milliseconds of the demo's clock, at which something limited was done. */
export type AttemptRow = { id: string; at: number[] };

/** Secret: a key that lives as long as the store. */
export type KeyRow = { id: string; value: string };

/** What /demo/db shows. */
export type PublicTables = {
  owners: OwnerRow[];
  applications: ApplicationRow[];
  loans: LoanRow[];
  installments: InstallmentRow[];
  files: FileRow[];
  messages: MessageRow[];
  events: EventRow[];
  settings: SettingRow[];
};

/** What nobody is shown. They lie in the same file, but outside the reach of json-server's router. */
export type SecretTables = {
  passwords: PasswordRow[];
  sessions: SessionRow[];
  codes: CodeRow[];
  attempts: AttemptRow[];
  keys: KeyRow[];
};

export type Tables = PublicTables & SecretTables;
export type TableName = keyof Tables;
export type Row<Name extends TableName> = Tables[Name][number];
/** The tables whose rows belong to an owner. */
export type OwnedTable = 'applications' | 'loans' | 'installments' | 'files';

export const noPublicRows = (): PublicTables => ({
  owners: [],
  applications: [],
  loans: [],
  installments: [],
  files: [],
  messages: [],
  events: [],
  settings: [],
});

export const noSecretRows = (): SecretTables => ({ passwords: [], sessions: [], codes: [], attempts: [], keys: [] });
