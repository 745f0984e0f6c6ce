import { accessCalls } from './accessCalls.ts';
import type { ApiCall } from './apiCall.ts';
import { applicationCalls } from './applicationCalls.ts';
import { loanCalls } from './loanCalls.ts';
import { ownerCalls } from './ownerCalls.ts';

/**
 * Every call that the app makes. The OpenAPI document, the tests of requests and responses, and the checker of another
 * API are made from this table.
 */
export const apiCalls: readonly ApiCall[] = [...accessCalls, ...ownerCalls, ...applicationCalls, ...loanCalls];

/**
 * Returns the call of a method and an address, without its query: `apiCallAt('GET', '/api/loans/12')`. Undefined when
 * there is none.
 */
export const apiCallAt = (method: string, address: string): ApiCall | undefined => {
  const parts = address.split('/');
  const matching = apiCalls.filter((call) => call.method === method && matches(call.path.split('/'), parts));
  // A fixed address is more exact than one with a parameter in the same place.
  return matching.sort((a, b) => parameterCount(a) - parameterCount(b))[0];
};

const matches = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, i) => (part.startsWith('{') ? parts[i] !== '' : part === parts[i]));

const parameterCount = ({ path }: ApiCall): number => path.split('{').length;
