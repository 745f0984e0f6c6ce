/**
 * Key in form errors for the seconds to wait after a 429. A symbol, so that no field name of the API can be the same.
 */
export const RETRY_AFTER = Symbol('retry after');
