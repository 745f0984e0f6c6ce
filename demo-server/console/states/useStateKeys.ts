import { type RefObject, useEffect } from 'react';

/**
 * Keys of the whole page: the arrows choose the state before or after the chosen one, `/` goes to the search. `keys` are
 * the states in the order of the list.
 */
export function useStateKeys(
  search: RefObject<HTMLInputElement | null>,
  keys: readonly string[],
  chosen: string,
  choose: (key: string) => void,
): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const isSearch = event.key === '/' && event.target !== search.current;
      const next = stateAfter(event, keys, chosen);
      if (!isSearch && next === undefined) return;
      event.preventDefault();
      if (isSearch) {
        search.current?.focus();
        search.current?.select();
      }
      if (next !== undefined) choose(next);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [search, keys, chosen, choose]);
}

/** Returns the state that a key chooses; undefined when it chooses none. */
function stateAfter({ key, target }: KeyboardEvent, keys: readonly string[], chosen: string): string | undefined {
  // In a row of radio buttons the arrows choose one of them.
  if (target instanceof HTMLInputElement && target.type === 'radio') return undefined;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const at = keys.indexOf(chosen);
  // A chosen state that the search hides: the arrows begin at the first or last hit.
  if (at < 0) return keys.at(key === 'ArrowDown' ? 0 : -1);
  return keys[key === 'ArrowDown' ? at + 1 : at - 1];
}
