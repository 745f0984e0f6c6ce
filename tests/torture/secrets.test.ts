import { describe, expect, test } from 'vitest';
import { createLog } from '../../demo-server/http/log.ts';
import { startDemo } from '../../demo-server/server.ts';
import { configOf } from '../demo-server/support/demo.ts';

const PASSWORD = 'Jacaranda#26';
const OTHER_PASSWORD = 'Bugambilia#27';
const CODE = '4821';
const CURP = 'RICM870214MDFSSR05';
const RFC = 'RICM870214QK7';
/** A text in the bytes of the uploaded file. */
const IN_THE_FILE = 'saldo-anterior-98765';

type ReceivedAnswer = { readonly status: number; readonly text: string };

/** Makes all calls with an owner's data, valid and invalid; returns the answers and the secrets. */
async function makeAllCalls(url: string): Promise<{ answers: ReceivedAnswer[]; secrets: string[] }> {
  const answers: ReceivedAnswer[] = [];
  const secrets = [PASSWORD, OTHER_PASSWORD, CURP, RFC, IN_THE_FILE];
  let token = '';
  const call = async (method: string, path: string, body?: object | string) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const sent = typeof body === 'string' || isForm ? body : JSON.stringify(body);
    const answer = await fetch(url + path, { method, headers, ...(sent !== undefined && { body: sent }) });
    const text = await answer.text();
    answers.push({ status: answer.status, text });
    return JSON.parse(text || '{}');
  };
  const put = (fields: object) => call('PUT', '/api/user', fields);

  const form = { email: 'ana@correo.test', phone: '+525512345678', password: PASSWORD };
  await call('POST', '/api/auth/register', { ...form, confirm_password: OTHER_PASSWORD });
  const { id } = await call('POST', '/api/auth/register', { ...form, confirm_password: PASSWORD });
  await call('POST', `/api/auth/${id}/verify-phone-code`, { code: '1111' });
  await call('POST', `/api/auth/${id}/verify-phone-code`, `{"code":"${CODE}","code"`);
  token = (await call('POST', `/api/auth/${id}/verify-phone-code`, { code: CODE })).token;
  secrets.push(token);
  await call('POST', `/api/auth/${id}/verify-phone-code`, { code: CODE });
  await call('POST', '/api/auth/login', { email: form.email, password: OTHER_PASSWORD });
  await call('POST', '/api/auth/login', `{"email":"ana@correo.test","password":"${PASSWORD}`);
  await call('POST', '/api/auth/register', { ...form, confirm_password: PASSWORD });

  await put({ curp_number: CURP.slice(0, 17), rfc_number: `${RFC}XX` });
  await put({ curp_number: CURP, rfc_number: RFC });
  await put({ curp_number: [CURP], rfc_number: { toString: RFC } });
  await call('PUT', '/api/user', `[{"curp_number":"${CURP}"`);
  await call('GET', `/api/zip-codes/${CURP}`);
  await call('GET', `/api/loans/${RFC}?curp=${CURP}`);
  await call('PUT', `/api/installments/${CURP}/upload-file?token=${token}`, { file: token });

  const upload = (bytes: string, name: string, field = 'file') => {
    const files = new FormData();
    files.append(field, new Blob([bytes]), name);
    return call('POST', '/api/files', files);
  };
  await upload(`%PDF-1.7\n${IN_THE_FILE}`, 'estado.pdf');
  await upload(IN_THE_FILE, 'estado.pdf');
  await upload(`%PDF-1.7\n${IN_THE_FILE}`, 'estado.pdf', IN_THE_FILE);

  // A failure of the server while the call contains all secrets.
  await call('PUT', '/demo/api/faults', {
    fail: [{ method: 'PATCH', path: '/api/auth/password', status: 500, times: 1 }],
  });
  for (let time = 0; time < 2; time += 1) {
    const change = { current_password: PASSWORD, password: OTHER_PASSWORD };
    await call('PATCH', '/api/auth/password', { ...change, confirm_password: OTHER_PASSWORD });
  }
  await call('POST', '/api/auth/logout');
  await call('GET', '/api/user');
  return { answers, secrets };
}

describe.each(['pretty', 'json'] as const)('with %s lines in the log', (style) => {
  test('no line and no error answer contains a token, code, password, personal key or text of a file', async () => {
    let logged = '';
    const log = createLog(style, { write: (text) => (logged += text) });
    const server = await startDemo(configOf('--sms-code', CODE), { log });
    const { answers, secrets } = await makeAllCalls(server.url);
    await server.stop();

    // The calls were processed; the server did not simply reject everything.
    for (const status of [200, 201, 204, 400, 401, 404, 409, 415, 422, 500]) {
      expect(answers.map((answer) => answer.status)).toContain(status);
    }
    expect(logged).toContain('/api/auth/register');
    const errors = answers.filter(({ status }) => status >= 400).map(({ text }) => text);
    // The log contains the requested address, which may hold the owner's data; no other line may contain them.
    const lines = logged.split('\n').filter((line) => !/\/api\/(zip-codes|loans|installments)\//.test(line));
    for (const secret of [...secrets, `"${CODE}"`]) {
      const leaking = (texts: readonly string[]) => texts.filter((text) => text.includes(secret));
      expect({ inLog: leaking(lines), inErrors: leaking(errors) }).toEqual({ inLog: [], inErrors: [] });
    }
    expect(logged.match(/\?/g)).toBeNull();
  });
});
