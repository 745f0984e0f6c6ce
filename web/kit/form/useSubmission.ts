import { FORM_ERROR, type FormApi } from 'final-form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RETRY_AFTER } from '#domain/retryAfter';
import type { Rules } from '#domain/rules';
import * as commonTexts from '#i18n/es-MX/common';
import type { Remark } from './formContext.ts';
import { currentRemarks, type FormErrors, hasNewRemark, remarksFor, splitByField, validateAll } from './formErrors.ts';
import type { PendingUploads } from './pendingUploads.ts';
import { useLatest } from './useLatest.ts';
import { whenValidated } from './whenValidated.ts';

/** What a failed submit left to correct. `count` grows with each failure. */
export type FailedSubmit = {
  readonly count: number;
  readonly fields: readonly string[];
  /** The error that concerns no field, shown as an alert above the form. */
  readonly root: string | undefined;
  /** Seconds until another attempt is allowed. */
  readonly wait?: number | undefined;
};

/** What the form is doing. `uploading` waits for files before it sends; fields can still be changed meanwhile. */
export type Phase = 'idle' | 'uploading' | 'sending';

type Outcome =
  | { status: 'sent' }
  /** Given up without a message: the owner left the page or removed a file, or `beforeSubmit` failed. */
  | { status: 'stopped' }
  | { status: 'invalid' }
  | { status: 'warned'; fields: readonly string[] }
  | { status: 'rejected'; fields: FormErrors; root: string | undefined; wait?: number | undefined };

const STOPPED: Outcome = { status: 'stopped' };

type Options<Values extends object> = {
  warningRules: Rules<Values> | undefined;
  uploads: PendingUploads;
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that succeeds returns nothing
  onSubmit: ((values: Values) => Promise<FormErrors | void> | FormErrors | void) | undefined;
  beforeSubmit: (() => Promise<unknown>) | undefined;
  /** Sorts field names in the order of their controls on the page. */
  inPageOrder: (names: readonly string[]) => string[];
  /** Validates again: rules and uploads may have changed since the last change of a value. */
  revalidate: (form: FormApi<Values>) => void;
  onSent: () => void;
};

/** Runs the submits of a form and keeps their state. A submit sends at most one request. */
export function useSubmission<Values extends object>(options: Options<Values>) {
  const state = useSubmissionState();
  const { phase, submitAttempts, failedSubmit, serverErrors, warnings, activity } = state;
  const { isWaiting, endWait } = useRetryWait(failedSubmit);
  const context: Context<Values> = { ...options, ...state, isWaiting };
  useReturn(state);
  return {
    phase,
    submitAttempts,
    failedSubmit,
    serverErrors,
    warnings,
    isWaiting,
    endWait,
    isDisabled: phase !== 'idle' || isWaiting,
    submit: (form: FormApi<Values>) => submit(form, context),
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
  const [submitAttempts, setSubmitAttempts] = useState(0);
  const [failedSubmit, setFailedSubmit] = useState<FailedSubmit>({ count: 0, fields: [], root: undefined });
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

async function submit<Values extends object>(form: FormApi<Values>, context: Context<Values>): Promise<void> {
  const { activity, outcome, submittedOn } = context;
  // Checked here for every kind of submit: by the button, by a key, or by the last digit of a code.
  if (activity.current !== 'idle' || context.isWaiting) return;
  activity.current = 'submitting';
  outcome.current = undefined;
  submittedOn.current = location.pathname;
  const address = location.href;
  context.setSubmitAttempts((count) => count + 1);
  context.revalidate(form);
  if (form.getState().validating) context.setPhase('sending');
  await form.submit();
  // `send` has assigned it, which TypeScript does not see.
  const result = outcome.current as Outcome | undefined;
  if (result?.status !== 'sent') {
    becomeIdle(context);
    showFailure(result ?? { status: 'invalid' }, form, context);
    return;
  }
  context.setFailedSubmit(({ count }) => ({ count, fields: [], root: undefined }));
  context.onSent();
  if (location.href === address) becomeIdle(context);
  else activity.current = 'leaving';
}

function becomeIdle({ activity, setPhase }: State): void {
  activity.current = 'idle';
  setPhase('idle');
}

function showFailure<Values extends object>(result: Outcome, form: FormApi<Values>, context: Context<Values>): void {
  const fail = (fields: readonly string[], root?: string, wait?: number) =>
    context.setFailedSubmit(({ count }) => ({ count: count + 1, fields: context.inPageOrder(fields), root, wait }));
  if (result.status === 'warned') fail(result.fields);
  if (result.status === 'rejected') fail(Object.keys(result.fields), result.root, result.wait);
  if (result.status !== 'invalid') return;
  context.setServerErrors((before) => currentRemarks(before, form.getState().values));
  const names = form.getRegisteredFields();
  const { fields, root } = splitByField(form.getState().errors ?? {}, names);
  // Fields whose check still runs join the summary when it finds an error.
  const checking = names.filter((name) => form.getFieldState(name as keyof Values)?.validating);
  fail([...new Set([...Object.keys(fields), ...checking])], root);
}

/** Called by final-form when the values are valid. Never rejects: final-form would stay busy. */
async function send<Values extends object>(
  form: FormApi<Values>,
  context: Context<Values>,
): Promise<FormErrors | undefined> {
  context.setPhase('sending');
  const result = await run(form, context).catch((reason: unknown): Outcome => {
    // An error in our code: reported to the browser, and shown with the generic text.
    globalThis.reportError?.(reason);
    return { status: 'rejected', fields: {}, root: commonTexts.somethingWentWrong };
  });
  context.outcome.current = result;
  if (result.status !== 'rejected') return undefined;
  context.setServerErrors(remarksFor(result.fields, form.getState().values));
  return { ...result.fields, ...(result.root !== undefined && { [FORM_ERROR]: result.root }) };
}

/** Runs the steps from valid values to an outcome. */
async function run<Values extends object>(form: FormApi<Values>, context: Context<Values>): Promise<Outcome> {
  const early = checkWarnings(form.getState().values, context) ?? (await waitForUploads(form, context));
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

/** Waits for running uploads. Returns an outcome that ends the submit unless the values can be sent afterwards. */
async function waitForUploads<Values extends object>(
  form: FormApi<Values>,
  context: Context<Values>,
): Promise<Outcome | undefined> {
  const { uploads, setPhase } = context;
  if (uploads.fields().size === 0) return undefined;
  setPhase('uploading');
  if (!(await uploads.settled()) || context.hasLeft()) return STOPPED;
  setPhase('sending');
  // The fields could be changed until now.
  context.revalidate(form);
  await whenValidated(form);
  const { invalid, values } = form.getState();
  return invalid ? { status: 'invalid' } : checkWarnings(values, context);
}

/** Returns the outcome for errors that `onSubmit` returned. */
const rejection = <Values extends object>(errors: FormErrors, form: FormApi<Values>): Outcome => ({
  status: 'rejected',
  ...splitByField(errors, form.getRegisteredFields()),
  wait: errors[RETRY_AFTER],
});

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
