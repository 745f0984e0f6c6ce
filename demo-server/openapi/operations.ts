import { type ApiCall, errorsOf, type Shape } from './calls/apiCall.ts';
import { referenceOf, referenceTo } from './components.ts';
import type { CallExample } from './examples.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

const schemaOf = (shape: Shape): JsonSchema => jsonSchemaOf(shape, referenceOf);

/** Describes a call of the API. */
export function operationOf(call: ApiCall, { request, response }: CallExample = {}) {
  const { id, group, summary, description, isPublic, body } = call;
  return {
    operationId: id,
    tags: [group],
    summary,
    ...(description !== undefined && { description }),
    security: isPublic ? [] : [{ session: [] }],
    parameters: parametersOf(call.path, call.query),
    ...(body !== undefined && { requestBody: requestBodyOf(body, request) }),
    responses: { [call.success.status]: successOf(call, response), ...errorResponsesOf(call) },
  };
}

/** Returns the parameters of an address and of its query. */
export function parametersOf(path: string, query?: Shape): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (query === undefined) return inPath;
  const { properties = {}, required = [] } = schemaOf(query) as { properties?: object; required?: string[] };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

const fileBody = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  },
};

const requestBodyOf = (body: Shape | 'file', example: unknown) => ({
  required: true,
  content: body === 'file' ? fileBody : jsonContent(schemaOf(body), example),
});

/** Returns the content of a JSON body. */
export const jsonContent = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

function successOf({ success: { shape, mayBeEmpty, exact } }: ApiCall, example: unknown) {
  if (shape === undefined) return { description: 'Done; no body.' };
  if (shape === 'bytes') {
    const anyFile = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
    return {
      description: 'The file.',
      content: { 'image/jpeg': anyFile, 'image/png': anyFile, 'application/pdf': anyFile },
    };
  }
  const description = `Done.${mayBeEmpty ? ' A 204 without a body is a success too.' : ''}${exact ? ' No other 2xx is a success.' : ''}`;
  return { description, headers: dateHeader, content: jsonContent(schemaOf(shape), example) };
}

const dateHeader = { Date: { $ref: '#/components/headers/Date' } };

function errorResponsesOf(call: ApiCall) {
  const { id } = call;
  return Object.fromEntries(
    Object.entries(errorsOf(call)).map(([status, description]) => [
      status,
      {
        description,
        ...(status === '429' && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
        content: jsonContent({ $ref: referenceTo(id === 'login' && status === '403' ? 'UnverifiedPhone' : 'Error') }),
      },
    ]),
  );
}
