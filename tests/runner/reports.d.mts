/** The result of a test runner. */
export type Reported = { passed: number; failures: { name: string; why: string; place?: string; texts?: string[] }[] };

export function ofUnits(report: unknown): Reported;

export function ofJourneys(report: unknown): Reported;
