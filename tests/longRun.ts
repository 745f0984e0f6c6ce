/** Whether `LONG=1` asks for every case of a test. `npm test` takes a few of many cases that go through the same code. */
export const isLongRun = process.env.LONG === '1';

/** Returns the value for the short or for the long run: `shortOrLong(300, 8000)` requests. */
export const shortOrLong = (short: number, long: number): number => (isLongRun ? long : short);

/** Prints a measured figure for the README in the long run; it does not decide a test. */
export function printFigure(figure: string): void {
  if (isLongRun) process.stdout.write(`    ${figure}\n`);
}
