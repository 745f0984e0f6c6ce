import type { FormApi } from 'final-form';

/** Resolves when no field of a form is being validated any more. */
export const whenValidated = <Values extends object>(form: FormApi<Values>): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = form.subscribe(
      ({ validating }) => {
        if (validating) return;
        resolve();
        // final-form also calls this within `subscribe`, before `unsubscribe` is assigned.
        queueMicrotask(() => unsubscribe());
      },
      { validating: true },
    );
  });
