import type { Request, Response } from 'express';
import { object, type Struct } from 'superstruct';
import type { Demo } from '../../demo.ts';
import type { Shape } from '../../openapi/calls/apiCall.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A body that is a file, by its media type. */
type File = 'application/x-tar';

/** One of the operator's calls, for the router and the OpenAPI document. */
export type OperatorCall = {
  readonly method: Method;
  /** Path under `/demo/api`; a part with a colon stands for a key. */
  readonly path: string;
  /** What the call does, in one sentence, with what a caller has to know besides. */
  readonly summary: string;
  /** What the body and the query may contain. All else is rejected before the handler is called. */
  readonly body: Shape | File;
  readonly query: Shape;
  /** What the handler returns; undefined for a 204. */
  readonly response: Shape | File | undefined;
  readonly status: 200 | 201 | 204;
  // biome-ignore lint/suspicious/noExplicitAny: each handler knows its own input.
  readonly handle: (demo: Demo, input: any) => unknown;
};

// biome-ignore lint/suspicious/noExplicitAny: what superstruct infers of every kind.
type ShapeOf<Value> = Struct<Value, any>;

/** What a call takes and returns: no body, no query and a 204 by default; `status` of a success with a response is 200. */
type Shapes<Body, Query, Result> = {
  readonly body?: ShapeOf<Body> | File;
  readonly query?: ShapeOf<Query>;
  readonly response?: ShapeOf<Result> | File;
  readonly status?: 201;
};

/** A checked call. `req` and `res` are for files and WebSockets: a handler that responds by itself returns undefined. */
type Input<Address extends string, Body, Query> = {
  readonly params: Params<Address>;
  readonly body: Body;
  readonly query: Query;
  readonly req: Request;
  readonly res: Response;
};

/** The values of the parts of a path that begin with a colon. */
type Params<Address extends string> = Address extends `${string}/:${infer Name}/${string}`
  ? Readonly<Record<Name, string>>
  : Address extends `${string}/:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown;

/** What a handler may return: the response, which nobody changes. */
type Returned<Result> = Result extends object ? { readonly [Field in keyof Result]: Returned<Result[Field]> } : Result;

const nothing = object({});

/**
 * Declares one of the operator's calls, all there is to say of it, with the handler that returns its response. Calls are
 * listed in `operatorCalls.ts`.
 */
export const call = <const Address extends `${Method} /${string}`, Body = unknown, Query = unknown, Result = void>(
  address: Address,
  summary: string,
  shapes: Shapes<Body, Query, Result>,
  handle: (
    demo: Demo,
    input: Input<Address, Body, Query>,
  ) => Returned<NoInfer<Result>> | Promise<Returned<NoInfer<Result>>> | undefined,
): OperatorCall => {
  const [method, path] = address.split(' ') as [Method, string];
  const status = shapes.response === undefined ? 204 : 200;
  return { method, path, summary, body: nothing, query: nothing, response: undefined, status, ...shapes, handle };
};
