/** How browsers word the failure of an `import()`; Chromium and Firefox name the script. */
const FAILED_IMPORT = /dynamically imported module|Importing a module script failed/;

/** Whether an error is the failure of an `import()`: a script did not load. */
export const isFailedImport = (error: unknown): error is Error =>
  error instanceof Error && FAILED_IMPORT.test(error.message);
