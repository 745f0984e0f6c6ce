// `npm run engines`: the browser tests in the engines beside Chromium. One that fails does not keep the other from running.
import { spawnSync } from 'node:child_process';
import { engines, missingEngineLine } from './engines.mjs';

const results = engines.map(({ name, find }) => {
  if (find() === undefined) return { line: missingEngineLine(name), ok: true };
  const script = `engines:${name.toLowerCase()}`;
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return { line: `${name}: ${status === 0 ? 'passed' : 'failed'}`, ok: status === 0 };
});

for (const { line } of results) console.log(line);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
