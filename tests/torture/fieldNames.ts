import type { Struct } from 'superstruct';
import { apiCalls } from '../../demo-server/openapi/calls/apiCalls.ts';
import { operatorCalls } from '../../demo-server/routes/operator/operatorCalls.ts';

const fieldsIn = (body: Struct<unknown, unknown> | string | undefined): string[] =>
  typeof body === 'object' && typeof body.schema === 'object' ? Object.keys(body.schema ?? {}) : [];

/** The names of all fields that a call of the API, of the operator or of the chat reads from its body. */
export const fieldsOfBodies: readonly string[] = [
  ...new Set([...[...apiCalls, ...operatorCalls].flatMap(({ body }) => fieldsIn(body)), 'text']),
];
