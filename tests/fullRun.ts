/** Whether the full-length run was requested (`npm run torture`, `torture:browser`); the ordinary run is a short one. */
export const isFullRun = process.env.npm_lifecycle_event?.startsWith('torture') ?? false;

/** Returns the value for the short or for the full-length run: `shortOrFull(300, 8000)` requests. */
export const shortOrFull = (short: number, full: number): number => (isFullRun ? full : short);

/** Prints a measured figure for the README in the full-length run; it does not decide a test. */
export function printFigure(figure: string): void {
  if (isFullRun) process.stdout.write(`    ${figure}\n`);
}
