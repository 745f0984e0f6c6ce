/** The mark: an open door that casts light, as on the icon of the app. */
export const Mark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
    <rect width="48" height="48" rx="13" fill="#5e2fba" />
    <path fill="#ffb35c" d="M13 33h18l12.14 12.14A13 13 0 0 1 35 48h-8z" />
    <path fill="#fff" d="M13 33V19a9 9 0 0 1 18 0v14z" />
  </svg>
);
