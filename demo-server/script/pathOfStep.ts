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

/** Returns the address of a step's page for an owner, with the ids of what they have; home when they have none of it. */
export function pathOfStep({ routes: [route] }: Pick<Step, 'routes'>, owner: OwnerOfStep): string {
  const { id, phone, applications, loans } = owner;
  if (route.startsWith('/verification-code')) return `/verification-code/${id}?${new URLSearchParams({ phone })}`;
  const [application] = applications;
  const [loan] = loans;
  const late = loan?.installments.find(({ status }) => status === 'overdue' || status === 'rejected');
  const newest = route.startsWith('/applications') ? application : loan;
  const path = route.replace(':installmentId', late?.id ?? '').replace(':id', newest?.id ?? '');
  return /\/\/|.\/$/.test(path) ? '/home' : path;
}
