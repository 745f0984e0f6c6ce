import type { Struct } from 'superstruct';

// biome-ignore lint/suspicious/noExplicitAny: shapes of every kind.
export type Shape = Struct<any, any>;

/** Statuses of error responses. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** One call of the API: what is sent, and what comes back. */
export type ApiCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Address with its parameters in braces: `/api/loans/{id}`. */
  readonly path: string;
  /** Name in generated clients, unique: `getLoan`. */
  readonly id: string;
  readonly group: ApiGroup;
  /** What the call does, in a few words, and what a caller has to know besides. */
  readonly summary: string;
  readonly description?: string;
  /** Whether it works without a session. */
  readonly isPublic?: true;
  /** Parameters of the address; all texts. */
  readonly query?: Shape;
  /** JSON that is sent, or a file as multipart `file`. */
  readonly body?: Shape | 'file';
  /** `mayBeEmpty`: the app uses nothing of the body, so that a 204 is a success too. `exact`: no other 2xx is one. */
  readonly success: {
    readonly status: 200 | 201 | 204;
    readonly shape?: Shape | 'bytes';
    readonly mayBeEmpty?: true;
    readonly exact?: true;
  };
  /** When each error occurs, besides those that any call may have. */
  readonly errors: Readonly<Partial<Record<ErrorStatus, string>>>;
};

export type ApiGroup = 'Access' | 'Profile' | 'Applications' | 'Loans' | 'Files' | 'Look-ups';

/** Errors of every call. */
const commonErrors = {
  400: 'The request could not be read.',
  500: 'Something went wrong. Nothing of the cause is in the response.',
  503: 'Nothing can be stored now, and nothing was changed.',
} as const;

/** Errors of every call with a session. */
const sessionErrors = {
  401: 'There is no session, or it has ended. The app signs the owner out.',
  403: 'A temporary password has to be changed first.',
} as const;

/** Errors of every call that may have a body. */
const bodyErrors = { 413: 'The body is too large.' } as const;

/** Returns when each error of a call occurs, by status; those that any call may have are included. */
export const errorsOf = ({ method, isPublic, errors }: ApiCall): Readonly<Record<string, string>> => ({
  ...commonErrors,
  ...(isPublic ? {} : sessionErrors),
  ...(method === 'GET' ? {} : bodyErrors),
  ...errors,
});
