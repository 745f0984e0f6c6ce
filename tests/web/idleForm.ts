import type { FormContextValue } from '#kit/form/formContext.ts';

/** What the fields of a form get from it before anything was sent. */
export const idleForm: FormContextValue = {
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
