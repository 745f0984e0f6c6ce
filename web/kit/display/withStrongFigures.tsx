import type { ReactNode } from 'react';

/** Amounts, percentages and days, in a sentence where no line ends within a day. */
const FIGURES = /(\$[\d,]+\.\d\d|[\d.]+%|\d\d\u00a0\S+\u00a0\d{4})/;

/** Returns a sentence with its figures in `<strong>`. */
export const withStrongFigures = (sentence: string): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered
  sentence.split(FIGURES).map((part, i) => (i % 2 === 1 ? <strong key={i}>{part}</strong> : part));
