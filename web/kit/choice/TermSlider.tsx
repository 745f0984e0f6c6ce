import minusBold from '@phosphor-icons/core/assets/bold/minus-bold.svg';
import plusBold from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { announceQuietly } from '../navigation/announcements.ts';
import { IconButton } from '../navigation/IconButton.tsx';
import styles from './TermSlider.module.css';

/** Delay, in ms, between the last change and its announcement. */
const ANNOUNCE_DELAY_MS = 500;

type TermSliderProps = {
  /** Months, shortest first, without gaps. */
  terms: readonly number[];
  value: number;
  onChange: (term: number) => void;
  /** Returns the announcement of a term: "6 meses: recibes 93,552 pesos estimados."; '' while it is not known. */
  describe: (term: number) => string;
  /** The name of the slider: "Plazo" by default. */
  label?: string;
};

/** The choice of the term: a slider with a step button at each end, or a pressed button when there is only one term. */
export function TermSlider({ terms, value, onChange, describe, label = displayTexts.term }: TermSliderProps) {
  const first = terms[0];
  const last = terms.at(-1);
  useAnnouncement(describe(value));
  if (first === undefined || last === undefined) return null;
  if (first === last) {
    return (
      <button type="button" className={styles.only} aria-pressed="true">
        {months(first)}
        <span className={styles.dot} />
      </button>
    );
  }
  return (
    <div className={styles.slider}>
      <Range first={first} last={last} value={value} onChange={onChange} label={label} />
      <div className={styles.ends}>
        <IconButton
          className={styles.step}
          label={displayTexts.oneMonthLess}
          icon={minusBold}
          size={20}
          disabled={value <= first}
          onClick={() => onChange(value - 1)}
        />
        <span>{months(first)}</span>
        <span className={styles.last}>{months(last)}</span>
        <IconButton
          className={styles.step}
          label={displayTexts.oneMonthMore}
          icon={plusBold}
          size={20}
          disabled={value >= last}
          onClick={() => onChange(value + 1)}
        />
      </div>
    </div>
  );
}

const months = (term: number): string => displayTexts.termInMonths({ term });

type RangeProps = {
  first: number;
  last: number;
  value: number;
  onChange: (term: number) => void;
  label: string;
};

function Range({ first, last, value, onChange, label }: RangeProps) {
  const track = useRef<HTMLDivElement>(null);
  // Moves the bubble and the filled part with the thumb. The CSP blocks style attributes, but not `style.setProperty`.
  useLayoutEffect(() => {
    track.current?.style.setProperty('--at', String((value - first) / (last - first)));
  }, [value, first, last]);
  return (
    <div ref={track} className={styles.track}>
      <span className={styles.bubble} aria-hidden="true">
        {months(value)}
      </span>
      <span className={styles.nib} />
      <span className={styles.rail} />
      <input
        className={styles.range}
        type="range"
        min={first}
        max={last}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={months(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** Announces a sentence once it has not changed for a while. The first sentence is not announced. */
function useAnnouncement(sentence: string): void {
  const lastSentence = useRef<string>(undefined);
  useEffect(() => {
    if (sentence === '' || sentence === lastSentence.current) return;
    const isFirst = lastSentence.current === undefined;
    if (isFirst) {
      lastSentence.current = sentence;
      return;
    }
    const timer = setTimeout(() => {
      lastSentence.current = sentence;
      announceQuietly(sentence);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
}
