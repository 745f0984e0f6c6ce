import { createContext, useContext } from 'react';
import { useForm, useFormState } from 'react-final-form';

/** What was said of a field; it stands while the value is the one it was said about. */
export type Remark = { readonly text: string; readonly value: unknown };

/** What a form tells its fields beside their values. */
export type FormContextValue = {
  /** Makes the ids of this form's controls its own. */
  readonly id: string;
  /** How many times the submit button was pressed. */
  readonly submitAttempts: number;
  /** How many presses led to something to look at again; what is wrong then shows. */
  readonly failedSubmits: number;
  /** What the server refused, by field. */
  readonly serverErrors: Readonly<Record<string, Remark>>;
  /** Soft warnings, by field (ux §7). */
  readonly warnings: Readonly<Record<string, Remark>>;
  /** Names a field whose value is never stored. */
  readonly keepSecret: (name: string) => void;
  /** Sends the form as its button would. */
  readonly submit: () => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** What the form around says; throws where there is none. */
export function useFormContext(): FormContextValue {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error('A field stands outside of a Form.');
  return surroundings;
}

/** The id of a field's control: where its label, its summary link and the focus lead. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;

/** The current values, inside a Form. */
export const useFormValues = <Values extends object>(): Values =>
  useFormState<Values>({ subscription: { values: true } }).values;

/** Sets another field's value, inside a Form: `set('colony', 'Roma Norte')`. */
export function useSetValue(): (name: string, value: unknown) => void {
  return useForm('useSetValue').change;
}
