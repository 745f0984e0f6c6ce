import { type SampleValues, sampleValues } from './samples.ts';
import { slideTo, waitUntilSettled } from './simulateInput.ts';
import { isAtOnce, type Pace, pauseToRead } from './tempo.ts';

/** Months by which the term is moved, to show that the figures follow. */
const MONTHS_TO_SHOW = 3;

/** Moves the slider of a pre-offer that has just appeared to the term that is to be taken, and waits for its figures. */
export async function chooseTerm(owner: string | undefined, pace: Pace): Promise<void> {
  const slider = document.querySelector<HTMLInputElement>('main form:has([type="submit"]) input[type="range"]');
  if (!slider) return;
  await slideTo(slider, termToTake(slider, await sampleValues(owner)), pace);
  await waitUntilSettled({ isVisible: () => true, isComing: () => false }, pace.signal);
}

/** Moves the slider to the term that is to be taken; from there away and back: to more months, or to fewer from the most. */
export async function showTerms(slider: HTMLInputElement, values: SampleValues, pace: Pace): Promise<void> {
  const term = termToTake(slider, values);
  const [least, most] = [Number(slider.min), Number(slider.max)];
  const other = term < most ? Math.min(term + MONTHS_TO_SHOW, most) : Math.max(term - MONTHS_TO_SHOW, least);
  if (slider.valueAsNumber === term && !isAtOnce(pace)) {
    await slideTo(slider, other, pace);
    await pauseToRead(pace);
  }
  await slideTo(slider, term, pace);
}

/**
 * Returns the term to which the slider was moved, in months; else the sample's, or the one that is next to it. The product
 * shows the longest term first.
 */
function termToTake(slider: HTMLInputElement, { pre_offer_term_frame }: SampleValues): number {
  const { min, max, value } = slider;
  return value === max ? Math.min(Math.max(Number(pre_offer_term_frame), Number(min)), Number(max)) : Number(value);
}
