import type { DomainMessageId } from './messages.ts';

/** The colour family of a badge; a colour never speaks alone (ux §8, design §2). */
export type Tone = 'black' | 'blue' | 'red' | 'green' | 'yellow' | 'purple' | 'neutral';

/** How a status is shown. */
export type StatusRow = { readonly label: DomainMessageId; readonly tone: Tone };

/** A status that this version does not know is shown as 'En proceso', never as its raw word (ux §8). */
export const unknownStatus: StatusRow = { label: 'In process', tone: 'neutral' };

/** The row of a status in its table, or the one for unknown statuses. */
export const statusRow = <Status extends string, Row extends StatusRow>(
  table: Readonly<Record<Status, Row>>,
  status: string,
): Row | StatusRow => (Object.hasOwn(table, status) ? table[status as Status] : unknownStatus);
