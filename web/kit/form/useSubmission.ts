import { FORM_ERROR, type FormApi } from 'final-form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Rules } from '#domain/rules';
import type { DraftValues } from './draft.ts';
import { type FormErrors, hasNewRemark, type Remark, remarksFor, validateAll } from './formErrors.ts';
import type { PendingTasks } from './pendingTasks.ts';
import {
  catchMistakes,
  type FailedSubmit,
  type Outcome,
  type PartialSave,
  type Phase,
  rejection,
  STOPPED,
  showFailure,
} from './submitOutcome.ts';
import { useLatest } from './useLatest.ts';

type Options<Values extends object> = {
  warningRules: Rules<Values> | undefined;
  tasks: PendingTasks;
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that succeeds returns nothing
  onSubmit: ((values: Values) => Promise<FormErrors | void> | FormErrors | void) | undefined;
  beforeSubmit: (() => Promise<unknown>) | undefined;
  /** Sorts field names in the order of their controls on the page. */
  inPageOrder: (names: readonly string[]) => string[];
  /** Validates again: rules and uploads may have changed since the last change of a value. */
  revalidate: (form: FormApi<Values>) => void;
  /** Called with the values that were not sent, which stay in the draft. */
  onSent: (unsent: DraftValues | undefined) => void;
};

/** Runs the submits of a form and keeps their state. A submit sends at most one request. */
export function useSubmission<Values extends object>(options: Options<Values>) {
  const state = useSubmissionState();
  const { phase, isPartial, submitAttempts, failedSubmit, serverErrors, warnings, activity } = state;
  const { isWaiting, endWait } = useRetryWait(failedSubmit);
  const context: Context<Values> = { ...options, ...state, isWaiting };
  useReturn(state);
  return {
    phase,
    isPartial,
    submitAttempts,
    failedSubmit,
    serverErrors,
    warnings,
    isWaiting,
    endWait,
    isDisabled: phase !== 'idle' || isWaiting,
    submit: (form: FormApi<Values>, partialSave?: PartialSave) => submit(form, context, partialSave),
    /** The `onSubmit` of final-form. */
    send: (_values: Values, form: FormApi<Values>) => send(form, context),
    /** Enables a form again that was sent and left, if a value changes: the owner is still, or again, on its page. */
    handleChange: () => {
      if (activity.current === 'leaving') becomeIdle(state);
    },
  };
}

export type Submission<Values extends object> = ReturnType<typeof useSubmission<Values>>;

type State = ReturnType<typeof useSubmissionState>;
/** Options and state as they were in the render in which a submit began. */
type Context<Values extends object> = Options<Values> & State & { isWaiting: boolean };

function useSubmissionState() {
  const [phase, setPhase] = useState<Phase>('idle');
  const [isPartial, setPartial] = useState(false);
  const [submitAttempts, setSubmitAttempts] = useState(0);
  const [failedSubmit, setFailedSubmit] = useState<FailedSubmit>({
    count: 0,
    ofFields: 0,
    fields: [],
    root: undefined,
  });
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, Remark>>>({});
  const [warnings, setWarnings] = useState<Readonly<Record<string, Remark>>>({});
  // `leaving`: the form was sent, and is still visible while the code of the next page loads.
  const activity = useRef<'idle' | 'submitting' | 'leaving'>('idle');
  const outcome = useRef<Outcome | undefined>(undefined);
  const isMounted = useIsMounted();
  const submittedOn = useRef('');
  return {
    phase,
    setPhase,
    isPartial,
    setPartial,
    submitAttempts,
    setSubmitAttempts,
    failedSubmit,
    setFailedSubmit,
    serverErrors,
    setServerErrors,
    warnings,
    setWarnings,
    activity,
    outcome,
    submittedOn,
    // The form stays mounted while the code of the next page loads, so the address is compared too.
    hasLeft: () => !isMounted.current || location.pathname !== submittedOn.current,
  };
}

