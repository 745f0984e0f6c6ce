import type { FormApi } from 'final-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Rules } from '#domain/rules';
import * as commonTexts from '#i18n/es-MX/common';
import { endToast } from '../navigation/announcements.ts';
import { useThisScreen } from '../navigation/useThisScreen.ts';
import type { DraftValues } from './draft.ts';
import {
  type FormErrors,
  hasNewRemark,
  RETRY_AFTER,
  type Remarks,
  remarksFor,
  splitByField,
  validateAll,
} from './formErrors.ts';
import type { PendingTasks } from './pendingTasks.ts';

/** What a form is doing. */
type Phase =
  /** Nothing; a submit may begin. */
  | 'idle'
  /** It validates, and waits for checks by the server and for figures that are still loading. */
  | 'checking'
  /** It waits for files before it sends. Fields can be changed meanwhile. */
  | 'uploading'
  | 'sending'
  /** It was sent, and is still visible while the code of the next page loads. */
  | 'leaving'
  /** A submit has left something to correct; another one may begin. */
  | 'failed';

/** The state of a form's submits. What a submit left to correct stays until the next one ends. */
type State = {
  readonly phase: Phase;
  /** Whether the last submit was a partial save. */
  readonly isPartial: boolean;
  /** How often a submit was tried, without partial saves. */
  readonly attempts: number;
  /** How many submits failed, and how many of them because of fields: then all fields show their errors. */
  readonly failures: number;
  readonly fieldFailures: number;
  /** The fields that made the last submit fail, in page order. */
  readonly fields: readonly string[];
  /** The error that concerns no field, shown as an alert above the form. */
  readonly root: string | undefined;
  /** Seconds until another attempt is allowed; undefined once they are over. */
  readonly wait: number | undefined;
  /** Errors from the server, by field. */
  readonly serverErrors: Remarks;
  readonly warnings: Remarks;
};

const initialState: State = {
  ...{ phase: 'idle', isPartial: false, attempts: 0, failures: 0, fieldFailures: 0 },
  ...{ fields: [], root: undefined, wait: undefined, serverErrors: {}, warnings: {} },
};

/** What a submit left to correct. */
type Failure = Partial<Pick<State, 'fields' | 'root' | 'wait' | 'serverErrors' | 'warnings'>>;

/** How a submit ended. */
export type Outcome =
  /** `unsent`: the values that a partial save has left out, which stay in the draft. */
  | { readonly is: 'sent'; readonly unsent?: DraftValues }
  /** Given up without a message: the owner left the page or removed a file, or `beforeSubmit` failed. */
  | { readonly is: 'stopped' }
  | ({ readonly is: 'failed' } & Failure);

type Event =
  | { readonly is: 'submitted'; readonly isPartial: boolean }
  | { readonly is: 'checking' | 'uploading' | 'sending' | 'stopped' | 'returned' | 'waited' }
  | { readonly is: 'sent'; readonly isLeaving: boolean }
  | ({ readonly is: 'failed' } & Failure);

function reduce(state: State, event: Event): State {
  switch (event.is) {
    case 'submitted':
      return {
        ...state,
        phase: event.isPartial ? 'sending' : 'checking',
        isPartial: event.isPartial,
        attempts: state.attempts + Number(!event.isPartial),
      };
    case 'checking':
    case 'uploading':
    case 'sending':
      return { ...state, phase: event.is };
    case 'failed': {
      const { is: phase, fields = [], root, wait, ...remarks } = event;
      const fieldFailures = state.fieldFailures + Number(fields.length > 0);
      return { ...state, phase, fields, root, wait, ...remarks, failures: state.failures + 1, fieldFailures };
    }
    case 'sent':
      return { ...state, phase: event.isLeaving ? 'leaving' : 'idle', fields: [], root: undefined, wait: undefined };
    case 'stopped':
      return { ...state, phase: 'idle' };
    // The owner has gone back to a form that was sent before the next page was rendered.
    case 'returned':
      return state.phase === 'leaving' ? { ...state, phase: 'idle' } : state;
    case 'waited':
      return { ...state, wait: undefined };
  }
}

/** Like `useReducer`. `latest` has the new state at once: a second press may come before the next render. */
function useSubmissionState() {
  const [state, setState] = useState(initialState);
  const latest = useRef(initialState);
  const dispatch = (event: Event) => {
    latest.current = reduce(latest.current, event);
    setState(latest.current);
  };
  return { state, latest, dispatch };
}

const mayBegin = ({ phase, wait }: State): boolean => (phase === 'idle' || phase === 'failed') && wait === undefined;

/** Sends a part of a form without a submit's validation. See `SaveForLater`. */
export type PartialSave = (submission: {
  readonly show: (phase: 'uploading' | 'sending') => void;
  readonly isHere: () => boolean;
}) => Promise<Outcome>;

type Options<Values extends object> = {
  warningRules: Rules<Values> | undefined;
  tasks: PendingTasks;
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that succeeds returns nothing
  onSubmit: ((values: Values) => Promise<FormErrors | void> | FormErrors | void) | undefined;
  beforeSubmit: (() => Promise<unknown>) | undefined;
  /** Sorts field names in the order of their controls on the page. */
  inPageOrder: (names: readonly string[]) => string[];
  /** Validates again: rules and tasks may have changed since the last change of a value. */
  revalidate: () => void;
  /** Called with the values that were not sent, which stay in the draft. */
  onSent: (unsent: DraftValues | undefined) => void;
};

