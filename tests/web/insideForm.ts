import type { FormApi } from 'final-form';
import { createElement, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { FormContext, type FormContextValue } from '#kit/form/formContext.ts';
import { createPendingTasks, PendingTasksContext } from '#kit/form/pendingTasks.ts';

/** What the fields of a form get from it before anything was sent. */
const idleForm: FormContextValue = {
  id: 'f',
  submitAttempts: 0,
  failedSubmits: 0,
  serverErrors: {},
  warnings: {},
  isRecovered: () => false,
  labels: new Map(),
  keepSecret: () => {},
  offerChoice: () => {},
  submit: () => {},
};
const noTasks = createPendingTasks();
const onSubmit = () => undefined;

/** Renders fields inside a form, whose context and tasks the test can change. */
export const insideForm = <Values extends object>(
  form: FormApi<Values>,
  fields: ReactNode,
  { tasks = noTasks, context = {} }: { tasks?: typeof noTasks; context?: Partial<FormContextValue> } = {},
) =>
  createElement(Form<Values>, {
    form,
    onSubmit,
    render: () =>
      createElement(
        PendingTasksContext.Provider,
        { value: tasks },
        createElement(FormContext.Provider, { value: { ...idleForm, ...context } }, fields),
      ),
  });
