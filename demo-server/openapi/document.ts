import { apiErrors } from '#i18n/es-MX/apiErrors';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import packageJson from '../../package.json' with { type: 'json' };
import type { ApiCall, ApiGroup } from './calls/apiCall.ts';
import { apiCalls } from './calls/apiCalls.ts';
import { schemas } from './components.ts';
import { createExamples, type Examples } from './examples.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { operationOf } from './operations.ts';
import { operatorPaths } from './operatorOperations.ts';

const introduction = `The calls of Adelantto's app, and those of the operator of its demo server.

- JSON, except for files. Unknown fields of a response are ignored; a missing or malformed one that is listed as
  required makes the whole response unreadable for the app.
- Amounts are in pesos as JSON numbers with at most two decimals, days \`YYYY-MM-DD\` in Mexico City, instants ISO 8601
  with their offset.
- Each response has a \`Date\` header, which the app takes the time from. For an app on another origin it has to be
  exposed (\`Access-Control-Expose-Headers: Date, Retry-After\`).
- A 401 on a call with a token ends the session of the app. A record of another owner is a 404.
- A write is sent once; after a lost connection the app reads again before it offers to repeat it.`;

/** Returns the messages that the app translates, as a table in Markdown. Those with values cannot be sent as an id. */
function errorCatalogue(): string {
  const texts = Object.entries({ ...apiErrors, ...ruleTexts }).flatMap(([id, text]) =>
    typeof text === 'string' ? [`| ${id} | ${text} |`] : [],
  );
  return `Ids that the app translates, for \`message\` and \`errors\`. Any other text is shown as it came, except for 5xx.
\`BUREAU_SCORE_IS_TOO_LOW\` is not shown: it opens a screen.

| id | what the owner reads |
|---|---|
${texts.join('\n')}`;
}

const groups: Readonly<Record<ApiGroup | 'Operator' | 'Errors', string>> = {
  Access: 'Registration, codes by SMS, sessions and passwords.',
  Profile: "The owner's profile and messages.",
  Applications: 'From the lease to the bureau check. An application that is approved becomes a loan.',
  Loans: 'Loans and their monthly payments.',
  Files: 'Photos and PDFs. Other calls refer to an uploaded file by its id.',
  'Look-ups': 'Zip codes, costs, articles.',
  Operator: 'Calls of the demo server only, from the machine that it runs on. An API needs none of them.',
  Errors: errorCatalogue(),
};

/** Returns the OpenAPI document of all calls with these examples. */
export function createDocument(examples: Examples) {
  return {
    openapi: '3.1.0',
    info: { title: 'Adelantto API', version: packageJson.version, description: introduction },
    servers: [{ url: '/', description: 'This server.' }],
    tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
    paths: { ...apiPaths(examples), ...operatorPaths() },
    components: { schemas: schemas(), headers, securitySchemes },
  };
}

export type OpenApiDocument = ReturnType<typeof createDocument>;

let created: Promise<OpenApiDocument> | undefined;

/** Returns the OpenAPI document with examples of the personas. It is made once for each process. */
export const openApiDocument = (): Promise<OpenApiDocument> => {
  created ??= createExamples().then(createDocument);
  return created;
};

function apiPaths(examples: Examples): Record<string, Record<string, JsonSchema>> {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of apiCalls) {
    paths[call.path] = { ...paths[call.path], [methodOf(call)]: operationOf(call, examples[call.id]) };
  }
  return paths;
}

const methodOf = ({ method }: ApiCall): string => method.toLowerCase();

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The token of a session.' },
};

const headers = {
  Date: { description: "The server's time.", required: true, schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds until another try may succeed.', schema: { type: 'integer', minimum: 1 } },
};
