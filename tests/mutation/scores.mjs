import { readFileSync, writeFileSync } from 'node:fs';
import { AREAS } from './areas.mjs';

const file = new URL('scores.json', import.meta.url);
const read = () => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the line about an area: `mutation web/api: 91.2 % of at least 85 %, 600 killed, …`. */
export const lineOf = (area, { percent, killed, timeout, survived, noCoverage, date }) =>
  `mutation ${area}: ${percent} % of at least ${AREAS[area].threshold} %, ${killed} killed, ${timeout} timed out, ` +
  `${survived} survived, ${noCoverage} without a test (run of ${date})`;

/** Writes the figures of an area and keeps those of the others, in the order of the table. */
export function saveScore(area, score) {
  const scores = { ...read(), [area]: score };
  const names = Object.keys(AREAS).filter((name) => name in scores);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(names.map((name) => [name, scores[name]])), null, 2)}\n`);
}

/** Prints a line about each area from its last run. */
export function printScores() {
  for (const [area, score] of Object.entries(read())) console.log(lineOf(area, score));
}
