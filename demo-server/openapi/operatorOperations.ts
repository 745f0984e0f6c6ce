import { type OperatorCall, operatorCalls } from '../routes/operator/operatorCalls.ts';
import { referenceTo } from './components.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { jsonContent, parametersOf } from './operations.ts';
import { operatorSummaries } from './operatorSummaries.ts';

const files: Readonly<Record<string, string>> = { '/snapshot': 'application/x-tar' };

/** The shapes of responses that the API has too; the others are described in words only. */
const sharedResponses: readonly (readonly [RegExp, string])[] = [
  [/\/session$/, 'Session'],
  [/^\/applications\//, 'Application'],
  [/^\/loans\//, 'Loan'],
  [/^\/installments\//, 'Installment'],
];

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
  const { method, body, query, takesFile } = call;
  const hasBody = takesFile || Object.keys(body.schema as object).length > 0;
  const json = jsonSchemaOf(body);
  return {
    operationId: idOf(call),
    tags: ['Operator'],
    summary: operatorSummaries[`${method} ${call.path}`],
    security: [],
    parameters: parametersOf(path, query),
    ...(hasBody && { requestBody: { content: takesFile ? fileContent('application/x-tar') : jsonContent(json) } }),
    responses: {
      [call.status]: { description: 'Done.', ...(call.status !== 204 && { content: contentOf(call) }) },
      '4XX': errorOf('An unknown call or field, a value that is not valid, or another machine than this one.'),
      '5XX': errorOf('Nothing can be stored now.'),
    },
  };
}

/** `POST /personas/:key/session` → `postPersonasKeySession`. */
const idOf = ({ method, path }: OperatorCall): string =>
  method.toLowerCase() + path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '');

const fileContent = (type: string) => ({ [type]: { schema: { type: 'string' } } });

function contentOf({ method, path }: OperatorCall) {
  const file = method === 'GET' ? files[path] : undefined;
  if (file !== undefined) return fileContent(file);
  const [, name] = sharedResponses.find(([pattern]) => pattern.test(path)) ?? [];
  return jsonContent(name === undefined ? {} : { $ref: referenceTo(name) });
}

const errorOf = (description: string) => ({ description, content: jsonContent({ $ref: referenceTo('Error') }) });
