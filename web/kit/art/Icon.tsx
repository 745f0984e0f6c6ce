/**
 * A Phosphor icon: `of` is path data, a Phosphor file's default import, `size` in px at the default text size (24 rows and bars,
 * 20–22 fields, 16–18 inline, 28 radio cards: design §7). Never alone: a word or a name stands beside it.
 */
export function Icon({ of, size = 24 }: { of: string; size?: number }) {
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} fill="currentColor" aria-hidden="true" focusable="false">
      <path d={of} />
    </svg>
  );
}
