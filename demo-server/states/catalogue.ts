import { screenTitles, stateTitles } from '#i18n/es-MX/demo/states';
import type { Screen, State } from './screen.ts';
import { screens, statesOf } from './screens.ts';
import { kindOfState, type StateKind } from './stateKinds.ts';

/** A state with its address on the page of all states. */
export type ListedState = {
  readonly name: string;
  readonly title: string;
  readonly kind: StateKind;
  /** Part of the addresses that names screen and state: `inicio/con-dos-borradores`. */
  readonly key: string;
  readonly state: State;
};

/** A screen with all its states, the plain one first. */
export type ListedScreen = { readonly screen: Screen; readonly title: string; readonly states: readonly ListedState[] };

/** Every screen of the app with all its states, in the order in which the tests walk them. */
export const catalogue: readonly ListedScreen[] = screens.map((screen) => {
  const title = screenTitles[screen.name] ?? screen.name;
  const states = [...statesOf(screen)].map(([name, state]) => listedState(title, name, state));
  return { screen, title, states };
});

function listedState(screen: string, name: string, state: State): ListedState {
  const title = stateTitles[name] ?? name;
  return { name, title, kind: kindOfState(name), key: `${addressPart(screen)}/${addressPart(title)}`, state };
}

/** Returns a text as part of an address: lower case, without accents, words joined by hyphens. */
function addressPart(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const byKey = new Map(
  catalogue.flatMap(({ screen, states }) => states.map((listed) => [listed.key, { screen, listed }] as const)),
);

/** Returns a state and its screen by the key in its address; undefined when there is none. */
export const findState = (key: string): { screen: Screen; listed: ListedState } | undefined => byKey.get(key);
