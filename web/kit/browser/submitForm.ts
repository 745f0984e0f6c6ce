/**
 * Submits a form whose `submit` handler does everything itself, as all forms here do: nothing else happens. Unlike
 * `requestSubmit`, it exists in Safari before 16.
 */
export const submitForm = (form: HTMLFormElement): void =>
  void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
