import { reachServer } from '#connection';
import * as failureTexts from '#i18n/es-MX/failures';
import { announce } from '#kit/navigation/announcements.ts';

/**
 * Calls `load` to load a document; without a connection it announces that instead, because the browser's error page would
 * replace the app.
 */
export async function loadDocument(load: () => void): Promise<void> {
  if (navigator.onLine || (await reachServer())) load();
  else announce(failureTexts.couldNotConnect, 'notice');
}
