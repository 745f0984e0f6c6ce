/**
 * The oldest version of each browser that the app supports. `web/build/README.md` says why, and `tests/rules/browserSupport.test.ts`
 * compares both with what the sources use. iOS counts for every browser of an iPhone.
 */
export const oldestBrowsers = { ios: '15.4', safari: '15.4', chrome: '100', firefox: '100' };

/**
 * The oldest syntax of the inline guard, which tells an older browser that it is too old: everything since 2017. A script
 * with newer syntax would not even start there.
 */
export const GUARD_SYNTAX = 'es2017';
