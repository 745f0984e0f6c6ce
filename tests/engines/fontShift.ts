import type { Page } from 'playwright/test';

/** Largest layout shift of a page, as Chromium calculates it. */
export const MAX_SHIFT = 0.005;

/**
 * Returns by how much the visible part of a page shifts when its web font replaces the fallback font, and which elements
 * move. It compares two layouts instead of holding the font back, which WebKit's driver cannot; the score is calculated as
 * Chromium does for its layout shifts, which the other engines do not report: an element has moved when it begins 3 px or
 * more away, and the score is the part of the window that such elements cover before or after, times the longest move as a
 * part of the longer side.
 */
export const fontShift = (page: Page): Promise<{ score: number; moved: string[] }> =>
  page.evaluate(async () => {
    const elements = [...document.querySelectorAll('body *')];
    const layout = async () => {
      // Any read of the layout starts the download of the fonts that it needs.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(done));
      return elements.map((element) => element.getBoundingClientRect());
    };
    const after = await layout();
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    if (!fonts.some((family) => family.includes('Figtree Variable'))) throw new Error(`Loaded: ${fonts}`);
    document.documentElement.style.setProperty('--font', '"Figtree Fallback"');
    const before = await layout();
    const { fontFamily } = getComputedStyle(document.body);
    if (!fontFamily.includes('Figtree Fallback')) throw new Error(`The font is ${fontFamily}`);
    document.documentElement.style.removeProperty('--font');

    const covered = new Uint8Array(innerWidth * innerHeight);
    const cover = ({ left, top, right, bottom }: DOMRect) => {
      const column = (x: number) => Math.max(0, Math.min(innerWidth, Math.round(x)));
      for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y += 1)
        covered.fill(1, y * innerWidth + column(left), y * innerWidth + column(right));
    };
    const isVisible = ({ left, top, right, bottom }: DOMRect) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const moved: string[] = [];
    let longest = 0;
    for (const [i, element] of elements.entries()) {
      const [old, now] = [before[i], after[i]];
      if (old === undefined || now === undefined || !(isVisible(old) || isVisible(now))) continue;
      const [x, y] = [Math.round(now.left - old.left), Math.round(now.top - old.top)];
      const distance = Math.max(Math.abs(x), Math.abs(y));
      if (distance < 3) continue;
      moved.push(`${element.tagName} ${element.textContent?.slice(0, 20)} ${x},${y}`);
      longest = Math.max(longest, distance);
      cover(old);
      cover(now);
    }
    const part = covered.reduce((sum, pixel) => sum + pixel, 0) / covered.length;
    return { score: (part * longest) / Math.max(innerWidth, innerHeight), moved };
  });
