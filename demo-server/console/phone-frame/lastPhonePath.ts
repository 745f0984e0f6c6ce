const KEY = 'phone';

/** Returns the address that the phone showed last in this tab; null when it has shown none. */
export const lastPhonePath = (): string | null => sessionStorage.getItem(KEY);

/** Keeps the address that the phone shows, for a reload of the page around it. */
export const keepPhonePath = (path: string): void => sessionStorage.setItem(KEY, path);
