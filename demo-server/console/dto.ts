/** What the operator's calls answer (contract §6); this page and its server are built together and never differ. */

/** A ready-made owner, or one that was made like her. */
export type PersonaDto = {
  key: string;
  /** The persona whose state she is in; null for one of no known state. */
  like: string | null;
  id: string;
  name: string;
  email: string;
  phone: string;
  story: string;
};

export type OwnerDto = { id: string; name: string; email: string; phone: string; persona: string | null };

export type SessionDto = {
  token: string;
  user: { id: string; name: string | null; email: string; phone: string; has_temporary_password: boolean };
};

/** Something of an owner's that the staff may move. */
export type MovableDto = {
  id: string;
  number: string | number;
  status: string;
  label: string;
  detail: string;
  moves: string[];
};
export type InstallmentDto = MovableDto & { due_date: string };
export type OwnerFileDto = OwnerDto & {
  applications: MovableDto[];
  loans: (MovableDto & { installments: InstallmentDto[] })[];
};

export type MessageDto = {
  id: string;
  to: string;
  channel: 'sms' | 'email';
  subject?: string;
  code?: string;
  text: string;
  link?: string;
  sent_at: string;
};

export type ClockDto = { now: string; frozen: boolean };

export type EventKind = 'message' | 'transition' | 'clock' | 'faults' | 'store' | 'chat';
export type EventDto = {
  id: string;
  at: string;
  kind: EventKind;
  line: string;
  owner_id: string | null;
  /** The call that did it, `PUT /api/applications/12`; null when time did. */
  call: string | null;
  data: Record<string, unknown>;
};

export type SnapshotDto = { name: string; size: number; kept_at: string };
