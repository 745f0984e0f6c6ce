type Span = Pick<DOMRect, 'top' | 'bottom'>;

/** Least distance between a toast and a control, in px. */
const GAP = 8;

/**
 * Returns the lower edge of a toast of this height: the lowest one not below `floor` at which it covers no control, or
 * `floor` when there is no such place. A toast that covers none at `current` stays there. All in px from the top of the
 * window.
 */
export function freeBottom(
  { height, floor, current = floor }: { height: number; floor: number; current?: number },
  controls: readonly Span[],
): number {
  const coveredAt = (bottom: number) =>
    controls.filter((control) => control.top < bottom + GAP && control.bottom > bottom - height - GAP);
  if (current <= floor && coveredAt(current).length === 0) return current;
  let bottom = floor;
  while (bottom - height >= GAP) {
    const covered = coveredAt(bottom);
    if (covered.length === 0) return bottom;
    bottom = Math.min(...covered.map(({ top }) => top)) - GAP - 1;
  }
  return floor;
}

/** Distance from the bottom edge at which a bar is looked for, in px. */
const PROBE_OFFSET = 36;
/** Distance of a toast from the bar below it, in px: `--s-3`. */
const MARGIN = 12;
/** Chromium gives what a closed disclosure hides a place. */
const HIDDEN = 'details:not([open]) > :not(summary) *';
const CONTROLS = `:is(a[href], button, input, select, textarea, summary):not(${HIDDEN})`;

/** Positions the toast above the tab bar or the sticky footer, and higher where it would cover a control. */
export function placeToast(region: HTMLElement, toast: HTMLElement): void {
  const place = toast.getBoundingClientRect();
  const bars = document.elementsFromPoint((place.left + place.right) / 2, innerHeight - PROBE_OFFSET);
  const barHeights = bars
    .filter((element) => !region.contains(element))
    .flatMap((element) => barAround(element) ?? [])
    .map((element) => innerHeight - element.getBoundingClientRect().top);
  const floor = innerHeight - Math.max(0, ...barHeights) - MARGIN;
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())
    // One that is not displayed has no width; the skip link is one pixel wide until it has the focus.
    .filter(({ left, right, width }) => width > 1 && left < place.right && right > place.left);
  // Of the region: the toast itself moves while it appears.
  const current = Math.round(region.getBoundingClientRect().bottom);
  const bottom = freeBottom({ height: place.height, floor, current }, controls);
  if (bottom !== current) region.style.setProperty('--bar', `${innerHeight - bottom - MARGIN}px`);
}

/** Returns the element if it is a sticky or fixed bar. */
function barAround(element: Element): Element | undefined {
  const { position } = getComputedStyle(element);
  const isBar = position === 'sticky' || position === 'fixed';
  // The floating column of wide windows is fixed too, but higher than a bar.
  return isBar && element.clientHeight < innerHeight / 2 ? element : undefined;
}
