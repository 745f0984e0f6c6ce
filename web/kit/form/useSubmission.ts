import { FORM_ERROR, type FormApi } from 'final-form';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Rules } from '#domain/rules';
import { WAIT } from '#domain/wait';
import { t } from '#i18n';
import type { Remark } from './formContext.ts';
import { currentRemarks, type FormErrors, hasNewRemark, remarksFor, splitByField, validateAll } from './formErrors.ts';
import type { PendingUploads } from './pendingUploads.ts';

/** What a refused press left to look at; `count` grows with each. */
export type FailedSubmit = {
  readonly count: number;
  readonly fields: readonly string[];
  readonly root: string | undefined;
  /** Seconds until another press has a chance. */
  readonly wait?: number | undefined;
};

/** What the form is doing: `uploading` waits for files before it sends (ux U7). */
export type Phase = 'idle' | 'uploading' | 'sending';

type Answer =
  | { is: 'done' }
  | { is: 'stopped' }
  | { is: 'wrong' }
  | { is: 'doubted'; fields: readonly string[] }
  | { is: 'refused'; fields: FormErrors; root: string | undefined; wait?: number | undefined };

const STOPPED: Answer = { is: 'stopped' };

type Options<Values extends object> = {
  warnings: Rules<Values> | undefined;
  uploads: PendingUploads;
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that went well has nothing to answer
  onSubmit: (values: Values) => Promise<FormErrors | void> | FormErrors | void;
  hold: (() => Promise<unknown>) | undefined;
  /** The names as their controls stand on the page. */
  inPageOrder: (names: readonly string[]) => string[];
  /** Runs the rules again: they may have changed, and so may the files. */
  revalidate: (form: FormApi<Values>) => void;
  onDone: () => void;
};

/** From the press of the button to what came of it: one press, one request (ux F6). */
export function useSubmission<Values extends object>({ warnings, uploads, ...options }: Options<Values>) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [presses, setPresses] = useState(0);
  const [setback, setSetback] = useState<FailedSubmit>({ count: 0, fields: [], root: undefined });
  const [refused, setRefused] = useState<Readonly<Record<string, Remark>>>({});
  const [doubts, setDoubts] = useState<Readonly<Record<string, Remark>>>({});
  // Which press it was whose wait is over.
  const [waited, setWaited] = useState(0);
  const isWaiting = setback.wait !== undefined && waited !== setback.count;
  const busy = useRef(false);
  const left = useRef(false);
  const answer = useRef<Answer | undefined>(undefined);
  const isMounted = useIsMounted();
  const pressedOn = useRef('');
  // The next page's code may still be loading while this form is on the screen.
  const hasLeft = () => !isMounted.current || location.pathname !== pressedOn.current;

  const refusedWith = (refusals: FormErrors, form: FormApi<Values>): Answer => ({
    is: 'refused',
    ...splitByField(refusals, form.getRegisteredFields()),
    wait: refusals[WAIT],
  });

  /** Shows what is doubtful about the values; ends the press when something of it was not shown before. */
  function doubtsAbout(values: Values): Answer | undefined {
    const found = remarksFor(validateAll(warnings, values), values);
    setDoubts(found);
    return hasNewRemark(found, doubts) ? { is: 'doubted', fields: Object.keys(found) } : undefined;
  }

  /** Waits for the uploads that run; ends the press unless all that is on the screen by then can be sent. */
  async function filesOf(form: FormApi<Values>): Promise<Answer | undefined> {
    if (uploads.fields().size === 0) return undefined;
    setPhase('uploading');
    if (!(await uploads.settled()) || hasLeft()) return STOPPED;
    setPhase('sending');
    // Until now the fields could be changed.
    options.revalidate(form);
    await validated(form);
    const { invalid, values } = form.getState();
    return invalid ? { is: 'wrong' } : doubtsAbout(values);
  }

  async function answerTo(form: FormApi<Values>): Promise<Answer> {
    const ended = doubtsAbout(form.getState().values) ?? (await filesOf(form));
    if (ended) return ended;
    try {
      await options.hold?.();
    } catch {
      return STOPPED; // what could not be had is shown where it is missing
    }
    if (hasLeft()) return STOPPED;
    const refusals = (await options.onSubmit(form.getState().values)) ?? {};
    return Object.keys(refusals).length > 0 ? refusedWith(refusals, form) : { is: 'done' };
  }

  /** What final-form calls when the rules are kept. It never rejects (dependencies §7). */
  async function send(_values: Values, form: FormApi<Values>): Promise<FormErrors | undefined> {
    setPhase('sending');
    const given = await answerTo(form).catch((reason: unknown): Answer => {
      // A fault of ours: told to the browser, and to the owner in the words for the unknown (ux §1.2).
      globalThis.reportError?.(reason);
      return { is: 'refused', fields: {}, root: t('Something went wrong') };
    });
    answer.current = given;
    if (given.is !== 'refused') return undefined;
    setRefused(remarksFor(given.fields, form.getState().values));
    return { ...given.fields, ...(given.root !== undefined && { [FORM_ERROR]: given.root }) };
  }

  const meet = (fields: readonly string[], root?: string, wait?: number) =>
    setSetback(({ count }) => ({ count: count + 1, fields: options.inPageOrder(fields), root, wait }));

  const rest = () => {
    busy.current = false;
    setPhase('idle');
  };

  async function press(form: FormApi<Values>) {
    // However it is asked for: by the button, a key, or the last digit of a code.
    if (busy.current || isWaiting) return;
    busy.current = true;
    answer.current = undefined;
    pressedOn.current = location.pathname;
    const address = location.href;
    setPresses((count) => count + 1);
    options.revalidate(form);
    if (form.getState().validating) setPhase('sending');
    await form.submit();
    // The assignment happened in `send`, out of the compiler's sight.
    const given = answer.current as Answer | undefined;
    if (given?.is !== 'done') rest();
    if (!given || given.is === 'wrong') {
      setRefused((before) => currentRemarks(before, form.getState().values));
      const { fields, root } = splitByField(form.getState().errors ?? {}, form.getRegisteredFields());
      // Whose verdict is still on its way joins the summary when it comes.
      const asked = form.getRegisteredFields().filter((name) => form.getFieldState(name as keyof Values)?.validating);
      return meet([...new Set([...Object.keys(fields), ...asked])], root);
    }
    if (given.is === 'doubted') return meet(given.fields);
    if (given.is === 'refused') return meet(Object.keys(given.fields), given.root, given.wait);
    if (given.is === 'stopped') return;
    setSetback(({ count }) => ({ count, fields: [], root: undefined }));
    options.onDone();
    // Sent and on the way to another screen, whose code may still be loading: no second press meanwhile (ux F6).
    if (location.href === address) rest();
    else left.current = true;
  }

  /** A value changed: whoever types is still here, so the button is needed again. */
  function changed() {
    if (!left.current) return;
    left.current = false;
    rest();
  }

  const endWait = () => setWaited(setback.count);

  return { press, send, changed, phase, presses, setback, refused, doubts, isWaiting, endWait };
}

/** Resolves when no field of a form is being checked any more. */
const validated = <Values extends object>(form: FormApi<Values>): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = form.subscribe(
      ({ validating }) => {
        if (validating) return;
        resolve();
        // Also called while it subscribes.
        queueMicrotask(() => unsubscribe());
      },
      { validating: true },
    );
  });

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
