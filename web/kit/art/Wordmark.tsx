import * as screenTexts from '#i18n/es-MX/screens';
import styles from './Wordmark.module.css';

// The letters as strokes. The two t's share their crossbar, which makes them look like a doorway.
const LETTERS =
  'M2.6 30a10 10 0 1 1 20 0a10 10 0 1 1-20 0ZM22.6 17.4V42.6M32.4 30a10 10 0 1 1 20 0a10 10 0 1 1-20 0ZM52.4 5V42.6' +
  'M61.3 30H81.3A10 10 0 1 0 79.18 36.16M90.9 5V42.6M99.8 30a10 10 0 1 1 20 0a10 10 0 1 1-20 0ZM119.8 17.4V42.6' +
  'M129.6 17.4V42.6M129.6 30a9.5 10 0 0 1 19 0V42.6M159.6 10V42.6M174.2 10V34a6 6 0 0 0 6 6h2.2M154.2 20H182.4' +
  'M185.6 30a10 10 0 1 1 20 0a10 10 0 1 1-20 0Z';
const WIDTH = 208.2;
const HEIGHT = 40.2;

type WordmarkProps = {
  /** In px: 22 on dashboards, 25–27 on guest pages, 32 beside the floating column. */
  height?: number;
  /** `sky` is for use over the patio: dark in the light theme, white in the dark one. */
  tone?: 'brand' | 'sky';
};

/** The name "Adelantto" as a logo. */
export function Wordmark({ height = 22, tone = 'brand' }: WordmarkProps) {
  return (
    <svg
      className={`${styles.wordmark} ${styles[tone]}`}
      viewBox={`0 2.4 ${WIDTH} ${HEIGHT}`}
      height={height}
      width={(height * WIDTH) / HEIGHT}
      role="img"
      aria-label={screenTexts.adelantto}
    >
      <path d={LETTERS} />
    </svg>
  );
}
