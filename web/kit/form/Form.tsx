import type { FormApi } from 'final-form';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form as FinalForm, useForm, useFormState } from 'react-final-form';
import type { Rules } from '#domain/rules';
import { type PlainMessageId, t } from '#i18n';
import { Banner } from '../feedback/Banner.tsx';
import { PageFooter } from '../layout/PageFooter.tsx';
import { Button, type ButtonKind } from '../navigation/Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { FormContext, type FormContextValue } from './formContext.ts';
import { type FormErrors, validateAll } from './formErrors.ts';
import { frozenHandlers } from './frozen.ts';
import { createPendingUploads, type PendingUploads, PendingUploadsContext } from './pendingUploads.ts';
import { RetryCountdown } from './RetryCountdown.tsx';
import { inPageOrder, summaryEntries, useErrorInTitle, useFocusOnFailure } from './summaryEntries.ts';
import { useDraft, useKeptDraft } from './useDraft.ts';
import { useInputBeforeHydration } from './useInputBeforeHydration.ts';
import { useSubmission } from './useSubmission.ts';

export { FORM_ERROR } from 'final-form';
export { useFormValues, useSetValue } from './formContext.ts';
export type { FormErrors } from './formErrors.ts';

type FormProps<Values extends object> = {
  rules?: Rules<Values> | undefined;
  /** Doubts that are said once and then let pass (ux §7, check digits). */
  warnings?: Rules<Values> | undefined;
  /** Read once, when the form appears. */
  initialValues: Values;
  /** Answers what was refused: field → ready text; `FORM_ERROR` → the alert above the form. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that went well has nothing to answer
  onSubmit: (values: Values) => Promise<FormErrors | void> | FormErrors | void;
  /** The button's words, at rest and while it is being sent. */
  action: PlainMessageId;
  busy: PlainMessageId;
  /** Primary, unless something else has to be done first. */
  kind?: ButtonKind | undefined;
  /** A second button that sends the form. `onPress` is told which of the two it was, before the rules are asked. */
  otherwise?: { action: PlainMessageId; onPress: (isOtherwise: boolean) => void } | undefined;
  /** The name under which what was typed is kept in this tab, one for each route (ux F7). */
  draft?: string | undefined;
  /** A way out, under the button. Closed while the form is being sent, though not while files are: that may take long. */
  secondary?: ReactNode;
  /** A form of one control: what is wrong focuses it, there is no summary (ux F4). */
  only?: boolean | undefined;
  /** Whether it opens with "Todos los campos son obligatorios."; a form of one control does not unless told. */
  intro?: boolean | undefined;
  /** Adds ", salvo los marcados" to that line. */
  optional?: boolean | undefined;
  children?: ReactNode;
  onValues?: ((values: Values) => void) | undefined;
  /** Awaited before sending, for figures that are still on their way; a rejection stops the submit. */
  hold?: (() => Promise<unknown>) | undefined;
};

/** React-final-form with the house's manners, once (ux §1.1 F1–F8). */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { rules, warnings, onSubmit, hold } = props;
  const formId = useId();
  useInputBeforeHydration(formId);
  const draft = useDraft(props.draft, props.initialValues);
  const [start] = useState<Values>(() => ({ ...props.initialValues, ...draft.recovered }));
  const [uploads] = useState(createPendingUploads);

  // One function for all renders: another one would be taken for a change of the form.
  const latestRules = useLatest(rules);
  const validate = useCallback(
    (values: Values) => ({ ...validateAll(latestRules.current, values, uploads.fields()), ...uploads.errors() }),
    [latestRules, uploads],
  );
  // Given its rules once more, the library runs them.
  const revalidate = useCallback((form: FormApi<Values>) => form.setConfig('validate', validate), [validate]);
  const submission = useSubmission<Values>({
    warnings,
    uploads,
    onSubmit,
    hold,
    inPageOrder: (names) => inPageOrder(formId, names),
    revalidate,
    onDone: () => draft.keeper?.clear(),
  });

  return (
    <PendingUploadsContext.Provider value={uploads}>
      <FinalForm<Values> initialValues={start} validate={validate} onSubmit={submission.send} subscription={NOTHING}>
        {() => <Body {...props} {...{ formId, submission, uploads, revalidate }} kept={draft} />}
      </FinalForm>
    </PendingUploadsContext.Provider>
  );
}

// The body subscribes by itself.
const NOTHING = {};

