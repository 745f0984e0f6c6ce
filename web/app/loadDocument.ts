import { t } from '#i18n';
import { announce } from '#kit/feedback/Status.tsx';

/** Loads a document by `load`. Without internet it only says so: the browser's own error page would replace the app. */
export function loadDocument(load: () => void): void {
  if (navigator.onLine) load();
  else announce(t('We could not connect. Check your internet and try again.'));
}
