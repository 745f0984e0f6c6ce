import { vi } from 'vitest';

/**
 * Runs before each file of `tests/web`. Its process runs other files too, but what the app keeps in modules, globals
 * and storages (the server's time, the page's settings) begins anew, as on a page that was just opened. A `vi.mock` would
 * stay. The storages go first: modules read them when they load.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
for (const storage of [globalThis.sessionStorage, globalThis.localStorage]) storage?.clear();
vi.resetModules();
