/** `harmless`: not as described, but the app copes with it. `skipped`: could not be tried. */
export type Verdict = 'ok' | 'harmless' | 'broken' | 'skipped';

/** What was found about one call: `GET /api/loans`. The sentence is empty for `ok`. */
export type Finding = { readonly call: string; readonly verdict: Verdict; readonly sentence: string };

/** The findings about an API, in the order of its calls. */
export class Report {
  readonly #findings: Finding[] = [];

  /** Adds a finding, once. */
  add(call: string, verdict: Verdict, sentence: string): void {
    const isKnown = this.#findings.some((it) => it.call === call && it.sentence === sentence);
    if (!isKnown) this.#findings.push({ call, verdict, sentence });
  }

  /** Notes that a call was tried. It is `ok` when nothing else is found about it. */
  tried(call: string): void {
    this.add(call, 'ok', '');
  }

  /** Returns the findings, those of a call together; a call that is `ok` has no other line. */
  findings(): Finding[] {
    const calls = [...new Set(this.#findings.map(({ call }) => call))];
    return calls.flatMap((call) => {
      const all = this.#findings.filter((it) => it.call === call);
      const notable = all.filter(({ verdict }) => verdict !== 'ok');
      return notable.length > 0 ? notable : all;
    });
  }

  isGoodEnough = (): boolean => this.#findings.every(({ verdict }) => verdict !== 'broken');
}

const COLUMNS = { verdict: 9, call: 58 };

/** Returns the report as a table of calls and verdicts, with a sentence at its end. */
export function tableOf(report: Report): string {
  const findings = report.findings();
  const lines = findings.map(({ call, verdict, sentence }) =>
    `${verdict.padEnd(COLUMNS.verdict)} ${call.padEnd(COLUMNS.call)} ${sentence}`.trimEnd(),
  );
  const count = (verdict: Verdict) =>
    new Set(findings.filter((it) => it.verdict === verdict).map(({ call }) => call)).size;
  const counts = `${count('ok')} calls are as described, ${count('harmless')} differ harmlessly, ${count('skipped')} were not tried`;
  const verdict = report.isGoodEnough()
    ? `Good enough for the app: ${counts}.`
    : `Not good enough for the app: ${count('broken')} calls are broken; ${counts}.`;
  return [...lines, '', verdict].join('\n');
}
