import minusBold from '@phosphor-icons/core/assets/bold/minus-bold.svg';
import plusBold from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { announceQuietly } from '../feedback/Status.tsx';
import styles from './TermSlider.module.css';

/** How long after the last change the result is said, ms (ux §6 A5). */
const SAID_AFTER_MS = 500;

interface TermSliderProps {
  /** Months, shortest first, without gaps. */
  terms: readonly number[];
  value: number;
  onChange: (term: number) => void;
  /** What a screen reader hears of a term: "6 meses: recibes 93,552 pesos, estimado."; empty while it is not known. */
  describe: (term: number) => string;
}

/** The choice of the term: a slider that needs no dragging, or a pressed button where there is only one (spec §9). */
export function TermSlider({ terms, value, onChange, describe }: TermSliderProps) {
  const first = terms[0];
  const last = terms.at(-1);
  useSaid(describe(value));
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
      <Range first={first} last={last} value={value} onChange={onChange} />
      <div className={styles.ends}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('One month less')}
          disabled={value <= first}
          onClick={() => onChange(value - 1)}
        >
          <Icon of={minusBold} size={20} />
        </button>
        <span>{months(first)}</span>
        <span className={styles.last}>{months(last)}</span>
        <button
          type="button"
          className={styles.step}
          aria-label={t('One month more')}
          disabled={value >= last}
          onClick={() => onChange(value + 1)}
        >
          <Icon of={plusBold} size={20} />
        </button>
      </div>
    </div>
  );
}

const months = (term: number): string => t('{term} months', { term });

interface RangeProps {
  first: number;
  last: number;
  value: number;
  onChange: (term: number) => void;
}

function Range({ first, last, value, onChange }: RangeProps) {
  const track = useRef<HTMLDivElement>(null);
  // The bubble and the lit part follow the thumb; the page's policy refuses style attributes, not this.
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
        aria-label={t('Term')}
        aria-valuetext={months(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** Has a sentence read once it has stood for a while; the first one is not news. */
function useSaid(sentence: string): void {
  const lastSaid = useRef<string>(undefined);
  useEffect(() => {
    if (sentence === '' || sentence === lastSaid.current) return;
    const isFirst = lastSaid.current === undefined;
    if (isFirst) {
      lastSaid.current = sentence;
      return;
    }
    const timer = setTimeout(() => {
      lastSaid.current = sentence;
      announceQuietly(sentence);
    }, SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
}
