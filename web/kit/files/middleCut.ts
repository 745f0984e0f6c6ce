/** Number of characters kept at the end of a long name, where similar file names differ. */
const TAIL_LENGTH = 12;

/** Splits a long name into the head and the tail to show around an ellipsis. The tail is empty when all of it fits. */
export function middleCut(name: string, fits: (text: string) => boolean): readonly [head: string, tail: string] {
  if (fits(name)) return [name, ''];
  // By code points, so that no surrogate pair is cut in two.
  const letters = [...name];
  const tail = letters.slice(-TAIL_LENGTH).join('');
  let kept = letters.length - TAIL_LENGTH - 1;
  while (kept > 1 && !fits(`${letters.slice(0, kept).join('')}…${tail}`)) kept -= 1;
  return [letters.slice(0, kept).join(''), tail];
}
