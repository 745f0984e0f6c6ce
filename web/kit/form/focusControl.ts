/**
 * Focuses a form's control and brings its whole field, label and message included, to the middle of what is visible:
 * clear of the header, the sticky foot and the keyboard (ux F4). Does nothing where there is no such element.
 */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  control.focus({ preventScroll: true });
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'center' });
}
