import type { Page } from 'playwright/test';

/** The message of a page when a file of its first load fails. */
export const startFailure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /No pudimos conectarnos\.|La página no se cargó completa\./ });

/** Follows the link of that message that loads the file again. */
export const retryStart = (page: Page) => startFailure(page).getByRole('link', { name: 'Reintentar' }).click();

/** Returns a list that collects the paths of the documents that the page loads from now on. */
export function recordDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname));
  return loaded;
}
