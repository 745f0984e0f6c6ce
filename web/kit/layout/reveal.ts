/**
 * Scrolls an element into view, clear of the bars (`scroll-padding`). Used as a ref of content that appears after a
 * press and may be below the visible area. Does not scroll when all of the element is visible.
 */
export const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/**
 * Like `reveal`, but only while the user is typing in a field: content that appears on load must not scroll the page.
 */
export function revealWhileTyping(element: HTMLElement | null): void {
  if (document.activeElement instanceof HTMLInputElement) reveal(element);
}
