/** Whether a package may be used here. */
export function isAllowed(it: { name: string; licence: string | undefined }): boolean;
