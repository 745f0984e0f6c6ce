import { parse } from 'node:path';

/**
 * Brotli bytes of JavaScript for the budget check: what each first screen waits for, and what each flow has for itself,
 * beside what it shares with others.
 *
 * @param {import('./chunks.mjs').Chunks} chunks
 * @param {ReadonlyMap<string, number>} sizes of each output
 * @param {Record<string, string[]>} screens the sources that each first screen begins with
 * @param {string[]} flows their sources
 */
export function weighed(chunks, sizes, screens, flows) {
  const bytesOf = (outputs) => outputs.reduce((sum, output) => sum + sizes.get(output), 0);
  const needed = new Map(flows.map((flow) => [flow, chunks.needed(flow)]));
  const own = (flow) =>
    needed.get(flow).filter((output) => flows.every((other) => other === flow || !needed.get(other).includes(output)));
  return {
    firstScreens: Object.fromEntries(
      Object.entries(screens).map(([path, sources]) => [path, bytesOf(chunks.needed(...sources))]),
    ),
    flows: Object.fromEntries(flows.map((flow) => [parse(flow).name, bytesOf(own(flow))])),
  };
}
