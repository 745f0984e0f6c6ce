import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../demo-server/config.ts';

test('without settings the server listens on 127.0.0.1:4000 and stores its data in a folder', () => {
  expect(readConfig([], {})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    allowedOrigins: [],
    dataDir: resolve('.demo-data'),
    scenario: 'sales',
    smsCode: null,
    seed: null,
    hasStage: true,
    app: 'demo',
    idleResetMs: 0,
    log: 'pretty',
  });
});

test('a flag overrides the environment, which overrides the default', () => {
  const env = { PORT: '5000', SCENARIO: 'empty' };
  expect(readConfig(['--port', '6000'], env)).toMatchObject({ port: 6000, scenario: 'empty', log: 'pretty' });
  expect(readConfig(['--port=0', '--data-dir', ':memory:', '--sms-code', '1234', '--stage', 'off'], {})).toMatchObject({
    port: 0,
    dataDir: null,
    smsCode: '1234',
    hasStage: false,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig([], { PORT: '', SMS_CODE: '' })).toMatchObject({ port: 4000, smsCode: null });
});

test('takes several origins, separated by commas', () => {
  const { allowedOrigins } = readConfig(['--allow-origin', 'http://127.0.0.1:8080, https://www.test,'], {});
  expect(allowedOrigins).toEqual(['http://127.0.0.1:8080', 'https://www.test']);
});

test.each([
  ['0', 0],
  ['90s', 90_000],
  ['5m', 300_000],
])('reads %s without use as %i ms', (text, ms) => {
  expect(readConfig(['--idle-reset', text], {}).idleResetMs).toBe(ms);
});

test.each([
  [{ PORT: '65536' }, 'PORT (--port)'],
  [{ PORT: 'http' }, 'PORT (--port)'],
  [{ PORT: '40.5' }, 'PORT (--port)'],
  [{ HOST: 'a b' }, 'HOST (--host)'],
  [{ ALLOW_ORIGIN: '*' }, 'ALLOW_ORIGIN (--allow-origin)'],
  [{ ALLOW_ORIGIN: 'http://127.0.0.1:8080/' }, 'http://127.0.0.1:8080'],
  [{ ALLOW_ORIGIN: 'https://www.test, null' }, "'null'"],
  [{ SCENARIO: 'other' }, 'sales, empty'],
  [{ SMS_CODE: '123' }, 'four digits'],
  [{ SMS_CODE: '0000' }, 'always wrong'],
  [{ STAGE: 'true' }, 'on, off'],
  [{ APP: 'both' }, 'demo, product'],
  [{ IDLE_RESET: '5' }, '90s or 5m'],
  [{ IDLE_RESET: '-5m' }, '90s or 5m'],
  [{ LOG: 'loud' }, 'pretty, json, silent'],
])('rejects %o with one line that names the allowed values', (env, message) => {
  const read = () => readConfig([], env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
  expect(read).not.toThrow('\n');
});

test.each([[['--prot', '1']], [['4001']], [['--port']]])('rejects %o and names the valid flags', (argv) => {
  const read = () => readConfig(argv, {});
  expect(read).toThrow(ConfigError);
  expect(read).toThrow('--data-dir');
});
