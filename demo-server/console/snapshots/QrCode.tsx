import styles from './QrCode.module.css';
import { qrCode } from './qrCode.ts';

/** Light modules around it, without which readers find nothing. */
const QUIET = 4;

/** An address as a QR code, dark on white in both schemes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text);
  const side = rows.length + 2 * QUIET;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
