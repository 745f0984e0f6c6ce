import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiCallAt } from '../../demo-server/openapi/calls/apiCalls.ts';
import { createDocument } from '../../demo-server/openapi/document.ts';
import { operatorCalls } from '../../demo-server/routes/operator/operatorCalls.ts';

type Json = { readonly [key: string]: unknown };

/** A request as it was sent. The body is parsed JSON; undefined for none, and for files. */
export type SentRequest = { readonly method: string; readonly address: string; readonly body: unknown };

/** A response as it came. The body is parsed JSON, or the text. */
export type SeenResponse = Omit<SentRequest, 'body'> & {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
};

/** Says what of requests and responses the OpenAPI document does not describe. */
export class DocumentedCalls {
  readonly #ajv: Ajv2020;
  readonly #paths: Readonly<Record<string, Json>>;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor() {
    const document = closed(createDocument({})) as Json;
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'openapi', ...document });
    this.#paths = document.paths as Readonly<Record<string, Json>>;
  }

  /** Returns what is not documented of a request; undefined when all is. */
  problemOfRequest({ method, address, body }: SentRequest): string | undefined {
    const path = templateOf(method, address);
    if (path === undefined) return `${method} ${address} is not documented`;
    const unknown = this.#unknownParameter(method, path, new URL(address, 'http://host').searchParams);
    if (unknown !== undefined) return `${method} ${path}: the parameter ${unknown} is not documented`;
    if (body === undefined) return undefined;
    if (this.#operation(method, path).requestBody === undefined) return `${method} ${path}: no body is documented`;
    const pointer = [path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'];
    return this.#problemOf(`${method} ${path}`, pointer, body);
  }

  /** Returns what is not documented of a response; undefined when all is. An unknown address must be an error. */
  problemOfResponse({ method, address, status, contentType, body }: SeenResponse): string | undefined {
    const path = templateOf(method, address);
    const call = `${method} ${path ?? address} → ${status}`;
    if (path === undefined) return status >= 400 ? undefined : `${call}: the call is not documented`;
    const responses = (this.#operation(method, path).responses ?? {}) as Json;
    const key = [String(status), `${String(status)[0]}XX`].find((it) => it in responses);
    if (key === undefined) return `${call}: the status is not documented`;
    const content = ((responses[key] as Json).content ?? {}) as Json;
    const type = contentType?.split(';')[0] ?? '';
    if (Object.keys(content).length === 0) return body === '' ? undefined : `${call}: there must be no body`;
    if (!(type in content)) return `${call}: the type '${type}' is not documented`;
    if (type !== 'application/json') return undefined;
    return this.#problemOf(call, [path, method.toLowerCase(), 'responses', key, 'content', type, 'schema'], body);
  }

  #operation = (method: string, path: string): Json => this.#paths[path]?.[method.toLowerCase()] as Json;

  #unknownParameter(method: string, path: string, sent: URLSearchParams): string | undefined {
    const known = (this.#operation(method, path).parameters as Json[]).map(({ name }) => name);
    return [...sent.keys()].find((name) => !known.includes(name));
  }

  #problemOf(call: string, pointer: readonly string[], value: unknown): string | undefined {
    const reference = `openapi#/paths/${pointer.map(escapePointer).join('/')}`;
    const validate = this.#validators.get(reference) ?? this.#ajv.compile({ $ref: reference });
    this.#validators.set(reference, validate);
    if (validate(value)) return undefined;
    return `${call}: ${this.#ajv.errorsText(validate.errors, { dataVar: 'body' })}: ${JSON.stringify(validate.errors?.[0]?.params)}`;
  }
}

/** Returns the documented address of a call: `/api/loans/{id}` for `/api/loans/12`. */
function templateOf(method: string, address: string): string | undefined {
  const [path = ''] = address.split('?');
  return apiCallAt(method, path)?.path ?? operatorTemplateOf(method, path);
}

function operatorTemplateOf(method: string, path: string): string | undefined {
  const call = operatorCalls.find(
    (it) => it.method === method && new RegExp(`^/demo/api${it.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return call && `/demo/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
}

const escapePointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/**
 * Returns a document whose objects have no more than the described fields, and whose open values no more than the known
 * ones: what a client must tolerate, this server may not send undocumented.
 */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(value).map(([key, it]) => [key, closed(it)]));
  const values = copy['x-extensible-enum'];
  if (Array.isArray(values)) copy.enum = [copy.type].flat().includes('null') ? [...values, null] : values;
  const isObject = copy.type === 'object' && typeof copy.properties === 'object';
  return isObject ? { additionalProperties: false, ...copy } : copy;
}
