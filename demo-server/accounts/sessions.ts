import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Session } from '#domain/session';
import { httpError } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import type { Random } from '../store/random.ts';
import type { OwnerRow, SessionRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** A session ends after this time without use, ms of the machine's clock. */
const IDLE_MS = 12 * 3_600_000;

/** The stored time of last use may be this old, ms: not every call is worth a write. */
const USED_AT_PRECISION_MS = 60_000;

export type Sessions = {
  /**
   * Opens a session and returns it as the API sends it. Call within `store.write`. An owner who has only a temporary
   * password gets a restricted session however it was opened: by password, SMS code or operator.
   */
  open(owner: OwnerRow): Session;
  /** Returns the owner of the request's bearer token, or undefined. For public calls. */
  ownerIn(req: Request): OwnerRow | undefined;
  /** Middleware that requires a session: 401 without one, 403 while the temporary password has not been changed. */
  readonly signedIn: RequestHandler;
  /** Middleware like `signedIn` that also accepts a temporary password: for update-password and logout. */
  readonly signedInWithTemporaryPassword: RequestHandler;
  /** Ends the session of the call. Call within `store.write`. */
  end(res: Response): void;
  /**
   * Ends the owner's other sessions; lifts the restriction of a temporary password from this one. Call within
   * `store.write`.
   */
  endOthers(res: Response): void;
  /** Ends all sessions of an owner. Call within `store.write`. */
  endAll(ownerId: string): void;
};

/**
 * Returns the owner who makes a call that passed `signedIn`. Throws a 401 when the session has ended in the meantime.
 */
export const ownerOf = (res: Response): OwnerRow => res.locals.ownerNow();

/** Returns the session of a call that passed `signedIn`. Throws a 401 when it has ended in the meantime. */
export const sessionOf = (res: Response): SessionRow => res.locals.sessionNow();

/**
 * Creates the service for sessions. They are stored under the hash of their token, so that the store reveals no token.
 */
export function createSessions(store: Store, clock: Clock, random: Random): Sessions {
  const rows = () => store.table('sessions');
  const context: Context = { store, clock };
  const end = (isEnded: (row: SessionRow) => boolean) => rows().removeWhere(isEnded);
  return {
    open(owner) {
      const { hash = null, temporary = null } = store.table('passwords').get(owner.id) ?? {};
      const has_temporary_password = hash === null && temporary !== null;
      const token = random.token();
      end((row) => !isActive(context, row));
      rows().insert({ id: hashOf(token), owner_id: owner.id, has_temporary_password, used_at: clock.machineNow() });
      const { id, name, email, phone } = owner;
      return { token, user: { id, name, email, phone, has_temporary_password } };
    },
    ownerIn: (req) => ownerOfSession(context, sessionIn(context, req)),
    signedIn: requireSession(context, false),
    signedInWithTemporaryPassword: requireSession(context, true),
    end(res) {
      const { id } = sessionOf(res);
      end((row) => row.id === id);
    },
    endOthers(res) {
      const { id, owner_id } = sessionOf(res);
      end((row) => row.owner_id === owner_id && row.id !== id);
      rows().update(id, { has_temporary_password: false });
    },
    endAll: (ownerId) => end((row) => row.owner_id === ownerId),
  };
}

type Context = { readonly store: Store; readonly clock: Clock };

const isActive = ({ clock }: Context, row: SessionRow): boolean => clock.machineNow() - row.used_at < IDLE_MS;

function sessionIn(context: Context, req: Request): SessionRow | undefined {
  const token = /^Bearer ([\w-]{43})$/i.exec(req.get('authorization') ?? '')?.[1];
  const row = token === undefined ? undefined : context.store.table('sessions').get(hashOf(token));
  return row && isActive(context, row) ? row : undefined;
}

const ownerOfSession = ({ store }: Context, row: SessionRow | undefined): OwnerRow | undefined =>
  row && store.table('owners').get(row.owner_id);

function requireSession(context: Context, allowsTemporary: boolean): RequestHandler {
  const { store, clock } = context;
  const rows = () => store.table('sessions');
  return (req, res, next) => {
    const session = sessionIn(context, req);
    if (!session || !ownerOfSession(context, session)) return throwEnded();
    if (session.has_temporary_password && !allowsTemporary)
      throw httpError(403, 'First change your temporary password');
    if (clock.machineNow() - session.used_at > USED_AT_PRECISION_MS) {
      store.writeLater(() => rows().update(session.id, { used_at: clock.machineNow() }));
    }
    // Read again at each use: during an await, another call may end the session or change its owner.
    res.locals.sessionNow = () => rows().get(session.id) ?? throwEnded();
    res.locals.ownerNow = () => ownerOfSession(context, rows().get(session.id)) ?? throwEnded();
    next();
  };
}

const throwEnded = (): never => {
  throw httpError(401, 'Your session ended');
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
