import { enums, type Infer, is, type } from 'superstruct';
import { consoleSlice } from './consoleSlice.ts';
import { phoneWidths } from './consoleState.ts';
import { schemes, tempos } from './protocol.ts';

/** What the operator has chosen for the console itself. It is no part of the demo's data. */
const Preferences = type({
  tempo: enums(tempos),
  width: enums(phoneWidths),
  phoneScheme: enums(schemes),
  scheme: enums(schemes),
});
export type Preferences = Infer<typeof Preferences>;

const KEY = 'console';

/** Returns what was chosen before in this browser; undefined before that, or when something else wrote under the key. */
export function storedPreferences(): Preferences | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return is(stored, Preferences) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The console's store, as far as it holds the choices. */
type Chosen = {
  readonly subscribe: (listener: () => void) => unknown;
  readonly getState: () => { readonly console: Preferences };
};

/** Stores each choice from now on, so that a reload and a new window begin with it. */
export function keepPreferences({ subscribe, getState }: Chosen): void {
  subscribe(() => {
    const { tempo, width, phoneScheme, scheme } = getState()[consoleSlice.name];
    const text = JSON.stringify({ tempo, width, phoneScheme, scheme });
    if (text !== localStorage.getItem(KEY)) localStorage.setItem(KEY, text);
  });
}
