import { readFileSync } from 'node:fs';
import { printScores } from '../mutation/scores.mjs';

/** Returns the line about the planted defects. One that was never run counts as not caught. */
export function plantedDefectsLine({ date, total, plants }) {
  const caught = Object.values(plants).filter(({ caughtBy }) => caughtBy !== null).length;
  return `Planted defects: ${caught} of ${total} caught (last run: ${date})`;
}

/** Returns the line about browser tests run many times in a row; `kind` tells which, on an idle or a busy machine. */
export const repeatsLine = (kind, { runs, tests, red, date }) =>
  `Browser tests (${kind}), ${runs} times in a row: ${red.length} of ${runs * tests} red (last run: ${date})`;

/** Returns the line about the duration of a run in seconds, as whole minutes and seconds. */
export function durationLine(seconds) {
  const whole = Math.round(seconds);
  return `This run took ${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Prints the figures that `npm test` does not measure itself, each from its last run, and how long this run took. */
export function printFigures(seconds) {
  const stored = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  printScores();
  console.log(plantedDefectsLine(stored('../plants/results.json')));
  for (const [kind, counts] of Object.entries(stored('repeats.json'))) console.log(repeatsLine(kind, counts));
  console.log(durationLine(seconds));
}
