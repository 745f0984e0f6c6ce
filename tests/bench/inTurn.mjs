/** Runs something so many times, one after the other. */
export async function inTurn(times, run) {
  const results = [];
  for (let i = 0; i < times; i += 1) results.push(await run(i));
  return results;
}
