export const median = (values) => quantile(values, 0.5);

/** The value that `share` of them stay under. */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs something so many times, one after the other. */
export async function inTurn(times, run) {
  const results = [];
  for (let i = 0; i < times; i += 1) results.push(await run(i));
  return results;
}
