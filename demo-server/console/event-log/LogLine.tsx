import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { centralDayAndTime } from '#i18n/format';
import type { EventDto } from '../dto.ts';
import styles from './LogLine.module.css';

/** Something that happened: day, time and a line; opened, the call that caused it and its data. */
export const LogLine = ({ event: { at, line, call, data } }: { event: EventDto }) => (
  <details className={styles.line}>
    <summary>
      <LineTime at={at} />
      <span className={styles.text}>{line}</span>
    </summary>
    <p className={styles.body}>{call ?? technicalTexts.noCall}</p>
    <pre className={styles.body}>{JSON.stringify(data, null, 2)}</pre>
  </details>
);

/** Day and time in Mexico City. */
export const LineTime = ({ at }: { at: string }) => (
  <time className={styles.when} dateTime={at}>
    {centralDayAndTime(new Date(at))}
  </time>
);
