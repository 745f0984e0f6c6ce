import { is } from 'superstruct';
import type { ApiCall } from '../../demo-server/openapi/calls/apiCall.ts';
import { apiCalls } from '../../demo-server/openapi/calls/apiCalls.ts';
import { ErrorBody } from '../../domain/errorBody.ts';
import { fractions, wrongAmountsOf } from './amounts.ts';
import { type ApiClient, NoResponse, type Received } from './apiClient.ts';
import type { HeaderChecks } from './headers.ts';
import type { Report } from './report.ts';
import { shapeFindings } from './shapeFindings.ts';
import { wrongDaysIn, wrongOrderOf } from './times.ts';

/** What the checks share. */
export type Context = { readonly api: ApiClient; readonly report: Report; readonly headers: HeaderChecks };

/** What a call is tried with. `path` replaces the parameters of its address and may add a query. */
export type Options = { readonly token?: string | undefined; readonly path?: string; readonly body?: unknown };

/** Returns the description of a call by its id. */
export function callOf(id: string): ApiCall {
  const call = apiCalls.find((it) => it.id === id);
  if (!call) throw new Error(`There is no call ${id}`);
  return call;
}

export const nameOf = ({ method, path }: ApiCall): string => `${method} ${path}`;

/** Sends a call and notes what is wrong with its headers. Returns undefined when there is no response. */
async function send(
  { api, report, headers }: Context,
  call: ApiCall,
  expected: 'success' | number,
  options: Options,
): Promise<Received | undefined> {
  const name = nameOf(call);
  report.tried(name, expected);
  try {
    const { path = call.path, token, body } = options;
    const received = await api.send({ method: call.method, path, token, body });
    report.took(name, received.ms);
    headers.check(name, received.headers);
    return received;
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    report.add(name, 'broken', `${error.message}; the app needs a response`);
    return undefined;
  }
}

/**
 * Tries a call that must succeed, and checks its response as the app does. Returns the body, undefined when the app
 * could not use it.
 */
export async function expectSuccess(context: Context, id: string, options: Options = {}): Promise<unknown> {
  const call = callOf(id);
  const received = await send(context, call, 'success', options);
  if (received === undefined) return undefined;
  const { report } = context;
  const { status, text, json } = received;
  const { shape, mayBeEmpty, exact, status: expected } = call.success;
  if (status < 200 || status > 299) return void report.add(nameOf(call), 'broken', wrongStatus(received, expected));
  if (shape === undefined || (mayBeEmpty && text === '')) return null;
  if (exact && status !== expected) return void report.add(nameOf(call), 'broken', wrongStatus(received, expected));
  if (status !== expected && text !== '')
    report.add(nameOf(call), 'harmless', `the status is ${status} instead of ${expected}; the app takes both`);
  if (shape === 'bytes') return received.bytes;
  if (json === undefined)
    return void report.add(nameOf(call), 'broken', `${noJson(received)}; the app needs a JSON body`);
  const type = received.headers.get('content-type');
  if (!/json/.test(type ?? ''))
    report.add(
      nameOf(call),
      'harmless',
      `\`Content-Type\` is '${type ?? ''}'; the app reads the body as JSON all the same`,
    );
  const findings = shapeFindings(json, shape);
  for (const { verdict, sentence } of findings) report.add(nameOf(call), verdict, sentence);
  if (findings.some(({ verdict }) => verdict === 'broken')) return undefined;
  const records = [json].flat();
  const wrong = records.flatMap((record) => [...wrongAmountsOf(record), ...fractions(record), ...wrongDaysIn(record)]);
  for (const sentence of [...wrong, ...wrongOrderOf(records)]) report.add(nameOf(call), 'broken', sentence);
  return json;
}

const wrongStatus = ({ status, json }: Received, expected: number): string => {
  const { message } = is(json, ErrorBody) ? json : {};
  return `the status is ${status}${message ? ` ('${message}')` : ''}; the app needs ${expected}`;
};

/** Says what a body is that is not JSON. */
function noJson({ status, text, headers }: Received): string {
  if (text === '') return `the status is ${status} and there is no body`;
  const isHtml = /html/.test(headers.get('content-type') ?? '') || /^\s*</.test(text);
  return isHtml ? `the body of the ${status} is HTML` : `the body of the ${status} is not JSON`;
}

/**
 * Tries a call that must fail with a status, in a form that the app understands. `because` ends the sentence "the status
 * is 200 …". Field errors are needed when `field` is given.
 */
export async function expectError(
  context: Context,
  id: string,
  { status: expected, because, field, ...options }: Options & { status: number; because: string; field?: string },
): Promise<void> {
  const call = callOf(id);
  const received = await send(context, call, expected, options);
  if (received === undefined) return;
  const broken = (sentence: string) => context.report.add(nameOf(call), 'broken', sentence);
  const { status, json } = received;
  if (status !== expected) return broken(`the status is ${status} ${because}; the app needs ${expected}`);
  if (json === undefined) return broken(`${noJson(received)}; the app needs JSON with \`message\` or \`errors\``);
  const isError = is(json, ErrorBody) && (json.message !== undefined || json.errors !== undefined);
  if (!isError) return broken(`the body of the ${status} has neither \`message\` nor \`errors\` as the app needs them`);
  if (field !== undefined && json.errors?.[field] === undefined)
    broken(`the ${status} ${because} does not name \`errors.${field}\`; the app shows the error beside that field`);
}

/** Notes that calls could not be tried so that they succeed, and why. */
export function skip({ report }: Context, ids: readonly string[], sentence: string): void {
  for (const id of ids) report.skip(nameOf(callOf(id)), sentence);
}
