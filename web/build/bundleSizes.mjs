import { parse } from 'node:path';

/**
 * Returns brotli bytes of JavaScript for the budget check: what each first screen needs, and what each route chunk has
 * in addition to code that it shares with others.
 *
 * @param {import('./bundleGraph.mjs').BundleGraph} graph
 * @param {ReadonlyMap<string, number>} sizes brotli bytes of each output
 * @param {Record<string, string[]>} screens the entries of each first screen
 * @param {string[]} routeChunks their source files
 */
export function bundleSizes(graph, sizes, screens, routeChunks) {
  const bytesOf = (outputs) => outputs.reduce((sum, output) => sum + sizes.get(output), 0);
  const needed = new Map(routeChunks.map((chunk) => [chunk, graph.needed(chunk)]));
  const own = (chunk) =>
    needed
      .get(chunk)
      .filter((output) => routeChunks.every((other) => other === chunk || !needed.get(other).includes(output)));
  return {
    firstScreens: Object.fromEntries(
      Object.entries(screens).map(([path, sources]) => [path, bytesOf(graph.needed(...sources))]),
    ),
    routeChunks: Object.fromEntries(routeChunks.map((chunk) => [parse(chunk).name, bytesOf(own(chunk))])),
  };
}
