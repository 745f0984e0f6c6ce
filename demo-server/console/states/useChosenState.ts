import { useCallback, useState } from 'react';
import { catalogue, findState } from '../../states/catalogue.ts';
import { STATES_PATH } from '../../states/statesPath.ts';

/** The state with which the page begins when its address names none. */
const FIRST = catalogue[0]?.states[0]?.key ?? '';

/** Returns the key of the chosen state, which the page's address holds, and the function that chooses another one. */
export function useChosenState(): readonly [key: string, choose: (key: string) => void] {
  const [key, setKey] = useState(() => keyInAddress() ?? FIRST);
  const choose = useCallback((chosen: string) => {
    setKey(chosen);
    // No new entry in the history: the arrow keys go through many states.
    history.replaceState(null, '', `${STATES_PATH}/${chosen}`);
  }, []);
  return [key, choose];
}

function keyInAddress(): string | undefined {
  const key = location.pathname.replace(`${STATES_PATH}/`, '');
  return findState(key) ? key : undefined;
}
