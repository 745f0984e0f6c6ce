import type { DomainMessageId } from './messages.ts';

/** Colour family of a badge. Always used with a label: colour alone must not carry meaning. */
export type Tone = 'black' | 'blue' | 'red' | 'green' | 'yellow' | 'purple' | 'neutral';

/** Label and badge colour of a status. */
export type StatusRow = { readonly label: DomainMessageId; readonly tone: Tone };

/** Row for a status that this version does not know: it reads 'En proceso'. The raw status is never shown. */
export const unknownStatus: StatusRow = { label: 'In process', tone: 'neutral' };

/** Returns the row of a status, or `unknownStatus` when the table does not have it. */
export const statusRow = <Status extends string, Row extends StatusRow>(
  table: Readonly<Record<Status, Row>>,
  status: string,
): Row | StatusRow => (Object.hasOwn(table, status) ? table[status as Status] : unknownStatus);
