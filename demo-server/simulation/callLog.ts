import type { Request, RequestHandler, Response } from 'express';
import type { Sessions } from '../accounts/sessions.ts';
import { currentRequest } from '../http/currentCall.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { type LoggedBody, loggedJson, loggedPath, loggedText } from './loggedBody.ts';

/** Number of calls that are kept; with the limit of a body this bounds the memory at about 2 MB. */
export const MAX_CALLS = 200;

/** A call of the app as the event log lists it. */
export type LoggedCall = {
  /** Unique; the header `X-Request-Id` of the response. */
  readonly id: string;
  /** The demo's time, ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** With its query; signatures are masked. */
  readonly path: string;
  owner_id: string | null;
  /** Null while there is no response, or when the connection ended without one. */
  status: number | null;
  /** How long it took, ms; null while it is under way. */
  ms: number | null;
  /** Names of the faults that were injected. */
  faults: readonly string[];
};
/** A call with what was sent and received; null for an empty body. */
export type CallDetails = LoggedCall & { request: LoggedBody | null; response: LoggedBody | null };

export type CallLog = {
  /** Middleware that records the calls that pass it. Bodies are masked at once; the bytes of files are never kept. */
  readonly record: RequestHandler;
  /** Returns the calls without their bodies, oldest first. */
  list(): LoggedCall[];
  get(id: string): CallDetails | undefined;
  /** Calls the listener when a call begins and when it ends. Returns a function that removes it. */
  listen(listener: CallListener): () => void;
};

/** `changesData`: the call has ended, and changed what is known of an owner. */
type CallListener = (changesData: boolean) => void;

type Context = { readonly store: Store; readonly clock: Clock; readonly sessions: Pick<Sessions, 'ownerIn'> };

/** Creates the log of the app's calls. It lives in memory and is empty after a restart, a reset or a restore. */
export function createCallLog({ store, clock, sessions }: Context): CallLog {
  const calls = store.keepInMemory((): { kept: CallDetails[] } => ({ kept: [] }));
  const listeners = new Set<CallListener>();
  const notify = (changesData: boolean) => {
    for (const listener of listeners) listener(changesData);
  };

  function begin(req: Request): CallDetails {
    const log = calls();
    const owner_id = sessions.ownerIn(req)?.id ?? null;
    const call = { ...newCall(req), at: clock.now().toISOString(), owner_id };
    log.kept = [...log.kept, call].slice(-MAX_CALLS);
    return call;
  }

  return {
    record(req, res, next) {
      const begun = performance.now();
      const call = begin(req);
      const { faults } = currentRequest();
      keepResponse(call, res);
      res.once('close', () => {
        const owner_id = call.owner_id ?? ownerIdIn(req, store);
        Object.assign(call, outcomeOf(req, res), {
          owner_id,
          faults: [...faults],
          ms: Math.round(performance.now() - begun),
        });
        notify(hasChangedData(call));
      });
      notify(false);
      next();
    },
    list: () => calls().kept.map(({ request: _, response: __, ...call }) => call),
    get: (id) => calls().kept.find((call) => call.id === id),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const newCall = ({ method, originalUrl }: Request): Omit<CallDetails, 'at' | 'owner_id'> => ({
  id: currentRequest().id,
  method,
  path: loggedPath(originalUrl),
  status: null,
  ms: null,
  faults: [],
  request: null,
  response: null,
});

/** Whether a call was one that changes data, and succeeded. */
const hasChangedData = ({ method, status }: LoggedCall): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && status !== null && status < 400;

/** Returns what is known of a call once its connection is free. */
const outcomeOf = (req: Request, res: Response) => ({
  status: res.writableFinished ? res.statusCode : null,
  request: requestBody(req),
});

/** Keeps what the routes respond with; of files, which do not pass `json` and `send`, the size. */
function keepResponse(call: CallDetails, res: Response): void {
  const { json, send } = res;
  res.once('finish', () => {
    call.response ??= bytesOf(res.get('content-length'));
  });
  res.json = (body: unknown) => {
    call.response = loggedJson(body);
    return json.call(res, body);
  };
  res.send = (body: unknown) => {
    // `json` calls it with the text of the body.
    if (typeof body === 'string') call.response ??= loggedText(body);
    return send.call(res, body);
  };
}

function requestBody(req: Request): LoggedBody | null {
  if (req.is('multipart/form-data')) return bytesOf(req.get('content-length'));
  return req.body === undefined ? null : loggedJson(req.body);
}

const bytesOf = (length: string | undefined): LoggedBody | null =>
  length === '0' || length === undefined ? null : { bytes: Number(length) };

/** Returns the owner of a call without a session: of a login, a registration or a recovery, or of a phone's code. */
function ownerIdIn({ body, originalUrl }: Request, store: Store): string | null {
  const email: unknown = body?.email;
  // Not `path`: a router that has handled the call leaves it without its own part.
  const [, id] = /^\/api\/auth\/([\w-]+)\/ver/.exec(originalUrl) ?? [];
  const owners = store.table('owners');
  const owner =
    id === undefined
      ? owners.find((row) => typeof email === 'string' && row.email === email.trim().toLowerCase())
      : owners.get(id);
  return owner?.id ?? null;
}
