/** Sections that open from the bar, in its order. */
export const sectionIds = ['personas', 'case-file', 'clock', 'faults', 'snapshots', 'event-log'] as const;
export type SectionId = (typeof sectionIds)[number];
