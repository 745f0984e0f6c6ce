import type { FormApi } from 'final-form';
import type { Dispatch, SetStateAction } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import { endToast } from '../feedback/Status.tsx';
import type { DraftValues } from './draft.ts';
import { type FormErrors, RETRY_AFTER, splitByField } from './formErrors.ts';
import type { PendingTasks } from './pendingTasks.ts';

/** What the form is doing. `uploading` waits for files before it sends; fields can still be changed meanwhile. */
export type Phase = 'idle' | 'uploading' | 'sending';

/** How a submit ended. */
export type Outcome =
  /** `unsent`: the values that a partial save has left out, which stay in the draft. */
  | { status: 'sent'; unsent?: DraftValues }
  /** Given up without a message: the owner left the page or removed a file, or `beforeSubmit` failed. */
  | { status: 'stopped' }
  | { status: 'invalid' }
  | { status: 'warned'; fields: readonly string[] }
  | { status: 'rejected'; fields: FormErrors; root: string | undefined; wait?: number | undefined };

export const STOPPED: Outcome = { status: 'stopped' };

/** Sends a part of a form without a submit's validation. See `SaveForLater`. */
export type PartialSave = (form: {
  readonly setPhase: (phase: Phase) => void;
  /** Returns whether the owner has left the page since the save began. */
  readonly hasLeft: () => boolean;
}) => Promise<Outcome>;

/**
 * What a failed submit left to correct. `count` grows with each failure, `ofFields` with each one that fields caused:
 * then all fields show their errors.
 */
export type FailedSubmit = {
  readonly count: number;
  readonly ofFields: number;
  readonly fields: readonly string[];
  /** The error that concerns no field, shown as an alert above the form. */
  readonly root: string | undefined;
  /** Seconds until another attempt is allowed. */
  readonly wait?: number | undefined;
};

type FailureState = {
  readonly tasks: PendingTasks;
  readonly setFailedSubmit: Dispatch<SetStateAction<FailedSubmit>>;
  /** Sorts field names in the order of their controls on the page. */
  readonly inPageOrder: (names: readonly string[]) => string[];
};

/** Keeps what a submit left to correct. */
export function showFailure<Values extends object>(
  result: Outcome,
  form: FormApi<Values>,
  context: FailureState,
): void {
  const fail = (names: readonly string[], root?: string, wait?: number) =>
    context.setFailedSubmit(({ count, ofFields }) => ({
      count: count + 1,
      ofFields: ofFields + Number(names.length > 0),
      fields: context.inPageOrder(names),
      root,
      wait,
    }));
  if (result.status !== 'stopped') endToast();
  if (result.status === 'warned') fail(result.fields);
  if (result.status === 'rejected') fail(Object.keys(result.fields), result.root, result.wait);
  if (result.status !== 'invalid') return;
  const { fields, root } = splitByField(form.getState().errors ?? {}, form.getRegisteredFields());
  // Fields whose task still runs join the summary when it finds an error.
  fail([...new Set([...Object.keys(fields), ...context.tasks.running()])], root);
}

/** Reports an error in our code to the browser, and shows the generic text for it. */
export const catchMistakes = (outcome: Promise<Outcome>): Promise<Outcome> =>
  outcome.catch((reason: unknown): Outcome => {
    globalThis.reportError?.(reason);
    return { status: 'rejected', fields: {}, root: commonTexts.somethingWentWrong };
  });

/** Returns the outcome for errors that `onSubmit` returned. */
export const rejection = <Values extends object>(errors: FormErrors, form: FormApi<Values>): Outcome => ({
  status: 'rejected',
  ...splitByField(errors, form.getRegisteredFields()),
  wait: errors[RETRY_AFTER],
});
