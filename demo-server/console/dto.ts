import type { CaseFile, Decision, OwnerSummary } from '../routes/operator/owners.ts';
import type { PersonaItem } from '../routes/operator/personas.ts';
import type { Time } from '../routes/operator/time.ts';
import type { Talk, TalkProspect } from '../scenarios/talk.ts';
import type { CallDetails, LoggedCall } from '../simulation/callLog.ts';
import type { City } from '../simulation/cities.ts';
import type { FaultSettings } from '../simulation/faultSettings.ts';
import type { NamedSnapshot } from '../snapshots/snapshots.ts';
import type { EventRow, Message } from '../store/rows.ts';

/*
 * Responses of the operator's calls. They are not validated: this page and its server are always of the same build.
 */

/** Sample owner: one of the ready-made ones, or one that the operator created from it. */
export type PersonaDto = PersonaItem;
export type OwnerDto = OwnerSummary;

export type { ItemKind, StaffTransition } from '../routes/operator/transitions.ts';

/** Application, loan or installment; `transitions` are those that the staff may make now. */
export type CaseItemDto = Pick<
  DecisionDto['item'],
  'id' | 'number' | 'status' | 'label' | 'detail' | 'moved_at' | 'transitions'
>;
export type CaseFileDto = CaseFile;
/** Item that waits for the staff since `since`; `loan` is the number of an installment's loan. */
export type DecisionDto = Decision;

export type CallDto = LoggedCall;
export type CallDetailsDto = CallDetails;
export type { City };
export type ClockDto = Time;
export type EventDto = EventRow;
export type EventKind = EventRow['kind'];
export type FaultsDto = FaultSettings;
export type MessageDto = Message;
export type TalkDto = Talk;
export type TalkProspectDto = TalkProspect;
export type SnapshotDto = NamedSnapshot;
