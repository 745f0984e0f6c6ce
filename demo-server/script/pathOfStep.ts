import type { Step } from './steps.ts';

/** Whom a step's page is about, with what they have, newest first. */
export type OwnerOfStep = {
  readonly id: string;
  readonly phone: string;
  readonly applications: readonly { readonly id: string }[];
  readonly loans: readonly {
    readonly id: string;
    readonly installments: readonly { readonly id: string; readonly status: string }[];
  }[];
};

/** Returns the address of a step's page for an owner, with the ids of what they have. */
export function pathOfStep({ routes: [route] }: Pick<Step, 'routes'>, owner: OwnerOfStep): string {
  const { id, phone, applications, loans } = owner;
  if (route.startsWith('/verification-code')) return `/verification-code/${id}?${new URLSearchParams({ phone })}`;
  const [application] = applications;
  const [loan] = loans;
  const late = loan?.installments.find(({ status }) => status === 'overdue');
  const newest = route.startsWith('/applications') ? application : loan;
  return route.replace(':installmentId', late?.id ?? '').replace(':id', newest?.id ?? '');
}

/** Whether a step's address lacks an id, since its application, loan or late payment does not exist. */
export const hasGap = (path: string): boolean => /\/(\/|$)/.test(path);
