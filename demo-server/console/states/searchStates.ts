import type { ListedScreen, ListedState } from '../../states/catalogue.ts';
import type { StateKind } from '../../states/stateKinds.ts';
import { plainText } from '../kit/search/plainText.ts';

/** A screen with those of its states that match, which may be none, and the key of its plain state. */
export type Hits = ListedScreen & { readonly plainKey: string };

/**
 * Returns all screens with the states of a kind whose title, or whose screen's title or address, contains the text.
 * Case and accents do not matter.
 */
export function searchStates(list: readonly ListedScreen[], text: string, kind: StateKind | 'all'): Hits[] {
  const wanted = plainText(text);
  return list.map((listed) => {
    const isOfScreen = plainText(`${listed.title} ${listed.screen.path}`).includes(wanted);
    const isHit = (state: ListedState) =>
      (kind === 'all' || state.kind === kind) && (isOfScreen || plainText(state.title).includes(wanted));
    return { ...listed, states: listed.states.filter(isHit), plainKey: listed.states[0]?.key ?? '' };
  });
}

/** Returns a title in three parts: before, in and after the text that is searched; the second is empty without a hit. */
export function splitAtHit(title: string, text: string): readonly [string, string, string] {
  const wanted = plainText(text);
  const at = wanted === '' ? -1 : plainText(title).indexOf(wanted);
  if (at < 0) return [title, '', ''];
  return [title.slice(0, at), title.slice(at, at + wanted.length), title.slice(at + wanted.length)];
}
