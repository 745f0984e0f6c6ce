/**
 * Brings what has just appeared into sight, clear of the bars (`scroll-padding`): a ref for answers to a press or a key that
 * may come below the edge. Where all of it is seen already, nothing moves.
 */
export const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
