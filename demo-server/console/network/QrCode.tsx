import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Light modules around the code, which readers need to find it. */
const QUIET_ZONE = 4;

/** QR code of an address, dark on white in both colour schemes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // Level M (15 % may be damaged). Mask 0 instead of the most even one: that choice only helps damaged prints.
  const { data: rows, size } = encode(text, { ecc: 'M', maskPattern: 0, border: QUIET_ZONE });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
