import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Session } from '#domain/session';
import { httpError } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import type { Random } from '../store/random.ts';
import type { OwnerRow, SessionRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** A session dies after so long without use, by the machine's clock (contract §3). */
const IDLE_MS = 12 * 3_600_000;

/** How stale the kept last use may be: not every call is worth a write. */
const STALE_MS = 60_000;

export type Sessions = {
  /**
   * Opens a session and returns it as it is sent; within `store.write`. An owner who has only a temporary password must
   * change it first, whatever opened the session: a password, a code by SMS or the operator.
   */
  open(owner: OwnerRow): Session;
  /** The owner of a call's bearer token, or undefined; for public calls that treat somebody signed in differently. */
  ownerIn(req: Request): OwnerRow | undefined;
  /** Lets a call pass that carries a living session: 401 without, 403 while its temporary password is not changed. */
  readonly signedIn: RequestHandler;
  /** The same, temporary passwords included: for update-password and logout. */
  readonly signedInAnyhow: RequestHandler;
  /** Ends the session of a call; within `store.write`. */
  end(res: Response): void;
  /** Ends all sessions of an owner but that of the call, which stays, with a lasting password; within `store.write`. */
  endOthers(res: Response): void;
  /** Ends all sessions of an owner; within `store.write`. */
  endAll(ownerId: string): void;
};

/** The owner who makes a call that `signedIn` let pass; 401 when her session has ended meanwhile. */
export const ownerOf = (res: Response): OwnerRow => res.locals.ownerNow();

/** The session with which a call is made; 401 when it has ended meanwhile. */
export const sessionOf = (res: Response): SessionRow => res.locals.sessionNow();

/** Sessions kept in the store under the hashes of their tokens; a token cannot be told from what is kept. */
export function createSessions(store: Store, clock: Clock, random: Random): Sessions {
  const rows = () => store.table('sessions');
  const isAlive = (row: SessionRow) => clock.machine() - row.used_at < IDLE_MS;

  const sessionIn = (req: Request): SessionRow | undefined => {
    const token = /^Bearer ([\w-]{43})$/i.exec(req.get('authorization') ?? '')?.[1];
    const row = token === undefined ? undefined : rows().get(hashOf(token));
    return row && isAlive(row) ? row : undefined;
  };
  const ownerBehind = (row: SessionRow | undefined) => row && store.table('owners').get(row.owner_id);

  const letIn =
    (temporaryToo: boolean): RequestHandler =>
    (req, res, next) => {
      const session = sessionIn(req);
      if (!session || !ownerBehind(session)) return ended();
      if (session.has_temporary_password && !temporaryToo) throw httpError(403, 'First change your temporary password');
      if (clock.machine() - session.used_at > STALE_MS) {
        store.later(() => rows().update(session.id, { used_at: clock.machine() }));
      }
      // Looked up when asked: between two waits of one call another may have ended the session or changed its owner.
      res.locals.sessionNow = () => rows().get(session.id) ?? ended();
      res.locals.ownerNow = () => ownerBehind(rows().get(session.id)) ?? ended();
      next();
    };

  const open: Sessions['open'] = (owner) => {
    const { hash = null, temporary = null } = store.table('passwords').get(owner.id) ?? {};
    const has_temporary_password = hash === null && temporary !== null;
    const token = random.token();
    rows().removeWhere((row) => !isAlive(row));
    rows().insert({ id: hashOf(token), owner_id: owner.id, has_temporary_password, used_at: clock.machine() });
    const { id, name, email, phone } = owner;
    return { token, user: { id, name, email, phone, has_temporary_password } };
  };

  return {
    open,
    ownerIn: (req) => ownerBehind(sessionIn(req)),
    signedIn: letIn(false),
    signedInAnyhow: letIn(true),
    end: (res) => rows().remove(sessionOf(res).id),
    endOthers(res) {
      const { id, owner_id } = sessionOf(res);
      rows().removeWhere((row) => row.owner_id === owner_id && row.id !== id);
      rows().update(id, { has_temporary_password: false });
    },
    endAll: (ownerId) => rows().removeWhere((row) => row.owner_id === ownerId),
  };
}

const ended = (): never => {
  throw httpError(401, 'Your session ended');
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