export type Submission = ReturnType<typeof useSubmission>;

/** Options as they were in the render in which a submit began, and the state of the form. */
type Context<Values extends object> = Options<Values> &
  Omit<ReturnType<typeof useSubmissionState>, 'state'> & {
    readonly form: FormApi<Values>;
    /** Returns whether the owner is still on the page. */
    readonly isHere: () => boolean;
  };

/** Runs the submits of a form and keeps their state. A submit sends at most one request. */
export function useSubmission<Values extends object>(form: FormApi<Values>, options: Options<Values>) {
  const { state, latest, dispatch } = useSubmissionState();
  const { isHere } = useThisScreen();
  const context: Context<Values> = { ...options, form, latest, dispatch, isHere };

  const handlePopState = useEffectEvent(() => isHere() && dispatch({ is: 'returned' }));
  useEffect(() => {
    const listener = () => handlePopState();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  return {
    ...state,
    /** Whether the fields are frozen: the form is being sent, or about to be. */
    isFrozen: ['checking', 'sending', 'leaving'].includes(state.phase),
    isDisabled: !mayBegin(state),
    submit: (partialSave?: PartialSave) => submit(context, partialSave),
    endWait: () => dispatch({ is: 'waited' }),
  };
}

async function submit<Values extends object>(context: Context<Values>, partialSave?: PartialSave): Promise<void> {
  const { latest, dispatch, isHere } = context;
  // Checked here for every kind of submit: by the button, by a key, or by the last digit of a code.
  if (!mayBegin(latest.current)) return;
  dispatch({ is: 'submitted', isPartial: partialSave !== undefined });
  if (partialSave) return end(context, await partialSave({ show: (is) => dispatch({ is }), isHere }).catch(mistake));
  // At once: a form that is not sent does not look busy for a moment.
  const unfit = check(context);
  end(context, unfit ?? (await run(context).catch(mistake)));
}

function end<Values extends object>(context: Context<Values>, outcome: Outcome): void {
  const { dispatch, isHere } = context;
  if (outcome.is === 'sent') {
    context.onSent(outcome.unsent);
    dispatch({ is: 'sent', isLeaving: !isHere() });
  } else if (outcome.is === 'failed') {
    endToast();
    dispatch({ ...outcome, fields: context.inPageOrder(outcome.fields ?? []) });
  } else dispatch(outcome);
}

/** Runs the steps of a submit whose values are valid. */
async function run<Values extends object>(context: Context<Values>): Promise<Outcome> {
  const unfit = await waitForTasks(context);
  if (unfit) return unfit;
  try {
    await context.beforeSubmit?.();
  } catch {
    return STOPPED; // the screen shows this failure where its result is missing
  }
  if (!context.isHere()) return STOPPED;
  context.dispatch({ is: 'sending' });
  const errors = (await context.onSubmit?.(context.form.getState().values)) ?? {};
  return Object.keys(errors).length > 0 ? rejection(errors, context.form) : { is: 'sent' };
}

/** Returns an outcome that ends the submit when a value is invalid, or when there is a new warning about one. */
function check<Values extends object>(context: Context<Values>): Outcome | undefined {
  const { form, tasks } = context;
  context.revalidate();
  const { errors = {}, values } = form.getState();
  if (Object.keys(errors).length > 0) {
    const { fields, root } = splitByField(errors, form.getRegisteredFields());
    // Fields whose task still runs join the summary when it finds an error.
    return { is: 'failed', fields: [...new Set([...Object.keys(fields), ...tasks.running()])], root };
  }
  const warnings = remarksFor(validateAll(context.warningRules, values), values);
  const isNew = hasNewRemark(warnings, context.latest.current.warnings);
  return isNew ? { is: 'failed', fields: Object.keys(warnings), warnings } : undefined;
}

/** Waits for the tasks of fields. Returns an outcome that ends the submit unless the values can be sent afterwards. */
async function waitForTasks<Values extends object>(context: Context<Values>): Promise<Outcome | undefined> {
  const { tasks, dispatch, isHere } = context;
  if (tasks.running().size === 0) return undefined;
  if (tasks.uploading().size > 0) dispatch({ is: 'uploading' });
  if (!(await tasks.settled()) || !isHere()) return STOPPED;
  dispatch({ is: 'checking' });
  // The fields could be changed until now.
  return check(context);
}

const STOPPED: Outcome = { is: 'stopped' };

/** Returns the outcome for errors that the server has returned. */
export function rejection<Values extends object>(errors: FormErrors, form: FormApi<Values>): Outcome {
  const { fields, root } = splitByField(errors, form.getRegisteredFields());
  const serverErrors = remarksFor(fields, form.getState().values);
  return { is: 'failed', fields: Object.keys(fields), root, wait: errors[RETRY_AFTER], serverErrors };
}

/** Reports an error in our code to the browser, and shows the generic text for it. */
function mistake(reason: unknown): Outcome {
  globalThis.reportError?.(reason);
  return { is: 'failed', root: commonTexts.somethingWentWrong };
}
