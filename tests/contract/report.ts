/**
 * `harmless`: not as described, but the app copes with it. `slow`: an owner waits longer for it than they should. `partly`:
 * only its errors were tried. `skipped`: could not be tried.
 */
export type Verdict = 'ok' | 'harmless' | 'slow' | 'broken' | 'partly' | 'skipped';

/** What was found about one call: `GET /api/loans`. The sentence is empty for `ok`. */
export type Finding = { readonly call: string; readonly verdict: Verdict; readonly sentence: string };

/** Longest time, in ms, that an owner should wait for a response. */
const SLOW_MS = 2000;

/** What is known of one call. */
type Tried = {
  /** Whether it was tried so that it must succeed; the statuses of the errors that it was tried for. */
  success: boolean;
  readonly errors: Set<number>;
  /** Why it was not tried so that it must succeed. */
  whyNot?: string;
  slowest: number;
  readonly problems: Pick<Finding, 'verdict' | 'sentence'>[];
};

/** The findings about an API, in the order of its calls. */
export class Report {
  readonly #calls = new Map<string, Tried>();

  #of(call: string): Tried {
    const known = this.#calls.get(call) ?? { success: false, errors: new Set(), slowest: 0, problems: [] };
    this.#calls.set(call, known);
    return known;
  }

  /** Adds something that is not as described, once. */
  add(call: string, verdict: 'harmless' | 'broken', sentence: string): void {
    const { problems } = this.#of(call);
    if (!problems.some((it) => it.sentence === sentence)) problems.push({ verdict, sentence });
  }

  /** Notes that a call is tried, so that it must succeed or respond with the status of an error. */
  tried(call: string, expected: 'success' | number): void {
    const known = this.#of(call);
    if (expected === 'success') known.success = true;
    else known.errors.add(expected);
  }

  /** Notes how long the response of a call took, in ms. */
  took(call: string, ms: number): void {
    const known = this.#of(call);
    known.slowest = Math.max(known.slowest, ms);
  }

  /** Notes why a call is not tried so that it must succeed. The first reason counts; none does once it was tried. */
  skip(call: string, whyNot: string): void {
    this.#of(call).whyNot ??= whyNot;
  }

  /** Returns the findings, those of a call together; a call that is `ok` has no other line. */
  findings(): Finding[] {
    return [...this.#calls].flatMap(([call, tried]) => linesOf(tried).map((line) => ({ call, ...line })));
  }

  isGoodEnough = (): boolean => this.findings().every(({ verdict }) => verdict !== 'broken');
}

function linesOf({ success, errors, whyNot, slowest, problems }: Tried): Pick<Finding, 'verdict' | 'sentence'>[] {
  const lines = [...problems];
  if (slowest > SLOW_MS)
    lines.push({
      verdict: 'slow',
      sentence: `the response took ${(slowest / 1000).toFixed(1)} s; an owner should not wait longer than ${SLOW_MS / 1000} s`,
    });
  if (!success && errors.size > 0) lines.push({ verdict: 'partly', sentence: onlyErrors([...errors].sort(), whyNot) });
  else if (!success && whyNot !== undefined) lines.push({ verdict: 'skipped', sentence: whyNot });
  return lines.length > 0 ? lines : [{ verdict: 'ok', sentence: '' }];
}

const onlyErrors = (statuses: readonly number[], whyNot: string | undefined): string => {
  const tried = `only its ${statuses.join(' and ')} ${statuses.length === 1 ? 'was' : 'were'} tried`;
  return whyNot === undefined ? tried : `${tried}: ${whyNot}`;
};

const COLUMNS = { verdict: 9, call: 58 };

/** Returns the report as a table of calls and verdicts, with a sentence at its end. */
export function tableOf(report: Report): string {
  const findings = report.findings();
  const lines = findings.map(({ call, verdict, sentence }) =>
    `${verdict.padEnd(COLUMNS.verdict)} ${call.padEnd(COLUMNS.call)} ${sentence}`.trimEnd(),
  );
  const count = (verdict: Verdict) =>
    new Set(findings.filter((it) => it.verdict === verdict).map(({ call }) => call)).size;
  const counts = `${count('ok')} calls are as described, ${count('harmless')} differ harmlessly, ${count('slow')} are slow, ${count('partly')} were tried in part, ${count('skipped')} were not tried`;
  const nothingWrong = findings.every(({ verdict }) => verdict === 'partly' || verdict === 'skipped')
    ? 'Nothing wrong with what was tried'
    : 'Good enough for the app';
  const verdict = report.isGoodEnough()
    ? `${nothingWrong}: ${counts}.`
    : `Not good enough for the app: ${count('broken')} calls are broken; ${counts}.`;
  return [...lines, '', verdict].join('\n');
}
