/**
 * Brings what has just appeared into sight, clear of the bars (`scroll-padding`): a ref for the answer to a press that may
 * come below the edge. Where all of it is seen already, nothing moves.
 */
export const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The same for what answers her typing; what appears by itself, on arrival or beside a summary, moves no page. */
export function revealToTyping(element: HTMLElement | null): void {
  if (document.activeElement instanceof HTMLInputElement) reveal(element);
}
