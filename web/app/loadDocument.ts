import * as failureTexts from '#i18n/es-MX/failures';
import { announce } from '#kit/feedback/Status.tsx';

/**
 * Calls `load` to load a document; offline it announces that instead, because the browser's error page would replace
 * the app.
 */
export function loadDocument(load: () => void): void {
  if (navigator.onLine) load();
  else announce(failureTexts.couldNotConnect);
}
