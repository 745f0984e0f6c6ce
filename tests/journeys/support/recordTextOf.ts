import type { Locator } from 'playwright/test';

/**
 * Records every text that an element shows from now on. Returns a function that reads the recorded texts, one per line.
 * Polling could miss a text that is visible for less than a second.
 */
export async function recordTextOf(part: Locator): Promise<() => Promise<string>> {
  await part.evaluate((element) => {
    const recorded: string[] = [];
    Object.assign(element, { recorded });
    const record = () => recorded.push(element.textContent ?? '');
    new MutationObserver(record).observe(element, { childList: true, subtree: true, characterData: true });
  });
  return () => part.evaluate((element) => (element as unknown as { recorded: string[] }).recorded.join('\n'));
}
