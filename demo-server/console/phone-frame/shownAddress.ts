/** Parts of an address that are keys for machines; numbers of applications and loans stay. */
const KEY = /^(?=.*\d)[\w-]{16,}$/;

/** Returns the address of a page as people read it: without its query, and with an ellipsis for each long key. */
export const shownAddress = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((part) => (KEY.test(part) ? '…' : part))
    .join('/');
