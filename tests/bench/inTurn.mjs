/** Runs a task the given number of times, in sequence, and returns the results. */
export async function inTurn(times, run) {
  const results = [];
  for (let i = 0; i < times; i += 1) results.push(await run(i));
  return results;
}
