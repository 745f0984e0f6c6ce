import type { CallDto } from '../dto.ts';

/** Which outcomes of calls are listed. */
export type Outcome = 'all' | 'success' | 'error' | 'none' | 'fault';

/** Filter of the calls: of an owner by id, a part of the address, an outcome; an empty text matches all. */
export type CallFilter = { readonly ownerId: string; readonly path: string; readonly outcome: Outcome };

const hasOutcome: Readonly<Record<Outcome, (call: CallDto) => boolean>> = {
  all: () => true,
  success: ({ status }) => status !== null && status < 400,
  error: ({ status }) => status !== null && status >= 400,
  none: ({ status }) => status === null,
  fault: ({ faults }) => faults.length > 0,
};

/** Returns the calls that a filter matches, newest first. The text may begin with a method: `PUT /api/user`. */
export const filteredCalls = (calls: readonly CallDto[], { ownerId, path, outcome }: CallFilter): CallDto[] =>
  calls
    .filter(({ owner_id }) => ownerId === '' || owner_id === ownerId)
    .filter((call) => `${call.method} ${call.path}`.toLowerCase().includes(path.trim().toLowerCase()))
    .filter(hasOutcome[outcome])
    .reverse();
