import { enums, type Infer, literal, nullable, optional, record, string, type, unknown } from 'superstruct';
import type { ApplicationStatus } from '#domain/application';
import type { leaseFields, propertyFields, StoredValues } from '#domain/applicationFields';
import type { Day } from '#domain/calendar';
import type { StoredInstallmentStatus } from '#domain/installment';
import type { LoanStatus } from '#domain/loan';
import { noticeSubjects } from '#domain/process/notice';
import { InstantShape } from '#domain/readable';

/** An instant as it is stored and sent: ISO 8601, UTC. */
export type Instant = string;

/** The statuses that a row has had, oldest first; a rejection with the staff's reason. Stores of older versions lack some. */
type History<Status> = { readonly status: Status; readonly at: Instant; readonly reason?: string }[];

/** An owner with their profile. Files are ids of `files`; the password is in `passwords`. */
export type OwnerRow = {
  id: string;
  /** Normalised by `normaliseEmail`. */
  email: string;
  /** International: `+525512345678`. */
  phone: string;
  phone_verified: boolean;
  created_at: Instant;
  /** Key of the demo persona that this owner is, or null. */
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

/** An application: the fields that the owner writes, days and pesos a month, and what the server knows besides. */
export type ApplicationRow = StoredValues<typeof leaseFields & typeof propertyFields> & {
  id: string;
  owner_id: string;
  status: ApplicationStatus;
  created_at: Instant;
  /** Time of the last transition, by the demo's clock; the autopilot counts from it. */
  moved_at: Instant;
  /** Months; null until chosen. The three amounts of the offer are derived from it, never stored. */
  pre_offer_term_frame: number | null;
  /** When the bureau check was authorised (PUT …/privacy-policy), before its code was confirmed. */
  bureau_authorised_at: Instant | null;
  bureau_authorization: { folio: string; at: Instant } | null;
  rejection_reason: string | null;
  retry_from: Day | null;
  loan_id: string | null;
  history?: History<ApplicationStatus>;
};

export type LoanRow = {
  id: string;
  owner_id: string;
  application_id: string;
  status: LoanStatus;
  account_statement: string | null;
  statement_refusal_reason: string | null;
  history: History<LoanStatus>;
};

export type InstallmentRow = {
  id: string;
  owner_id: string;
  loan_id: string;
  /** 1 for the first month. */
  number: number;
  /** The stored status; `overdue` is derived from the due date. */
  status: StoredInstallmentStatus;
  due_date: Day;
  /** Pesos. */
  total_amount: number;
  proof: string | null;
  rejection_reason: string | null;
  moved_at: Instant;
  history?: History<StoredInstallmentStatus>;
};

export type FileType = 'image/jpeg' | 'image/png' | 'application/pdf';

export type FileRow = {
  id: string;
  owner_id: string;
  /** The name that the owner's device sent; for display only, never a path. */
  name: string;
  /** Bytes. */
  size: number;
  /** Detected from its bytes. */
  type: FileType;
  /** Milliseconds of the machine's clock, from which the life of unreferenced files counts. */
  kept_at: number;
  /** Name of the sample file whose bytes it has; any other file has bytes of its own. */
  sample?: string;
};

/** A message as the operator sees it. */
export const Message = type({
  id: string(),
  to: string(),
  channel: enums(['sms', 'email']),
  subject: optional(string()),
  code: optional(string()),
  /** Its code would be rejected now: it was used, has expired, or a newer one was sent, even when that has not arrived. */
  is_code_void: optional(literal(true)),
  text: string(),
  link: optional(string()),
  /** The owner's app shows messages with a tone as notices. */
  tone: optional(enums(noticeSubjects)),
  sent_at: InstantShape,
});
export type Message = Infer<typeof Message>;

export type MessageRow = Omit<Message, 'is_code_void'> & {
  /** When it arrives, by the demo's clock; null when it never does. */
  arrives_at: Instant | null;
};

export const Event = type({
  /** Digits; increases with each event. */
  id: string(),
  at: InstantShape,
  kind: enums(['message', 'transition', 'clock', 'faults', 'store', 'chat']),
  /** What happened, as a Spanish sentence. */
  line: string(),
  owner_id: nullable(string()),
  /** The HTTP call that caused it, such as `PUT /api/applications/12`, or null. */
  call: nullable(string()),
  data: record(string(), unknown()),
});
export type EventRow = Infer<typeof Event>;

/** A setting of the demo (`clock`, `faults`, `autopilot`, `scenario`, `counters`, `overdue_told`). */
export type SettingRow = { id: string; value: unknown };

/** Secret: the password hashes of an account. `id` is the owner's. */
export type PasswordRow = {
  id: string;
  /** Null once a temporary password was used. */
  hash: string | null;
  temporary: { hash: string; expires_at: Instant } | null;
};

/** Secret: a session. `id` is the hash of its token. */
export type SessionRow = {
  id: string;
  owner_id: string;
  has_temporary_password: boolean;
  /** Milliseconds of the machine's clock. */
  used_at: number;
};

export type CodePurpose = 'phone' | 'bureau';

/** Secret: an owner's current code for a purpose. `id` is `purpose:owner`. */
export type CodeRow = {
  id: string;
  owner_id: string;
  code: string;
  expires_at: Instant;
  /** Wrong guesses so far. */
  wrong: number;
  /** Codes that this one replaced, newest first. They are reported as expired. */
  older: string[];
};

/** Secret: when something limited was done, in milliseconds of the demo's clock. */
export type AttemptRow = { id: string; at: number[] };

/** Secret: a signing key; lives as long as the store. */
export type KeyRow = { id: string; value: string };

/** The tables that /demo/db shows. */
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

/** Tables that are never shown. Stored in the same file, but unknown to json-server's router. */
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

const noPublicRows = (): PublicTables => ({
  owners: [],
  applications: [],
  loans: [],
  installments: [],
  files: [],
  messages: [],
  events: [],
  settings: [],
});
const noSecretRows = (): SecretTables => ({ passwords: [], sessions: [], codes: [], attempts: [], keys: [] });
export const noRows = (): Tables => ({ ...noPublicRows(), ...noSecretRows() });

const pick = <Picked extends object>(names: Picked, tables: Tables): Picked =>
  Object.fromEntries(Object.keys(names).map((name) => [name, tables[name as TableName]])) as Picked;

/** Returns the public tables among all tables. */
export const publicTables = (tables: Tables): PublicTables => pick(noPublicRows(), tables);
export const secretTables = (tables: Tables): SecretTables => pick(noSecretRows(), tables);
