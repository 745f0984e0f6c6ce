import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { submitForm } from '../browser/submitForm.ts';

const formWithId = (formId: string) => document.getElementById(formId) as HTMLFormElement | null;

/**
 * Keeps what the user did in a prerendered form before its code had loaded: typed text reaches the fields through their
 * own events, and a submit that was pressed meanwhile is repeated. Does nothing for a form that was not prerendered.
 *
 * Call it in the component around the whole form: its effect must run after the effects of the fields, which register
 * them in the form.
 */
export function useInputBeforeHydration(formId: string): void {
  useRegistrationOnMount();
  // Read in the first render, when a form that React renders itself is not in the document yet.
  const [wasPrerendered] = useState(() => typeof document === 'object' && formWithId(formId) !== null);

  useEffect(() => {
    const form = wasPrerendered ? formWithId(formId) : null;
    if (!form) return;
    // Read now, because the next render empties the controls. Typed again in a microtask, after React has finished:
    // it would otherwise handle the events at once.
    const controls = [...form.querySelectorAll('input')].map((control) => ({
      control,
      text: control.value,
      // A text that the build has rendered is the value of the field already.
      isTyped: control.value !== control.defaultValue,
      caret: control.selectionStart,
      selectionEnd: control.selectionEnd,
    }));
    queueMicrotask(() => {
      const { activeElement } = document;
      const focused = controls.find(({ control }) => control === activeElement);
      focused?.control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const { control, text, isTyped } of controls) if (isTyped) typeAgain(control, text);
      // Null for e-mail fields, whose caret browsers do not report. A field that has changed the text, such as the phone,
      // has put the caret itself.
      if (focused && focused.caret !== null && focused.control.value === focused.text)
        focused.control.setSelectionRange(focused.caret, focused.selectionEnd);
      if (form.dataset.pressed === undefined) return;
      delete form.dataset.pressed;
      submitForm(form);
    });
  }, [wasPrerendered, formId]);
}

/**
 * Registers the fields in their form in the same commit that mounts them. react-final-form registers them in effects,
 * which React otherwise runs somewhat later, and then resets each field: text typed in between would be lost.
 */
function useRegistrationOnMount(): void {
  // React runs all waiting effects before it renders what a layout effect has asked for.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(renderAgain, []);
}

function typeAgain(control: HTMLInputElement, text: string): void {
  // React has read this text during hydration and would ignore an event without a change. It tracks the value with a
  // property on the control itself; the prototype's setter changes the value without React noticing.
  control.value = text === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
