import type { SyntheticEvent } from 'react';

function drop(event: SyntheticEvent): void {
  const { target } = event;
  // A link among the fields leads away from the form, which the owner may do at any time.
  if (target instanceof Element && target.closest('a')) return;
  // A file input is the only control whose value React does not put back.
  if (target instanceof HTMLInputElement && target.type === 'file') target.value = '';
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Handlers for the element around the controls of a form that is being sent: what is typed, pasted, chosen or pressed in it
 * reaches no control, and React puts each one back to its value. Unlike with `disabled` or `inert`, the focus stays.
 */
export const frozenHandlers = { onChangeCapture: drop, onClickCapture: drop, onPasteCapture: drop };
