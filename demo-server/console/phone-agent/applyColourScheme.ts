import type { Scheme } from '../protocol.ts';

/** Lights this page as the console wants it, or as the machine does. */
export function applyColourScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
}
