import { useEffect, useRef } from 'react';
import { t } from '#i18n';
import type { SummaryEntry } from './ErrorSummary.tsx';
import { focusControl } from './focusControl.ts';
import { controlId, type Remark } from './formContext.ts';
import type { FormErrors } from './formErrors.ts';

type Sources = {
  formId: string;
  /** The fields that the last press had to do with, in the order of the page. */
  fields: readonly string[];
  values: object;
  errors: FormErrors;
  refused: Readonly<Record<string, Remark>>;
  doubts: Readonly<Record<string, Remark>>;
};

/** What is still to be looked at after a press, in the fields' own words (ux F4). */
export function summaryEntries({ formId, fields, values, errors, refused, doubts }: Sources): SummaryEntry[] {
  const standing = (said: Readonly<Record<string, Remark>>, name: string) =>
    Object.is(said[name]?.value, (values as Readonly<Record<string, unknown>>)[name]) ? said[name]?.text : undefined;
  return fields.flatMap((name) => {
    const wrong = standing(refused, name) ?? errors[name];
    const text = wrong ?? standing(doubts, name);
    return text === undefined ? [] : [{ controlId: controlId(formId, name), text, isDoubt: wrong === undefined }];
  });
}

/** Field names sorted as their controls stand on the page; what has none comes last. */
export function inPageOrder(formId: string, names: readonly string[]): string[] {
  const controls = new Map(names.map((name) => [name, document.getElementById(controlId(formId, name))]));
  return [...names].sort((one, other) => {
    const [first, second] = [controls.get(one), controls.get(other)];
    if (!first || !second) return Number(!first) - Number(!second);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/**
 * Moves the focus once after each setback: to the alert when the form as a whole was refused, else to the summary, or
 * to the control where there is but one (ux F4, F5). Give `alert` and `summary` to those two.
 */
export function useFocusOnFailure(
  setbacks: number,
  { hasAlert, control }: { hasAlert: boolean; control: string | undefined },
) {
  const alert = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLElement>(null);
  const met = useRef(setbacks);
  useEffect(() => {
    if (met.current === setbacks) return;
    met.current = setbacks;
    if (hasAlert) alert.current?.focus();
    else if (control !== undefined) focusControl(control);
    else summary.current?.focus();
  }, [setbacks, hasAlert, control]);
  return { alert, summary };
}

/** "Error: " before the document's title for as long as there is something to correct (ux F4). */
export function useErrorInTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const prefix = `${t('Error:')} `;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [isWrong]);
}
