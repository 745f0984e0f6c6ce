import type { OperatorCall } from '../routes/operator/call.ts';
import { operatorCalls } from '../routes/operator/operatorCalls.ts';
import type { Shape } from './calls/apiCall.ts';
import { referenceOf, referenceTo } from './components.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { jsonContent, parametersOf } from './operations.ts';

/** Returns the paths of the operator's calls with their descriptions. */
export function operatorPaths(): Record<string, Record<string, JsonSchema>> {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of operatorCalls) {
    const path = `/demo/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, path) };
  }
  return paths;
}

function operationOf(call: OperatorCall, path: string): JsonSchema {
  const { body, query, response, summary, status } = call;
  const hasBody = typeof body === 'string' || Object.keys(body.schema as object).length > 0;
  return {
    operationId: idOf(call),
    tags: ['Operator'],
    summary,
    security: [],
    parameters: parametersOf(path, query),
    ...(hasBody && { requestBody: { content: contentOf(body) } }),
    responses: {
      [status]: { description: 'Done.', ...(response !== undefined && { content: contentOf(response) }) },
      '4XX': errorOf('An unknown call or field, a value that is not valid, or another machine than this one.'),
      '5XX': errorOf('Nothing can be stored now.'),
    },
  };
}

/** `POST /personas/:key/session` → `postPersonasKeySession`. */
const idOf = ({ method, path }: OperatorCall): string =>
  method.toLowerCase() + path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the content of JSON, or of a file of a media type. */
const contentOf = (body: Shape | string) =>
  typeof body === 'string' ? { [body]: { schema: { type: 'string' } } } : jsonContent(jsonSchemaOf(body, referenceOf));

const errorOf = (description: string) => ({ description, content: jsonContent({ $ref: referenceTo('Error') }) });
