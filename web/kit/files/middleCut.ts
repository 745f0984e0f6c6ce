/** Of a long name the end stays in sight: there files differ. */
const TAIL = 12;

/** The two ends of a name between which as little is left out as must be (ux §4 U5); the second is empty where all of it fits. */
export function middleCut(name: string, fits: (text: string) => boolean): readonly [head: string, tail: string] {
  if (fits(name)) return [name, ''];
  // By letters, not by halves of them.
  const letters = [...name];
  const tail = letters.slice(-TAIL).join('');
  let kept = letters.length - TAIL - 1;
  while (kept > 1 && !fits(`${letters.slice(0, kept).join('')}…${tail}`)) kept -= 1;
  return [letters.slice(0, kept).join(''), tail];
}
