/** The part of esbuild's metafile that lists the scripts of a page. */
type Outputs = Record<string, { entryPoint?: string; imports: readonly { path: string; kind: string }[] }>;

export function scriptsFor(outputs: Outputs, entries: readonly string[]): string[];
export function prefetchLists(outputs: Outputs): Record<string, string[]>;
