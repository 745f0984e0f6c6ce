import type { ReactNode } from 'react';

const Card = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 120 76" width="104" height="66" fill="var(--c-meter-dim)" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="118" height="74" rx="8" fill="var(--c-surface)" />
    {children}
    <rect x="1" y="1" width="118" height="74" rx="8" fill="none" stroke="var(--c-meter-lit)" strokeWidth={2} />
  </svg>
);

/** Drawing of the front of an INE, the side with the portrait. */
export const IneFrontDrawing = () => (
  <Card>
    <path d="M1 9a8 8 0 0 1 8-8h102a8 8 0 0 1 8 8v7H1zM50 26h44v4H50zM50 36h56v4H50zM50 46h50v4H50zM50 56h34v4H50z" />
    <rect x="10" y="24" width="30" height="38" rx="3" fill="var(--c-brand-tint)" />
    <path fill="var(--c-meter-lit)" d="M25 31a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 62c0-9 5-14 13-14s13 5 13 14z" />
  </Card>
);

/** Drawing of the back of an INE, the side with the codes. */
export const IneBackDrawing = () => (
  <Card>
    <path d="M1 12h118v10H1zM12 58h96v3H12zM12 65h96v3H12z" />
    <path
      fill="var(--c-meter-lit)"
      d="M12 30h10v10H12zM26 30h4v4h-4zM32 30h6v10h-6zM26 36h4v4h-4zM12 44h4v6h-4zM18 44h8v6h-8zM30 44h8v6h-8z"
    />
    <path
      fill="var(--c-line-strong)"
      d="M50 30h2v20h-2zM55 30h4v20h-4zM62 30h2v20h-2zM66 30h5v20h-5zM74 30h2v20h-2zM79 30h3v20h-3zM85 30h5v20h-5zM93 30h2v20h-2zM98 30h4v20h-4zM105 30h3v20h-3z"
    />
  </Card>
);
