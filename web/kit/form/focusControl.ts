/**
 * Focuses a control and scrolls its whole field, with label and message, to the middle of the viewport, so that neither
 * the header, the sticky footer nor the keyboard covers it. Does nothing when there is no element with this id.
 */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  control.focus({ preventScroll: true });
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'center' });
}