/** Enables a form again that was sent and left, if the owner goes back to it before the next page is rendered. */
function useReturn(state: State): void {
  const latest = useLatest(state);
  useEffect(() => {
    const handlePopState = () => {
      const { activity, hasLeft } = latest.current;
      if (activity.current === 'leaving' && !hasLeft()) becomeIdle(latest.current);
    };
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [latest]);
}

async function submit<Values extends object>(
  form: FormApi<Values>,
  context: Context<Values>,
  partialSave: PartialSave | undefined,
): Promise<void> {
  const { activity, outcome, submittedOn } = context;
  // Checked here for every kind of submit: by the button, by a key, or by the last digit of a code.
  if (activity.current !== 'idle' || context.isWaiting) return;
  activity.current = 'submitting';
  outcome.current = undefined;
  submittedOn.current = location.pathname;
  const address = location.href;
  context.setPartial(Boolean(partialSave));
  if (partialSave) {
    outcome.current = await catchMistakes(partialSave(context));
  } else {
    context.setSubmitAttempts((count) => count + 1);
    context.revalidate(form);
    await form.submit();
  }
  // `send` has assigned it, which TypeScript does not see.
  const result = outcome.current as Outcome | undefined;
  if (result?.status !== 'sent') {
    becomeIdle(context);
    showFailure(result ?? { status: 'invalid' }, form, context);
    return;
  }
  context.setFailedSubmit((before) => ({ ...before, fields: [], root: undefined, wait: undefined }));
  context.onSent(result.unsent);
  if (location.href === address) becomeIdle(context);
  else activity.current = 'leaving';
}

function becomeIdle({ activity, setPhase }: State): void {
  activity.current = 'idle';
  setPhase('idle');
}

/** Called by final-form when the values are valid. Never rejects: final-form would stay busy. */
async function send<Values extends object>(
  form: FormApi<Values>,
  context: Context<Values>,
): Promise<FormErrors | undefined> {
  context.setPhase('sending');
  const result = await catchMistakes(run(form, context));
  context.outcome.current = result;
  if (result.status !== 'rejected') return undefined;
  context.setServerErrors(remarksFor(result.fields, form.getState().values));
  return { ...result.fields, ...(result.root !== undefined && { [FORM_ERROR]: result.root }) };
}

/** Runs the steps from valid values to an outcome. */
async function run<Values extends object>(form: FormApi<Values>, context: Context<Values>): Promise<Outcome> {
  const early = checkWarnings(form.getState().values, context) ?? (await waitForTasks(form, context));
  if (early) return early;
  try {
    await context.beforeSubmit?.();
  } catch {
    return STOPPED; // the screen shows this failure where its result is missing
  }
  if (context.hasLeft()) return STOPPED;
  const errors = (await context.onSubmit?.(form.getState().values)) ?? {};
  return Object.keys(errors).length > 0 ? rejection(errors, form) : { status: 'sent' };
}

/** Shows the warnings about the values. Returns an outcome that ends the submit if one of them is new. */
function checkWarnings<Values extends object>(values: Values, context: Context<Values>): Outcome | undefined {
  const found = remarksFor(validateAll(context.warningRules, values), values);
  context.setWarnings(found);
  return hasNewRemark(found, context.warnings) ? { status: 'warned', fields: Object.keys(found) } : undefined;
}

/** Waits for running uploads and checks. Returns an outcome that ends the submit unless the values can be sent afterwards. */
async function waitForTasks<Values extends object>(
  form: FormApi<Values>,
  context: Context<Values>,
): Promise<Outcome | undefined> {
  const { tasks, setPhase } = context;
  if (tasks.running().size === 0) return undefined;
  if (tasks.uploading().size > 0) setPhase('uploading');
  if (!(await tasks.settled()) || context.hasLeft()) return STOPPED;
  setPhase('sending');
  // The fields could be changed until now.
  context.revalidate(form);
  const { invalid, values } = form.getState();
  return invalid ? { status: 'invalid' } : checkWarnings(values, context);
}

/** Returns whether the wait after a failed submit is still running, and the function that ends it. */
function useRetryWait({ count, wait }: FailedSubmit) {
  const [endedCount, setEndedCount] = useState(0);
  return { isWaiting: wait !== undefined && endedCount !== count, endWait: () => setEndedCount(count) };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
