// Prints the mutation score of each area from its last run, for the log of `npm test`.
import { readFileSync } from 'node:fs';
import { lineOf } from './lineOf.mjs';

const scores = JSON.parse(readFileSync(new URL('scores.json', import.meta.url), 'utf8'));
for (const [area, score] of Object.entries(scores)) console.log(lineOf(area, score));