type BodyProps<Values extends object> = FormProps<Values> & {
  formId: string;
  kept: ReturnType<typeof useDraft>;
  submission: ReturnType<typeof useSubmission<Values>>;
  uploads: PendingUploads;
  revalidate: (form: FormApi<Values>) => void;
};

function Body<Values extends object>({ formId, kept, submission, uploads, revalidate, ...props }: BodyProps<Values>) {
  const { only = false, intro = !only, optional = false, action, busy, kind, otherwise, secondary, children } = props;
  const { phase, setback, refused, doubts, isWaiting } = submission;
  const form = useForm<Values>('Form');
  const { values, errors = {} } = useFormState<Values>({ subscription: { values: true, errors: true } });
  useKeptDraft(form as unknown as FormApi, kept);
  useEffect(() => uploads.watch(() => revalidate(form)), [uploads, revalidate, form]);
  useListener(values, (now) => {
    submission.changed();
    props.onValues?.(now);
  });

  const troubles = summaryEntries({ formId, fields: setback.fields, values, errors, refused, doubts });
  const hasAlert = setback.root !== undefined;
  const control = only ? troubles[0]?.controlId : undefined;
  const { alert, summary } = useFocusOnFailure(setback.count, { hasAlert, control });
  useErrorInTitle(hasAlert || troubles.some(({ isDoubt }) => !isDoubt));
  const surroundings = useSurroundings(formId, submission, kept.secrets);

  const isClosed = phase !== 'idle' || isWaiting;
  const [isOtherwise, setOtherwise] = useState(false);
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (isClosed) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const wasOther = submitter?.getAttribute('value') === OTHERWISE;
    setOtherwise(wasOther);
    otherwise?.onPress(wasOther);
    void submission.press(form);
  };
  const busyText = phase === 'uploading' ? t('Finishing the upload of files…') : phase === 'sending' && t(busy);

  return (
    <FormContext.Provider value={surroundings}>
      <form id={formId} method="post" noValidate className={styles.form} onSubmit={press}>
        <div className={styles.fields} {...(phase === 'sending' && frozenHandlers)}>
          {setback.root !== undefined && (
            <Banner kind="danger" role="alert" tabIndex={-1} ref={alert}>
              {setback.root}
            </Banner>
          )}
          {!only && troubles.length > 0 && <ErrorSummary troubles={troubles} summary={summary} />}
          {intro && <Intro optional={optional} />}
          {children}
        </div>
        <PageFooter>
          {isWaiting && <RetryCountdown key={setback.count} seconds={setback.wait ?? 0} onOver={submission.endWait} />}
          <Button type="submit" kind={kind} busy={!isOtherwise && busyText} disabled={isClosed}>
            {t(action)}
          </Button>
          {otherwise && (
            <Button type="submit" kind="ghost" value={OTHERWISE} busy={isOtherwise && busyText} disabled={isClosed}>
              {t(otherwise.action)}
            </Button>
          )}
          {secondary !== undefined && (
            <div className={styles.secondary} inert={phase === 'sending'}>
              {secondary}
            </div>
          )}
        </PageFooter>
      </form>
    </FormContext.Provider>
  );
}

/** By this value a submit tells that the second button sent it. */
const OTHERWISE = 'otherwise';

/** F1: no asterisks, one line instead. */
const Intro = ({ optional }: { optional: boolean }) => (
  <p className={styles.intro}>
    {t(optional ? 'All fields are required, except those marked.' : 'All fields are required.')}
  </p>
);

/** What the fields hear of their form; the same object until something of it changes. */
function useSurroundings<Values extends object>(
  id: string,
  submission: BodyProps<Values>['submission'],
  secrets: Set<string>,
) {
  const form = useForm<Values>('Form');
  const { presses, setback, refused, doubts } = submission;
  const press = useLatest(submission.press);
  return useMemo<FormContextValue>(
    () => ({
      id,
      submitAttempts: presses,
      failedSubmits: setback.count,
      serverErrors: refused,
      warnings: doubts,
      keepSecret: (name) => secrets.add(name),
      submit: () => void press.current(form),
    }),
    [id, presses, setback.count, refused, doubts, secrets, form, press],
  );
}

/** Calls the newest listener whenever the value is another one, the first one included. */
function useListener<Value>(value: Value, listener: (value: Value) => void) {
  const latest = useLatest(listener);
  useEffect(() => latest.current(value), [value, latest]);
}

/** The newest of a value that changes from render to render, for what outlives a render. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
