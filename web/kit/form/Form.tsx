import type { FormApi } from 'final-form';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react';
import { Form as FinalForm, useForm, useFormState } from 'react-final-form';
import type { Rules } from '#domain/rules';
import * as commonTexts from '#i18n/es-MX/common';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { Banner } from '../feedback/Banner.tsx';
import { useCurrentFailure } from '../feedback/OfflineBanner.tsx';
import type { ButtonKind } from '../navigation/Button.tsx';
import type { CanHold } from './draft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { FormFooter, type Secondary } from './FormFooter.tsx';
import { type FileChoice, FormContext, type FormContextValue, type SummaryLabel } from './formContext.ts';
import { type FormErrors, validateAll } from './formErrors.ts';
import { frozenHandlers } from './frozen.ts';
import { createPendingTasks, type PendingTasks, PendingTasksContext } from './pendingTasks.ts';
import { inPageOrder, summaryEntries, useErrorInTitle, useFocusOnFailure } from './summaryEntries.ts';
import { isRecovered, useDraft, useDraftSaving } from './useDraft.ts';
import { useInputBeforeHydration } from './useInputBeforeHydration.ts';
import { useLatest } from './useLatest.ts';
import { type Submission, useSubmission } from './useSubmission.ts';

export { FORM_ERROR } from 'final-form';
export { useFormValues, useSetValue } from './formContext.ts';
export type { FormErrors } from './formErrors.ts';

type FormProps<Values extends object> = FieldsProps<Values> & (SubmitProps<Values> | WithoutSubmit);

type FieldsProps<Values extends object> = {
  rules?: Rules<Values> | undefined;
  /** Rules whose messages are warnings, such as wrong check digits: each stops the submit once, the next one passes. */
  warnings?: Rules<Values> | undefined;
  /** Read once, on mount. */
  initialValues: Values;
  /** Whether the form has one control only: then a failed submit focuses it, and intro and summary do not render. */
  singleControl?: boolean | undefined;
  /** Adds ", salvo los marcados" to the line "Todos los campos son obligatorios." above the fields. */
  optional?: boolean | undefined;
  children?: ReactNode;
  onValues?: ((values: Values) => void) | undefined;
};

type SubmitProps<Values extends object> = {
  /** Returns errors as ready text by field, or under `FORM_ERROR` for the alert above the form; nothing on success. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that succeeds returns nothing
  onSubmit: (values: Values) => Promise<FormErrors | void> | FormErrors | void;
  /** The button's text when idle, and while the form is being sent. */
  action: string;
  busy: string;
  /** The button's kind. Primary by default. */
  kind?: ButtonKind | undefined;
  /** The name under which the values are saved in this tab, one for each route. No draft without it. */
  draft?: string | undefined;
  /** For each field whose initial value is undefined: whether it can hold a value of a draft. */
  canHold?: CanHold | undefined;
  /** Keeps the draft when the form was sent, for a form that the next page leads back to. A sign-in deletes it. */
  keepsDraft?: boolean | undefined;
  /**
   * Links or buttons below the submit button, such as `SaveForLater`. Inert while the form is sent, but not during
   * uploads, which may be long.
   */
  secondary?: Secondary;
  /** Awaited before sending, for figures that are still loading. A rejection stops the submit without a message. */
  beforeSubmit?: (() => Promise<unknown>) | undefined;
};

/** A form that is never sent has no button. Enter in a field validates it. */
type WithoutSubmit = { readonly [Prop in keyof SubmitProps<object>]?: undefined };

