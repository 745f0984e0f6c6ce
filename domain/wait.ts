/** Under this name a refused form says how many seconds it has to wait (ux §1.2, 429); no field of the wire is called so. */
export const WAIT = Symbol('wait');
