/** The part of esbuild's metafile that lists the scripts of a page. */
type Output = { entryPoint?: string; imports: readonly { path: string; kind: string }[]; inputs: object };
type Outputs = Record<string, Output>;

export function scriptsFor(outputs: Outputs, entries: readonly string[]): string[];
