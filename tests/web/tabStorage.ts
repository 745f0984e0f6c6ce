/** A tab's session storage in memory; every method of a `broken` one throws, as where storage is forbidden or full. */
export class TabStorage {
  readonly held: Map<string, string>;
  broken = false;

  constructor(entries: Record<string, string> = {}) {
    this.held = new Map(Object.entries(entries));
  }

  get length() {
    return this.#open().size;
  }
  getItem = (key: string): string | null => this.#open().get(key) ?? null;
  setItem = (key: string, value: string) => void this.#open().set(key, value);
  removeItem = (key: string) => void this.#open().delete(key);
  key = (index: number): string | null => [...this.#open().keys()][index] ?? null;

  #open() {
    if (this.broken) throw new DOMException('forbidden', 'SecurityError');
    return this.held;
  }
}
