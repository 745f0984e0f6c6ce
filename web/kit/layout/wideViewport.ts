/** The window of a desktop, in which the app floats beside the patio (design §5). */
export const WIDE_VIEWPORT = '(min-width: 1024px)';
