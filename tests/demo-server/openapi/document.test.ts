import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { apiCalls } from '../../../demo-server/openapi/calls/apiCalls.ts';
import { openApiDocument } from '../../../demo-server/openapi/document.ts';
import { createExamples } from '../../../demo-server/openapi/examples.ts';
import { DocumentedCalls } from '../../openapi/documented.ts';
import { everyRoute } from '../../torture/routeTable.ts';

test('a validator of OpenAPI 3.1 accepts the document', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(await openApiDocument()));
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the table of calls has every route of the API, and no other', () => {
  const isOfApi = ({ path }: { path: string }) => /^\/(marketing\/)?api\//.test(path);
  const routes = everyRoute.filter(isOfApi).map(({ method, path }) => `${method} ${path}`);
  const calls = apiCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '1')}`);
  expect(calls.sort()).toEqual([...new Set(routes)].sort());
});

test('the examples of the personas are as the document describes them, and the same in each build', async () => {
  const documented = new DocumentedCalls();
  const examples = await createExamples();
  const problems = apiCalls.flatMap(({ id, method, path, success }) => {
    const { request, response } = examples[id] ?? {};
    const seen = { method, address: path, status: success.status, contentType: 'application/json', body: response };
    return [
      request !== undefined ? documented.problemOfRequest({ method, address: path, body: request }) : undefined,
      response !== undefined ? documented.problemOfResponse(seen) : undefined,
    ].filter((problem) => problem !== undefined);
  });
  expect(problems).toEqual([]);
  expect(await createExamples()).toEqual(examples);
});

test('every call with JSON has an example, but for the lists of others', async () => {
  const examples = await createExamples();
  const lacking = apiCalls.filter(({ id, body, success }) => {
    const isJson = success.shape !== undefined && success.shape !== 'bytes';
    const { request, response } = examples[id] ?? {};
    return (isJson && response === undefined) || (body !== undefined && body !== 'file' && request === undefined);
  });
  expect(lacking.map(({ id }) => id)).toEqual(['getNotices', 'getArticles']);
});

test('what is not described is named: a field, a value, a status, a type, a parameter, a call', () => {
  const documented = new DocumentedCalls();
  const calc = { method: 'GET', address: '/api/calc', contentType: 'application/json' };
  const offer = { principal: 1, commission: 1, iva_commission: 1 };
  const problemOf = (changes: object) =>
    documented.problemOfResponse({ ...calc, status: 200, body: offer, ...changes }) ?? 'none';
  expect(problemOf({})).toBe('none');
  expect(problemOf({ body: { ...offer, vat: 1 } })).toContain('vat');
  expect(problemOf({ body: { ...offer, principal: '1' } })).toContain('body/principal must be number');
  expect(problemOf({ status: 418 })).toBe('GET /api/calc → 418: the status is not documented');
  expect(problemOf({ contentType: 'text/html' })).toContain("the type 'text/html' is not documented");
  expect(problemOf({ address: '/api/rates' })).toBe('GET /api/rates → 200: the call is not documented');
  expect(problemOf({ address: '/api/rates', status: 404 })).toBe('none');
  expect(documented.problemOfRequest({ ...calc, address: '/api/calc?rate=3', body: undefined })).toContain('rate');
  const login = { method: 'POST', address: '/api/auth/login' };
  expect(documented.problemOfRequest({ ...login, body: { email: 'a', password: 'b' } })).toBeUndefined();
  expect(documented.problemOfRequest({ ...login, body: { email: 'a', password: 'b', otp: 1 } })).toContain('otp');
  const resend = { method: 'POST', address: '/api/verification-code/privacy-policy/resend' };
  expect(documented.problemOfRequest({ ...resend, body: undefined })).toBeUndefined();
  expect(documented.problemOfRequest({ ...resend, body: {} })).toContain('no body is documented');
});
