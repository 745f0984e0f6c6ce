import type { Recorded, SentRequest } from './recorder.ts';

/** What one step cost, times in ms. */
export type StepCost = {
  /** From the press to the first frame with the next heading. */
  readonly wait: number;
  /** The part of the wait in which a request that was sent after the press was running. */
  readonly network: number;
  /** The part of the wait after the last response: the page's own work. */
  readonly own: number;
  /** The slowest interaction since the last step, typing included. */
  readonly interaction: number;
  /** Bytes from the network since the last step. */
  readonly bytes: number;
  /** Scripts and stylesheets from the network that were requested after the press. */
  readonly late: number;
  /** Calls of the API that were sent after the press and ended before the heading, for reading. */
  readonly calls: readonly string[];
};

/** How far the clocks of the page and of the network may be apart, ms. */
const CLOCK_ERROR = 3;

/** Returns the cost of the step that ends with a heading. `since` is when the last step ended. */
export function measureStep({ events, requests }: Recorded, since: number, shown: { readonly at: number }): StepCost {
  const pressed = events.filter(({ kind, at }) => kind === 'press' && at > since && at < shown.at).at(-1);
  if (pressed === undefined) throw new Error(`No press before the heading at ${shown.at}`);
  const afterPress = requests.filter(({ sentAt }) => sentAt >= pressed.at - CLOCK_ERROR && sentAt <= shown.at);
  const needed = afterPress.filter(({ endedAt }) => endedAt <= shown.at + CLOCK_ERROR);
  const interactions = events.flatMap((event) =>
    event.kind === 'interaction' && event.at > since && event.at <= shown.at ? [event.duration] : [],
  );
  return {
    wait: shown.at - pressed.at,
    network: lengthOfUnion(needed),
    own: shown.at - Math.max(pressed.at, ...needed.map(({ endedAt }) => endedAt)),
    interaction: Math.max(0, ...interactions),
    bytes: sum(requests.filter(({ sentAt }) => sentAt > since && sentAt <= shown.at).map(({ bytes }) => bytes)),
    late: afterPress.filter(({ url, type }) => isCode(url, type)).length,
    calls: needed.map(describe),
  };
}

/** By the address too: a prefetched script has the type Other. */
const isCode = (url: string, type: string) => type === 'Script' || type === 'Stylesheet' || /\.(js|css)$/.test(url);

const describe = ({ method, url, sentAt, endedAt }: SentRequest) =>
  `${method} ${new URL(url).pathname} ${Math.round(endedAt - sentAt)}`;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the time in which at least one of the requests was running, ms. */
function lengthOfUnion(requests: readonly SentRequest[]): number {
  let [total, covered] = [0, 0];
  for (const { sentAt, endedAt } of [...requests].sort((one, other) => one.sentAt - other.sentAt)) {
    total += Math.max(0, endedAt - Math.max(sentAt, covered));
    covered = Math.max(covered, endedAt);
  }
  return total;
}
