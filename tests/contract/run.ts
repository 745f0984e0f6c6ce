import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { OnResponse } from './apiClient.ts';
import { type CheckOptions, checkApi } from './checkApi.ts';
import { tableOf } from './report.ts';

const USAGE = `npm run contract -- https://api.example.mx [options]

  --email, --password   an owner, to try the calls of a signed-in owner; changes nothing of theirs
  --origin              the origin that the app is served from, when it is another one than the API's
  --marketing           the marketing site with the articles, such as https://www.example.mx
  --journey             registers a new owner and goes the whole way to a sent application
  --phone               the phone of the new owner, +525512345678, which gets two codes by SMS
  --code                the code of every SMS, where the API has a fixed one; asked for without it`;

/** Reads the options. Throws for a wrong one. */
function readOptions(argv: readonly string[]): CheckOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      ...{ email: text, password: text, origin: text, marketing: text, phone: text, code: text },
      journey: { type: 'boolean' },
    },
  });
  const [api, ...others] = positionals;
  if (api === undefined || others.length > 0) throw new Error('Name the address of one API.');
  if (!URL.canParse(api)) throw new Error(`'${api}' is no address.`);
  const { email, password, origin, marketing, code } = values;
  if ((email === undefined) !== (password === undefined)) throw new Error('--email and --password belong together.');
  const phone = values.phone ?? unassignedPhone();
  const askCode = code === undefined ? askAtTerminal : async () => code;
  return {
    ...{ api, origin, marketing },
    owner: email === undefined || password === undefined ? undefined : { email, password },
    journey: values.journey ? { phone, askCode } : undefined,
  };
}

/** Returns a phone of a range that is not assigned: nobody gets its SMS. */
const unassignedPhone = (): string => `+52550001${String(Math.floor(1000 + Math.random() * 8999))}`;

async function askAtTerminal(what: string, phone: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const code = await terminal.question(`The code ${what} that was sent to ${phone}: `);
  terminal.close();
  return code.trim();
}

/** Shows that something happens, beside the report, which comes at the end. */
const printResponse: OnResponse = (call, status, ms) =>
  void process.stderr.write(`${call} responded ${status} after ${(ms / 1000).toFixed(1)} s\n`);

async function main(): Promise<number> {
  let options: CheckOptions;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`);
    return 2;
  }
  const { report, leftBehind } = await checkApi({ ...options, onResponse: printResponse });
  process.stdout.write(`${tableOf(report)}\n`);
  if (leftBehind.length > 0) process.stdout.write(`Left behind, as no call removes it: ${leftBehind.join(', ')}.\n`);
  return report.isGoodEnough() ? 0 : 1;
}

process.exitCode = await main();