/**
 * A form of react-final-form with the behaviour that all forms of the app share: when errors show, the error summary,
 * drafts, waiting for uploads, and freezing while it is sent. See web/kit/README.md.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { rules } = props;
  const formId = useId();
  useInputBeforeHydration(formId);
  const draft = useDraft(props.draft, props.initialValues, props.canHold);
  const [initialValues] = useState<Values>(() => ({ ...props.initialValues, ...draft.recovered }));
  const [tasks] = useState(() => createPendingTasks(draft.journal));

  // The same function for all renders: react-final-form takes another one for a change of the form's configuration.
  const latestRules = useLatest(rules);
  const validate = useCallback(
    (values: Values) => ({ ...validateAll(latestRules.current, values, tasks.uploading()), ...tasks.errors() }),
    [latestRules, tasks],
  );

  return (
    <PendingTasksContext.Provider value={tasks}>
      <FinalForm<Values>
        initialValues={initialValues}
        validate={validate}
        onSubmit={SENT_BY_US}
        subscription={NO_SUBSCRIPTION}
      >
        {() => <Body {...props} {...{ formId, tasks, validate }} draftState={draft} />}
      </FinalForm>
    </PendingTasksContext.Provider>
  );
}

// `Body` subscribes by itself, and `useSubmission` sends.
const NO_SUBSCRIPTION = {};
const SENT_BY_US = () => undefined;

type BodyProps<Values extends object> = FormProps<Values> & {
  formId: string;
  draftState: ReturnType<typeof useDraft>;
  tasks: PendingTasks;
  validate: (values: Values) => FormErrors;
};

function Body<Values extends object>(props: BodyProps<Values>) {
  const { formId, draftState, singleControl = false, optional = false, children } = props;
  const form = useForm<Values>('Form');
  const { values, errors = {} } = useFormState<Values>({ subscription: { values: true, errors: true } });
  const submission = useFormSubmission(form, props);
  useDraftSaving(form as unknown as FormApi, draftState);
  useListener(values, props.onValues);

  const [labels] = useState(() => new Map<string, SummaryLabel>());
  const entries = summaryEntries({ ...submission, formId, values, errors, labels });
  const root = useCurrentFailure(submission.root);
  const control = singleControl ? entries[0]?.controlId : undefined;
  const { alert, summary } = useFocusOnFailure(submission.failures, { hasAlert: root !== undefined, control });
  useErrorInTitle(root !== undefined || entries.some(({ isWarning }) => !isWarning));
  const [choice, offerChoice] = useState<FileChoice>();
  const context = useContextValue(formId, submission, draftState, labels, offerChoice);
  const shownChoice = singleControl ? choice : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (submission.isDisabled) return;
    const submit = () => void submission.submit();
    // Cancelled, the submit says that the file is required.
    if (shownChoice) shownChoice.open(submit);
    else submit();
  };

  return (
    <FormContext.Provider value={context}>
      <form id={formId} method="post" noValidate className={styles.form} onSubmit={handleSubmit}>
        <div className={styles.fields} {...(submission.isFrozen && frozenHandlers)}>
          {root !== undefined && <FormAlert text={root} ref={alert} />}
          {!singleControl && entries.length > 0 && <ErrorSummary entries={entries} summary={summary} />}
          {!singleControl && <Intro optional={optional} />}
          {children}
        </div>
        {props.action !== undefined && <FormFooter {...props} submission={submission} choice={shownChoice} />}
      </form>
    </FormContext.Provider>
  );
}

/** Returns the submits of the form, which validates again whenever the task of a field changes. */
function useFormSubmission<Values extends object>(form: FormApi<Values>, props: BodyProps<Values>): Submission {
  const { formId, draftState, tasks, validate } = props;
  // final-form validates when it is given a `validate`, even the same one.
  const revalidate = useCallback(() => form.setConfig('validate', validate), [form, validate]);
  useEffect(() => tasks.watch(revalidate), [tasks, revalidate]);
  return useSubmission<Values>(form, {
    warningRules: props.warnings,
    tasks,
    onSubmit: props.onSubmit,
    beforeSubmit: props.beforeSubmit,
    inPageOrder: (names) => inPageOrder(formId, names),
    revalidate,
    onSent: (unsent) => {
      if (unsent) draftState.writer?.save(unsent);
      else if (!props.keepsDraft) draftState.writer?.clear();
      draftState.journal.clear();
    },
  });
}

/** The error that concerns no field. */
const FormAlert = ({ text, ref }: { text: string; ref: Ref<HTMLDivElement> }) => (
  <Banner kind="danger" role="alert" tabIndex={-1} ref={ref} data-offline={text === commonTexts.offlineInputKept}>
    {text}
  </Banner>
);

/** One line instead of an asterisk at each label. */
const Intro = ({ optional }: { optional: boolean }) => (
  <p className={styles.intro}>{optional ? formTexts.allFieldsRequiredExceptMarked : formTexts.allFieldsRequired}</p>
);

/** Returns the value of the form's context, which stays the same object until a part of it changes. */
function useContextValue(
  id: string,
  { attempts, fieldFailures, serverErrors, warnings, submit }: Submission,
  { recovered, secrets }: ReturnType<typeof useDraft>,
  labels: Map<string, SummaryLabel>,
  offerChoice: FormContextValue['offerChoice'],
) {
  const latestSubmit = useLatest(submit);
  return useMemo<FormContextValue>(
    () => ({
      id,
      submitAttempts: attempts,
      failedSubmits: fieldFailures,
      serverErrors,
      warnings,
      isRecovered: (name) => isRecovered(recovered, name),
      keepSecret: (name) => secrets.add(name),
      labels,
      offerChoice,
      submit: (partialSave) => void latestSubmit.current(partialSave),
    }),
    [id, attempts, fieldFailures, serverErrors, warnings, recovered, secrets, labels, offerChoice, latestSubmit],
  );
}

/** Calls the latest listener with the first value and with each different one after it. */
function useListener<Value>(value: Value, listener: ((value: Value) => void) | undefined) {
  const notify = useEffectEvent((changed: Value) => listener?.(changed));
  useEffect(() => notify(value), [value]);
}
