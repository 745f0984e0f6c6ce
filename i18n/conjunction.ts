/** Returns the word for "and" before a word: "e" before the sound of an i (`Íñigo`, `Hilda`), else "y" (`Ana`, `Hielo`). */
export const and = (next: string): 'y' | 'e' => (/^h?[ií](?![aeou])/i.test(next) ? 'e' : 'y');
