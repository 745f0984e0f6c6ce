/** Media query of wide (desktop) windows, in which the app floats beside the patio. */
export const WIDE_VIEWPORT = '(min-width: 1024px)';
