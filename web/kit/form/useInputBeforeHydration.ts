import { useEffect, useLayoutEffect, useReducer, useState } from 'react';

const formIn = (formId: string) => document.getElementById(formId) as HTMLFormElement | null;

/**
 * Takes over what was done to a prerendered form before its code was there, so that nothing is lost: what was typed
 * reaches the fields through their own events, and a press of the button is made up for. Does nothing for a form that
 * was not in the document before. For the component around the whole form: its effect must follow theirs, which join the
 * fields to the form and let it check them.
 */
export function useInputBeforeHydration(formId: string): void {
  useJoinedAtOnce();
  // At the first render: what React draws itself is not in the document yet.
  const [wasThere] = useState(() => typeof document === 'object' && formIn(formId) !== null);

  useEffect(() => {
    const form = wasThere ? formIn(formId) : null;
    if (!form) return;
    const controls = [...form.querySelectorAll('input')];
    // Read now, for the next render empties them; typed once React has ended what it does, and would answer at once.
    const texts = controls.map(({ value }) => value);
    const focused = controls.find((it) => it === document.activeElement);
    const caret = focused && ([focused.selectionStart, focused.selectionEnd] as const);
    queueMicrotask(() => {
      focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const [i, control] of controls.entries()) typeAgain(control, texts[i] ?? '');
      // Masked controls take the focus when their text changes.
      focused?.focus();
      if (caret && caret[0] !== null) focused?.setSelectionRange(...caret);
      if (form.dataset.pressed === undefined) return;
      delete form.dataset.pressed;
      form.requestSubmit();
    });
  }, [wasThere, formId]);
}

/**
 * Joins the fields to their form in the commit that draws them. The library does so in effects, which React otherwise runs
 * a while later, and then starts each field afresh: what was typed in between was lost.
 */
function useJoinedAtOnce(): void {
  // Before a render that a layout effect asks for, React runs all effects that still wait.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(renderAgain, []);
}

function typeAgain(control: HTMLInputElement, text: string): void {
  if (text === '') return;
  // React has seen the text while it took the markup over, and would take it for no change: it is typed past the property
  // with which React watches the control.
  control.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
