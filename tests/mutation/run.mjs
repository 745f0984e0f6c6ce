// `npm run mutation -- web/api domain`: mutation tests of one folder of sources after the other. With files, `npm run
// mutation -- demo-server/store demo-server/store/rows.ts`, only these are run: a long folder in parts.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areaOf } from './area.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const files = process.argv.slice(2).filter((argument) => argument.endsWith('.ts'));
const names = process.argv.slice(2).filter((argument) => !files.includes(argument));
if (names.length === 0 || !names.every((name) => existsSync(name))) {
  console.error('Which folders of sources? For example: npm run mutation -- domain web/kit/form');
  process.exit(2);
}

for (const name of names) {
  const part = files.length > 0 ? ['--mutate', files.join(',')] : [];
  const { status } = spawnSync('npx', ['stryker', 'run', 'tests/mutation/stryker.config.mjs', ...part], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: name, TZ: 'America/Mexico_City' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
  if (files.length > 0) continue;
  const { report, threshold } = areaOf(name);
  const percent = scoreOf(JSON.parse(readFileSync(report, 'utf8')));
  console.log(`mutation ${name}: ${percent.toFixed(1)} % of at least ${threshold} %`);
  if (percent < threshold) process.exitCode = 1;
}

/** Returns the share of the mutants that a test noticed, in percent. */
function scoreOf({ files }) {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return (100 * count('Killed', 'Timeout')) / count('Killed', 'Timeout', 'Survived', 'NoCoverage');
}
