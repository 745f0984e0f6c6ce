import { vi } from 'vitest';

/**
 * Runs before each file of `tests/web`. Its process runs other files too, but what the app keeps in modules and globals
 * (the server's time, the page's settings) begins anew, as on a page that was just opened. A `vi.mock` would stay.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
