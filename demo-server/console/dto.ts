/**
 * Responses of the operator's calls. They are not validated: this page and its server are always of the same build.
 */

/** Sample owner: one of the ready-made ones, or one that the operator created from it. */
export type PersonaDto = {
  key: string;
  /** Key of the ready-made persona whose state the owner started in; null when there is none. */
  like: string | null;
  id: string;
  name: string;
  email: string;
  phone: string;
  story: string;
};

export type OwnerDto = { id: string; name: string; email: string; phone: string; persona: string | null };

/** Application, loan or installment, with the moves that the staff may make now. */
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
  /** Call that caused the event, e.g. `PUT /api/applications/12`; null when the clock caused it. */
  call: string | null;
  data: Record<string, unknown>;
};

export type SnapshotDto = { name: string; size: number; kept_at: string };
