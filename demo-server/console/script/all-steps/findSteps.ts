import * as scriptTexts from '#i18n/es-MX/demo/script';
import { steps } from '../../../script/steps.ts';
import { plainText } from '../../kit/search/plainText.ts';

/** Returns the indices of the steps whose number, title or act has what is searched, without regard to case and accents. */
export function findSteps(wanted: string): number[] {
  const text = plainText(wanted);
  return steps.flatMap(({ id, act }, index) => {
    const isFound = /^\d+$/.test(text)
      ? String(index + 1).startsWith(text)
      : plainText(`${scriptTexts.steps[id].title} ${scriptTexts.acts[act]}`).includes(text);
    return isFound ? [index] : [];
  });
}

/** Returns the next or the former one of the found steps; undefined at the end of the list. */
export const neighbourOf = (index: number, by: 1 | -1, found: readonly number[]): number | undefined =>
  by === 1 ? found.find((each) => each > index) : found.filter((each) => each < index).at(-1);
