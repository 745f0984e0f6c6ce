import { createContext, useContext, useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { Remarks } from './formErrors.ts';
import type { PartialSave } from './useSubmission.ts';

/**
 * The name of a field in the error summary. A message that other fields have too is told apart by it; with `always`, so
 * is every message of the field.
 */
export type SummaryLabel = { readonly label: string; readonly always: boolean };

/** The file that a field still lacks: text and icon of the button that chooses it, and what a press does. */
export type FileChoice = {
  readonly text: string;
  readonly icon?: string;
  /** Opens the file chooser. Calls `onCancel` when it is closed without a file. */
  readonly open: (onCancel: () => void) => void;
};

/** What a form provides to its fields besides their values. */
export type FormContextValue = {
  /** Prefix of the ids of this form's controls, unique on the page. */
  readonly id: string;
  /** How often a submit was tried, without partial saves. */
  readonly submitAttempts: number;
  /** How many of these failed because of fields. Each failure makes the fields show their errors. */
  readonly failedSubmits: number;
  /** Errors from the server, by field. */
  readonly serverErrors: Remarks;
  /** Warnings, by field. They stop the first submit with a value, not the next one. */
  readonly warnings: Remarks;
  /** Whether a field's value was restored from the draft; an empty one was then cleared by the user. */
  readonly isRecovered: (name: string) => boolean;
  /** Excludes a field from the draft. */
  readonly keepSecret: (name: string) => void;
  /** The names of the fields in the error summary, by field. Fields add their own. */
  readonly labels: Map<string, SummaryLabel>;
  /** Sets what the button of a form with one control chooses instead of sending the form; undefined once it is there. */
  readonly offerChoice: (choice: FileChoice | undefined) => void;
  /** Submits the form as its button does, or saves the part of it that `partialSave` sends. */
  readonly submit: (partialSave?: PartialSave) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the context of the form around. Throws outside of a form. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field must be inside a Form.');
  return context;
}

/** Gives a field its name in the error summary: "Frente de tu INE: imagen requerida". */
export function useSummaryLabel(name: string, label: string, { always = false } = {}): void {
  const { labels } = useFormContext();
  useEffect(() => {
    labels.set(name, { label, always });
  }, [labels, name, label, always]);
}

/** Returns the id of a field's control: the target of its label, its summary link and the focus. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;

/** Returns the current values of the form around. */
export const useFormValues = <Values extends object>(): Values =>
  useFormState<Values>({ subscription: { values: true } }).values;

/** Returns a function that sets the value of any field of the form around: `set('colony', 'Roma Norte')`. */
export function useSetValue(): (name: string, value: unknown) => void {
  return useForm('useSetValue').change;
}
