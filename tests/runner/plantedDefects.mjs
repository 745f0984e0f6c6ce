/** Returns the line of the log about the planted defects. One that was never run counts as not caught. */
export function plantedDefectsLine({ date, total, plants }) {
  const caught = Object.values(plants).filter(({ caughtBy }) => caughtBy !== null).length;
  return `Planted defects: ${caught} of ${total} caught (last run: ${date})`;
}
