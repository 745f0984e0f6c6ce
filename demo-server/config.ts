import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MAGIC_WRONG_CODE } from './simulation/magicValues.ts';

/** The settings of the demo server; `README.md` lists them with their defaults. */
export type Config = {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host: string;
  /** Origins whose pages may use the API, such as `http://127.0.0.1:8080`; the setting `ALLOW_ORIGIN`. */
  readonly allowedOrigins: readonly string[];
  /** Absolute path of the data folder, or null for a store in memory. */
  readonly dataDir: string | null;
  /** The data set of a new store. */
  readonly scenario: Scenario;
  /** The code of every SMS; null for random codes. */
  readonly smsCode: string | null;
  /** Makes ids and codes repeatable, but never tokens; null for random ones. */
  readonly seed: string | null;
  /** Whether the stage, `/demo`, is served: the operator's page and calls. */
  readonly hasStage: boolean;
  /** Which build is served while the stage is on: the demo's (banner, sample files) or the product's. */
  readonly app: AppPages;
  /** Time without a call of the app after which the demo is reset, ms; 0: never. Then the stage does not open. */
  readonly idleResetMs: number;
  readonly log: LogStyle;
};

export const scenarios = ['sales', 'empty'] as const;
export type Scenario = (typeof scenarios)[number];
const appPages = ['demo', 'product'] as const;
type AppPages = (typeof appPages)[number];
const logStyles = ['pretty', 'json', 'silent'] as const;
export type LogStyle = (typeof logStyles)[number];

/** An invalid setting. The message is one line for the terminal. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const settings = [
  'PORT',
  'HOST',
  'ALLOW_ORIGIN',
  'DATA_DIR',
  'SCENARIO',
  'SMS_CODE',
  'SEED',
  'STAGE',
  'APP',
  'IDLE_RESET',
  'LOG',
] as const;
type Setting = (typeof settings)[number];

/** `'DATA_DIR'` → `'data-dir'`. */
const flagOf = (setting: Setting): string => setting.toLowerCase().replaceAll('_', '-');

/** Reads the settings: a flag overrides the environment, which overrides the default. Throws ConfigError. */
export function readConfig(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Config {
  const flags = flagsOf(argv);
  // An empty variable counts as unset, as in `PORT= npm start`.
  const settingOf = (setting: Setting, defaultValue: string): string =>
    flags[flagOf(setting)] ?? (env[setting] || undefined) ?? defaultValue;

  const dataDir = settingOf('DATA_DIR', '.demo-data');
  return {
    port: portOf(settingOf('PORT', '4000')),
    host: hostOf(settingOf('HOST', '127.0.0.1')),
    allowedOrigins: originsOf(settingOf('ALLOW_ORIGIN', '')),
    dataDir: dataDir === ':memory:' ? null : resolve(dataDir),
    scenario: oneOf('SCENARIO', scenarios, settingOf('SCENARIO', 'sales')),
    smsCode: smsCodeOf(settingOf('SMS_CODE', '')),
    seed: settingOf('SEED', '') || null,
    hasStage: oneOf('STAGE', ['on', 'off'], settingOf('STAGE', 'on')) === 'on',
    app: oneOf('APP', appPages, settingOf('APP', 'demo')),
    idleResetMs: msOf('IDLE_RESET', settingOf('IDLE_RESET', '0')),
    log: oneOf('LOG', logStyles, settingOf('LOG', 'pretty')),
  };
}

function flagsOf(argv: readonly string[]): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(settings.map((setting) => [flagOf(setting), { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...argv], options, strict: true }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split(/[.\n]/);
    throw new ConfigError(`${reason}. The flags are ${settings.map((setting) => `--${flagOf(setting)}`).join(', ')}.`);
  }
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw invalid('PORT', text, 'a whole number from 0 to 65535');
  return port;
}

function hostOf(text: string): string {
  if (!/^[a-z0-9.:[\]-]+$/i.test(text)) throw invalid('HOST', text, 'a host name or an address');
  return text.replace(/^\[|\]$/g, '');
}

function originsOf(text: string): string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || []);
  // Exactly as browsers send it: no path, no final slash, no pattern.
  const isOrigin = (origin: string) =>
    /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  const bad = origins.find((origin) => !isOrigin(origin));
  if (bad !== undefined)
    throw invalid('ALLOW_ORIGIN', bad, 'an origin such as http://127.0.0.1:8080, or several with commas');
  return origins;
}

function smsCodeOf(text: string): string | null {
  if (text === '') return null;
  if (!/^\d{4}$/.test(text)) throw invalid('SMS_CODE', text, 'four digits');
  if (text === MAGIC_WRONG_CODE) throw invalid('SMS_CODE', text, `any other code: ${MAGIC_WRONG_CODE} is always wrong`);
  return text;
}

/** Returns the ms of a text such as `30s` or `5m`. */
function msOf(setting: Setting, text: string): number {
  const [, number, unit] = /^(\d{1,3})(s|m)$/.exec(text) ?? [];
  if (number === undefined && text !== '0') throw invalid(setting, text, 'a time such as 90s or 5m, or 0');
  return Number(number ?? 0) * (unit === 'm' ? 60_000 : 1000);
}

function oneOf<Choice extends string>(setting: Setting, choices: readonly Choice[], text: string): Choice {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw invalid(setting, text, `one of ${choices.join(', ')}`);
  return found;
}

const invalid = (setting: Setting, text: string, expected: string): ConfigError =>
  new ConfigError(`${setting} (--${flagOf(setting)}) is '${text}'; it must be ${expected}.`);
