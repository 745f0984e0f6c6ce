import type { Scheme } from '../../protocol.ts';

/** Sets the colour scheme of this page; `system` follows the device. */
export function applyColourScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
}
