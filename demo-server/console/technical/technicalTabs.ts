/** Parts of the panel "Técnico", in the order of its tabs. */
export const technicalTabs = ['clock', 'faults', 'moments', 'case-file', 'log', 'states', 'data'] as const;
export type TechnicalTab = (typeof technicalTabs)[number];

/** Returns the tab that a key chooses; undefined when it chooses none. */
export function tabAfterKey(tab: TechnicalTab, key: string): TechnicalTab | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  if (key === 'Home') return technicalTabs[0];
  if (key === 'End') return technicalTabs.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : technicalTabs.at((technicalTabs.indexOf(tab) + step) % technicalTabs.length);
}
