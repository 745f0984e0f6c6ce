/** What each example shows on its paper or card. */
const PARTS = {
  card: ['M12 30h18v22H12z', 'M36 32h24M36 40h24M36 48h14'],
  incomes: ['M12 58h10v10H12zM28 48h10v20H28zM44 38h10v30H44z', 'M12 16h30M12 24h20'],
  qr: ['M40 56h14v14H40z', 'M12 16h30M12 26h42M12 36h42M12 46h24'],
  signed: ['M12 14h42v6H12z', 'M12 30h42M12 40h42M12 50h30M34 66c4-8 8-8 8 0s6 2 10-4'],
  house: ['M33 14 14 30v18h38V30z', 'M14 58h38M14 66h26'],
} as const;

/** Example of a document as a small picture: an identity card, or a sheet of paper. */
export function DocumentPicture({ of }: { of: keyof typeof PARTS }) {
  const [filled, lines] = PARTS[of];
  const isCard = of === 'card';
  return (
    <svg viewBox="0 0 72 84" width="72" height="84" aria-hidden="true" focusable="false">
      <path fill="var(--c-brand-tint)" d="M0 36a36 36 0 0 1 72 0v44a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" />
      <path fill="var(--c-surface)" d={isCard ? 'M6 22h60v38H6z' : 'M8 8h50v70H8z'} />
      <path fill="var(--c-window-lit)" d={filled} />
      <path fill="none" stroke="var(--c-brand)" strokeWidth="3" strokeLinecap="round" d={lines} />
    </svg>
  );
}
