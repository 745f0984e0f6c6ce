/** Ids of the requests that looked whether a write had arrived. */
const quietReads = new Set<string>();

/**
 * Resolves with the data of a lazy query that looks whether a write has arrived: `readQuietly(read(id))`. When nobody
 * answers it, the data on the screen do not count as failed to load: the write shows its own failure.
 */
export function readQuietly<Data>(request: { requestId: string; unwrap: () => Promise<Data> }): Promise<Data> {
  quietReads.add(request.requestId);
  return request.unwrap();
}

export const isQuietRead = (requestId: string | undefined): boolean =>
  requestId !== undefined && quietReads.has(requestId);
