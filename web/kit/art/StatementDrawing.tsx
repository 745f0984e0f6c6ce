/** Drawing of a bank statement: a page with lines and a QR code, before another page. */
export const StatementDrawing = () => (
  <svg viewBox="-1 0 73 94" width="66" height="85" fill="var(--c-meter-dim)" aria-hidden="true" focusable="false">
    <g strokeWidth={2}>
      <path fill="var(--c-brand-tint)" stroke="var(--c-meter-dim)" d="M20 10h44a6 6 0 0 1 6 6v72H20z" />
      <path
        fill="var(--c-surface)"
        stroke="var(--c-meter-lit)"
        d="M6 2h38l14 14v66a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z"
      />
    </g>
    <path d="M44 2v9a5 5 0 0 0 5 5h9zM9 16h24v4H9zM9 28h40v3H9zM9 36h40v3H9zM9 44h32v3H9z" />
    <path fill="var(--c-meter-lit)" d="M9 58h9v9H9zM22 58h9v9h-9zM9 71h9v9H9zM22 71h4v4h-4zM27 76h4v4h-4z" />
  </svg>
);
