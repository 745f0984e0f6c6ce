/** Parts of the panel "Técnico", in the order of its tabs. */
export const technicalTabs = ['clock', 'faults', 'moments', 'case-file', 'log', 'states', 'data'] as const;
export type TechnicalTab = (typeof technicalTabs)[number];
