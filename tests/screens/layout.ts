import type { Page } from 'playwright/test';

/** Returns what is beyond the edge of the window or cut off by a box that does not scroll, a line each. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const isForEyes = (element: Element) =>
      element.checkVisibility() && element.closest('.visually-hidden, [aria-hidden="true"], svg') === null;
    const boxes = (element: Element): Element[] => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
      // Scrolling reaches the text; text with an ellipsis is shown in full elsewhere.
      const reaches = /auto|scroll/.test(`${overflowX} ${overflowY}`);
      if (reaches || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return [];
      const parent = position === 'fixed' ? null : element.parentElement;
      return [element, ...(parent === null || parent === document.documentElement ? [] : boxes(parent))];
    };
    const cuts = (box: Element, text: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isBeside = text.left < edge.left - 1 || text.right > edge.right + 1;
      const isBelow = text.top < edge.top - 2 || text.bottom > edge.bottom + 2;
      return (clips(overflowX) && isBeside) || (clips(overflowY) && isBelow);
    };

    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth}px too wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode;
      if (parent === null || !nodeValue?.trim() || !isForEyes(parent)) continue;
      range.selectNodeContents(walker.currentNode);
      const text = range.getBoundingClientRect();
      if (boxes(parent).some((box) => cuts(box, text))) found.push(`cut off: ${nodeValue}`);
    }
    return found;
  });

/** Returns the controls that another element covers while they have the focus. */
export const coveredWhenFocused = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const takesFocus = (control: HTMLElement): boolean => {
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      control.focus();
      return document.activeElement === control;
    };
    // A control may be drawn by its label: a box, a card, a pick button.
    const partsOf = (control: HTMLElement): Element[] => {
      const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
      return [control, ...labels];
    };
    const isSeen = (parts: readonly Element[]): boolean =>
      parts.some((part) =>
        // Each line of a wrapped link alone: the middle of its bounding box may be outside of the link.
        [...part.getClientRects()].some(({ left, top, width, height }) => {
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          // A toast disappears by itself after a moment.
          return (
            hit?.closest('[role="status"]') ||
            parts.some((other) => hit && (other.contains(hit) || hit.contains(other)))
          );
        }),
      );

    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const found: string[] = [];
    for (const control of top.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!takesFocus(control)) continue;
      const parts = partsOf(control);
      // A scroll-snap list needs a few frames to reach its position.
      for (let frames = 0; frames < 30 && !isSeen(parts); frames += 1) await frame();
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
      if (!isSeen(parts)) found.push(`covered: <${control.localName}> ${name} ${control.id}`);
    }
    return found;
  });

/** Returns what decides the layout of a page: its kinds of elements, each with the length of its longest own text. */
export const layoutKinds = (page: Page): Promise<[kind: string, length: number][]> =>
  page.evaluate(() => {
    const kinds = new Map<string, number>();
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      const kind = `${element.localName} ${element.getAttribute('class')}`;
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const length = texts.reduce((sum, { nodeValue }) => sum + (nodeValue?.length ?? 0), 0);
      kinds.set(kind, Math.max(length, kinds.get(kind) ?? 0));
    }
    return [...kinds];
  });

/** Longest animation under `prefers-reduced-motion`, ms. */
const BLINK = 10;

/** Returns the elements with a running animation that is longer. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(
    (blink) =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > blink)
        .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.className}`),
    BLINK,
  );

/** Resizes the window and waits for the new layout. A page that is too wide makes the window of a phone higher. */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async ({ width, height }) => {
    const isResized = () => innerHeight >= height && document.documentElement.clientWidth === width;
    for (let frames = 0; !isResized(); frames += 1) {
      // On a phone a page that is too wide widens the window.
      const { clientWidth } = document.documentElement;
      if (frames > 120) throw new Error(`The window is ${clientWidth}×${innerHeight} and not ${width}×${height}`);
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, size);
}

/** Returns, under forced colours, the invisible controls and gauges: those drawn by their background alone. */
export const vanished = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const DRAWN = 'button, input, select, textarea, [role="meter"], [role="progressbar"]';
    const SIDES = ['top', 'right', 'bottom', 'left'];
    const isDrawn = (element: Element, part?: string): boolean => {
      const style = getComputedStyle(element, part);
      const hasEdge = SIDES.some((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0);
      const keepsColours = style.forcedColorAdjust === 'none' && style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      return hasEdge || keepsColours;
    };
    const isSeen = (element: Element): boolean => {
      // A file input is transparent: its label is the text beside it.
      const worded = element.matches('[type="file"]') ? element.parentElement : element;
      if (worded?.textContent?.trim() || element.querySelector('svg, img')) return true;
      if (element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none') return true;
      const around = [element, element.parentElement, ...element.querySelectorAll('*')];
      // A transparent control lies over the element that draws it.
      const beside = [...(element.parentElement?.children ?? [])];
      return [...around, ...beside].some(
        (part) =>
          part && (isDrawn(part) || isDrawn(part, '::before') || isDrawn(part, '::after') || part.matches('svg')),
      );
    };
    return [...document.querySelectorAll(DRAWN)]
      .filter((element) => element.checkVisibility() && !isSeen(element))
      .map((element) => `vanishes: <${element.localName}> ${element.getAttribute('aria-label') ?? element.id}`);
  });
