import type { staffTransitions } from '../routes/operator/transitions.ts';
import type { Place } from '../scenarios/place.ts';
import type { City } from '../simulation/cities.ts';
import type { FaultSettings } from '../simulation/faultSettings.ts';
import type { Message } from '../simulation/messages.ts';
import type { EventRow } from '../store/rows.ts';
import type { NamedSnapshot } from '../store/snapshots.ts';

/*
 * Responses of the operator's calls. They are not validated: this page and its server are always of the same build.
 */

/** Sample owner: one of the ready-made ones, or one that the operator created from it. */
export type PersonaDto = {
  key: string;
  /** Key of the ready-made persona whose state the owner started in; null when there is none. */
  like: string | null;
  id: string;
  /** The full name, and the surnames alone. */
  name: string;
  last_name: string;
  email: string;
  phone: string;
  story: string;
};

export type OwnerDto = { id: string; name: string; email: string; phone: string; persona: string | null };

/** Kind of an item in a case file, as in the addresses of its calls. */
export type ItemKind = keyof typeof staffTransitions;
/** Transition that the staff may make. */
export type StaffTransition = (typeof staffTransitions)[ItemKind][number];

/** Application, loan or installment; `transitions` are those that the staff may make now. */
export type CaseItemDto = {
  id: string;
  number: string | number;
  status: string;
  label: string;
  detail: string;
  transitions: StaffTransition[];
};
export type CaseFileDto = OwnerDto & {
  applications: CaseItemDto[];
  loans: (CaseItemDto & { installments: (CaseItemDto & { due_date: string })[] })[];
};

/** Item that waits for the staff since `since`; `loan` is the number of an installment's loan. */
export type DecisionDto = {
  kind: ItemKind;
  item: CaseItemDto;
  owner: OwnerDto;
  loan: string | number | null;
  since: string;
};

export type { City };
export type ClockDto = { now: string; frozen: boolean };
export type EventDto = EventRow;
export type EventKind = EventRow['kind'];
export type FaultsDto = FaultSettings;
export type MessageDto = Message;
export type PlaceDto = Place;
export type SnapshotDto = NamedSnapshot;
