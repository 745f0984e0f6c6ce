/** The addresses of the scripts of each route chunk, with all that they import; written by the build. */
type ScriptLists = Readonly<Record<string, readonly string[]>>;

let lists: Promise<ScriptLists> | undefined;
const fetching = new Map<string, Promise<unknown>>();

/**
 * Fetches the scripts of a route chunk into the browser's cache, all at once: an import would ask for the chunk first
 * and for what it imports a round trip later. Rejects when one of them fails; it is fetched again at the next call.
 *
 * Not by an import or a `modulepreload` link, because browsers remember a failed module for the document's lifetime.
 */
export async function prefetchChunk(name: string): Promise<void> {
  lists ??= fetchLists();
  const { [name]: scripts = [] } = await lists;
  await Promise.all(scripts.map(fetchOnce));
}

async function fetchLists(): Promise<ScriptLists> {
  try {
    const response = await fetch(document.getElementById('root')?.dataset.chunks ?? '');
    return await response.json();
  } catch (reason) {
    lists = undefined;
    throw reason;
  }
}

function fetchOnce(address: string): Promise<unknown> {
  const earlier = fetching.get(address);
  if (earlier) return earlier;
  const fetched = fetchWhole(address).catch((reason: unknown) => {
    fetching.delete(address);
    throw reason;
  });
  fetching.set(address, fetched);
  return fetched;
}

async function fetchWhole(address: string): Promise<void> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // The cache has a script once its body was read.
  await response.arrayBuffer();
}
