import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MAGIC_WRONG_CODE } from './simulation/magicValues.ts';

/** The settings of the demo server (contract §1). */
export type Config = {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  /** A folder's absolute path, or null for a store in memory. */
  readonly dataDir: string | null;
  /** The data set that a new store starts with. */
  readonly scenario: Scenario;
  /** What every SMS code is; null for random ones. */
  readonly smsCode: string | null;
  /** Makes ids and codes repeatable, never tokens; null for random ones. */
  readonly seed: string | null;
  /** Whether /demo and its calls are there. */
  readonly stage: boolean;
  /** Which pages are served where there is a stage: the demo's own, with its mark and sample files, or the product's. */
  readonly app: AppPages;
  readonly log: LogStyle;
};

export const scenarios = ['sales', 'empty'] as const;
export type Scenario = (typeof scenarios)[number];
export const appPages = ['demo', 'product'] as const;
export type AppPages = (typeof appPages)[number];
export const logStyles = ['pretty', 'json', 'silent'] as const;
export type LogStyle = (typeof logStyles)[number];

/** A setting that cannot be; its message is one line for the person at the terminal. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const settings = ['PORT', 'HOST', 'DATA_DIR', 'SCENARIO', 'SMS_CODE', 'SEED', 'STAGE', 'APP', 'LOG'] as const;
type Setting = (typeof settings)[number];

/** `'DATA_DIR'` → `'data-dir'`. */
const flagOf = (setting: Setting): string => setting.toLowerCase().replaceAll('_', '-');

/** Reads the settings: a flag beats the environment, which beats the default. Throws ConfigError on a bad value. */
export function readConfig(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Config {
  const flags = flagsOf(argv);
  // An empty variable counts as none, as in `PORT= npm start`.
  const given = (setting: Setting, otherwise: string): string =>
    flags[flagOf(setting)] ?? (env[setting] || undefined) ?? otherwise;

  const dataDir = given('DATA_DIR', '.demo-data');
  return {
    port: portOf(given('PORT', '4000')),
    host: hostOf(given('HOST', '127.0.0.1')),
    dataDir: dataDir === ':memory:' ? null : resolve(dataDir),
    scenario: oneOf('SCENARIO', scenarios, given('SCENARIO', 'sales')),
    smsCode: smsCodeOf(given('SMS_CODE', '')),
    seed: given('SEED', '') || null,
    stage: oneOf('STAGE', ['on', 'off'], given('STAGE', 'on')) === 'on',
    app: oneOf('APP', appPages, given('APP', 'demo')),
    log: oneOf('LOG', logStyles, given('LOG', 'pretty')),
  };
}

function flagsOf(argv: readonly string[]): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(settings.map((setting) => [flagOf(setting), { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...argv], options, strict: true }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split(/[.\n]/);
    throw new ConfigError(`${reason}. The flags are ${settings.map((it) => `--${flagOf(it)}`).join(', ')}.`);
  }
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw bad('PORT', text, 'a whole number from 0 to 65535');
  return port;
}

function hostOf(text: string): string {
  if (!/^[a-z0-9.:[\]-]+$/i.test(text)) throw bad('HOST', text, 'a host name or an address');
  return text.replace(/^\[|\]$/g, '');
}

function smsCodeOf(text: string): string | null {
  if (text === '') return null;
  if (!/^\d{4}$/.test(text)) throw bad('SMS_CODE', text, 'four digits');
  if (text === MAGIC_WRONG_CODE) throw bad('SMS_CODE', text, `any other code: ${MAGIC_WRONG_CODE} is always wrong`);
  return text;
}

function oneOf<Choice extends string>(setting: Setting, choices: readonly Choice[], text: string): Choice {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw bad(setting, text, `one of ${choices.join(', ')}`);
  return found;
}

const bad = (setting: Setting, text: string, wanted: string): ConfigError =>
  new ConfigError(`${setting} (--${flagOf(setting)}) is '${text}'; it must be ${wanted}.`);
