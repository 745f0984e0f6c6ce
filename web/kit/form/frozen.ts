import type { SyntheticEvent } from 'react';

function discard(event: SyntheticEvent): void {
  const { target } = event;
  // A link among the fields leads away from the form, which the owner may do at any time.
  if (target instanceof Element && target.closest('a')) return;
  // A file input is the only control whose value React does not restore.
  if (target instanceof HTMLInputElement && target.type === 'file') target.value = '';
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Event handlers for the element around the controls while the form is being sent. They stop every change, click and
 * paste before it reaches a control, and React restores the control's value. Unlike `disabled` or `inert`, this keeps
 * the focus.
 */
export const frozenHandlers = { onChangeCapture: discard, onClickCapture: discard, onPasteCapture: discard };
