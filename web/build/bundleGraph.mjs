/** The scripts that the bundler wrote, and the static imports between them, from esbuild's metafile. */
export class BundleGraph {
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

  /** Returns the output whose entry is a source file. */
  #of(source) {
    const found = Object.keys(this.#outputs).find((output) => this.#outputs[output].entryPoint === source);
    if (!found) throw new Error(`No output has the entry ${source}`);
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

  /** Returns the outputs that these entries statically need, themselves included, dependents first. */
  needed(...sources) {
    const seen = new Set();
    for (const source of sources) this.#closure(this.#of(source), seen);
    return [...seen];
  }

  /** Like `needed`, as addresses. */
  addresses(...sources) {
    return this.needed(...sources).map(this.#address);
  }

  /** Returns the source files in the outputs that these entries need. */
  sources(...sources) {
    return new Set(this.needed(...sources).flatMap((output) => Object.keys(this.#outputs[output].inputs)));
  }
}
