import { t } from '#i18n';
import { announce } from '#kit/feedback/Status.tsx';

/**
 * Calls `load` to load a document; offline it announces that instead, because the browser's error page would replace
 * the app.
 */
export function loadDocument(load: () => void): void {
  if (navigator.onLine) load();
  else announce(t('We could not connect. Check your internet and try again.'));
}
