import type { Locator } from 'playwright/test';

/**
 * Listens to a part of a page from now on; answers how to read all that it has said. What stands there for a second only
 * could be missed by looking now and then.
 */
export async function recordTextOf(part: Locator): Promise<() => Promise<string>> {
  await part.evaluate((element) => {
    const said: string[] = [];
    Object.assign(element, { said });
    const listen = () => said.push(element.textContent ?? '');
    new MutationObserver(listen).observe(element, { childList: true, subtree: true, characterData: true });
  });
  return () => part.evaluate((element) => (element as unknown as { said: string[] }).said.join('\n'));
}
