/** What the bundler wrote, as its metafile tells: addresses of scripts and what each needs. */
export class Chunks {
  #outputs;
  #address;

  /**
   * @param {import('esbuild').Metafile['outputs']} outputs
   * @param {(output: string) => string} addressOf
   */
  constructor(outputs, addressOf) {
    this.#outputs = outputs;
    this.#address = addressOf;
  }

  /** The output that a source file is the entry of, or one of the entries of where several became one. */
  #of(source) {
    const found = Object.keys(this.#outputs).find((output) => {
      const { entryPoint, entryPoints = [entryPoint] } = this.#outputs[output];
      return entryPoints.includes(source);
    });
    if (!found) throw new Error(`Nothing was built from ${source}`);
    return found;
  }

  #closure(output, seen = new Set()) {
    if (seen.has(output)) return seen;
    seen.add(output);
    for (const { path, kind } of this.#outputs[output].imports) {
      if (kind === 'import-statement') this.#closure(path, seen);
    }
    return seen;
  }

  /** Outputs that these sources cannot do without, in the order of need. */
  needed(...sources) {
    const seen = new Set();
    for (const source of sources) this.#closure(this.#of(source), seen);
    return [...seen];
  }

  /** The same as addresses. */
  addresses(...sources) {
    return this.needed(...sources).map(this.#address);
  }

  /** The source files that make up what these sources cannot do without. */
  sources(...sources) {
    return new Set(this.needed(...sources).flatMap((output) => Object.keys(this.#outputs[output].inputs)));
  }
}
