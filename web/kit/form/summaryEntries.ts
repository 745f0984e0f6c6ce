import { useEffect, useLayoutEffect, useRef } from 'react';
import { isMissing } from '#domain/rules';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { MOST_MESSAGES, type SummaryEntry } from './ErrorSummary.tsx';
import { focusControl } from './focusControl.ts';
import { controlId, type SummaryLabel } from './formContext.ts';
import type { FormErrors, Remarks } from './formErrors.ts';

type Sources = {
  formId: string;
  /** The fields that made the last submit fail, in page order. */
  fields: readonly string[];
  values: object;
  errors: FormErrors;
  serverErrors: Remarks;
  warnings: Remarks;
  labels: ReadonlyMap<string, SummaryLabel>;
};

/**
 * Returns what still has to be corrected after a failed submit, with the texts that the fields show. A text that does
 * not say which field it is about begins with the field's label.
 */
export function summaryEntries({ formId, labels, ...sources }: Sources): SummaryEntry[] {
  const messages = currentMessages(sources);
  const isShort = messages.length > MOST_MESSAGES;
  return messages.map(({ name, text, ...message }) => {
    const field = labels.get(name);
    const isRepeated = messages.some((other) => other.name !== name && other.text === text);
    const isNamed = field !== undefined && (isShort || field.always || isRepeated);
    return {
      ...message,
      controlId: controlId(formId, name),
      label: isShort ? field?.label : undefined,
      text: isNamed ? labelled(field.label, text) : text,
    };
  });
}

/** Begins a sentence with a label; an acronym such as "PDF" keeps its capitals. */
const labelled = (label: string, sentence: string): string =>
  formTexts.fieldProblem({
    field: label,
    problem: sentence.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase('es-MX')),
  });

function currentMessages({ fields, values, errors, serverErrors, warnings }: Omit<Sources, 'formId' | 'labels'>) {
  const currentValue = (name: string) => (values as Readonly<Record<string, unknown>>)[name];
  const currentText = (remarks: Remarks, name: string) =>
    Object.is(remarks[name]?.value, currentValue(name)) ? remarks[name]?.text : undefined;
  return fields.flatMap((name) => {
    const error = currentText(serverErrors, name) ?? errors[name];
    const text = error ?? currentText(warnings, name);
    return text === undefined
      ? []
      : [{ name, text, isWarning: error === undefined, isMissing: isMissing(currentValue(name)) }];
  });
}

/** Returns field names in the order of their controls on the page; names without a control come last. */
export function inPageOrder(formId: string, names: readonly string[]): string[] {
  const controls = new Map(names.map((name) => [name, document.getElementById(controlId(formId, name))]));
  return [...names].sort((one, other) => {
    const [first, second] = [controls.get(one), controls.get(other)];
    if (!first || !second) return Number(!first) - Number(!second);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/**
 * Moves the focus once after each failed submit: to the alert if there is one, else to `control` in a form of one
 * control, else to the error summary. Returns the refs for the alert and the summary.
 */
export function useFocusOnFailure(
  failedSubmits: number,
  { hasAlert, control }: { hasAlert: boolean; control: string | undefined },
) {
  const alert = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLElement>(null);
  const handled = useRef(failedSubmits);
  // A layout effect: what is typed once the errors are visible must not lose the focus.
  useLayoutEffect(() => {
    if (handled.current === failedSubmits) return;
    handled.current = failedSubmits;
    if (hasAlert) alert.current?.focus();
    else if (control !== undefined) focusControl(control);
    else summary.current?.focus();
  }, [failedSubmits, hasAlert, control]);
  return { alert, summary };
}

/**
 * Prefixes the document's title with "Error: " while there is something to correct, as screen readers read it first.
 */
export function useErrorInTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    const prefix = `${formTexts.error} `;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasError]);
}
