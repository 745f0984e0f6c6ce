/** Whether the licence of a package is allowed. */
export function isAllowed(entry: { name: string; licence: string | undefined }): boolean;
