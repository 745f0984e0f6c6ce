/** Drawing of the proof of a transfer: a phone's picture with a check mark and lines. */
export const ProofDrawing = () => (
  <svg viewBox="0 0 45 60" width="45" height="60" fill="var(--c-meter-dim)" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="43" height="58" rx="6" fill="var(--c-surface)" stroke="var(--c-meter-dim)" />
    <path d="M1 14V7a6 6 0 0 1 6-6h31a6 6 0 0 1 6 6v7zM8 40h12v2H8zM25 40h12v2H25zM8 46h9v2H8zM25 46h12v2H25zM8 52h12v2H8zM28 52h9v2h-9z" />
    <circle cx="22.5" cy="23" r="6" fill="var(--c-success-line)" />
    <path fill="none" stroke="var(--c-surface)" strokeWidth="1.5" d="m19.8 23 2 2 3.6-4" />
    <path fill="var(--c-text-2)" d="M12 32h21v3H12z" />
  </svg>
);
