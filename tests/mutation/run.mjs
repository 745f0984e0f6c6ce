// `npm run mutation -- <area>…`: mutation tests of one area after the other; of all without an argument. Writes the
// figures to `scores.json`. With files, `npm run mutation -- store demo-server/store/rows.ts`, only these are run: the
// results are kept for a run of the whole area, which writes the figures.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AREAS, reportOf } from './areas.mjs';
import { lineOf, saveScore } from './scores.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const files = process.argv.slice(2).filter((argument) => argument.endsWith('.ts'));
const named = process.argv.slice(2).filter((argument) => !files.includes(argument));
const unknown = named.filter((name) => !(name in AREAS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The areas are: ${Object.keys(AREAS).join(', ')}.`);
  process.exit(2);
}

for (const name of named.length > 0 ? named : Object.keys(AREAS)) {
  const part = files.length > 0 ? ['--mutate', files.join(',')] : [];
  const { status } = spawnSync('npx', ['stryker', 'run', ...part], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: name, TZ: 'America/Mexico_City' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
  if (files.length > 0) continue;
  const score = scoreOf(JSON.parse(readFileSync(`${root}${reportOf(name)}`, 'utf8')));
  saveScore(name, score);
  console.log(lineOf(name, score));
  if (score.percent < AREAS[name].threshold) process.exitCode = 1;
}

function scoreOf({ files }) {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (status) => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, timeout, survived, noCoverage] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count);
  const percent = (100 * (killed + timeout)) / (killed + timeout + survived + noCoverage);
  const date = new Date().toISOString().slice(0, 10);
  return { percent: Math.floor(percent * 10) / 10, killed, timeout, survived, noCoverage, date };
}
