/**
 * Phosphor icon. `of` is path data, the default import of a Phosphor SVG file. `size` in px at the default text size:
 * 24 in rows and bars, 20–22 in fields, 16–18 in text, 28 in radio cards. Hidden from screen readers, so it needs a
 * text or an accessible name beside it.
 */
export function Icon({ of, size = 24 }: { of: string; size?: number | undefined }) {
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} fill="currentColor" aria-hidden="true" focusable="false">
      <path d={of} />
    </svg>
  );
}
