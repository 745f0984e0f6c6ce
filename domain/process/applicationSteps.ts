import { instantOf } from '../api/readable.ts';
import type { Application } from '../application.ts';
import { PROPERTY_VALIDATION_HOURS } from '../businessDays.ts';
import { type StatusEntry, statusEntries } from './statusEntries.ts';
import { type ProcessStep, propertyPromise, step } from './step.ts';

export type ApplicationInProcess = Pick<
  Application,
  'status' | 'history' | 'rejection_reason' | 'retry_from' | 'bureau_authorization'
>;

/** Returns what has happened to an application, what happens now, and after a no what the owner can do. */
export function applicationSteps(application: ApplicationInProcess, now: Date): ProcessStep[] {
  const { status, rejection_reason, retry_from } = application;
  const entries = statusEntries({ history: application.history, status, path: pathOf(application) });
  const sent = entries.find((entry) => entry.status === 'awaiting_validation');
  const past = entries.flatMap(({ status, at, reason = rejection_reason ?? undefined }) => {
    if (status === 'awaiting_validation') return [step('send_application', 'done', { at })];
    if (status === 'approved') return [step('validate_application', 'done', { at })];
    if (status !== 'rejected') return [];
    return [sent ? step('validate_application', 'refused', { at, reason }) : step('check_bureau', 'refused', { at })];
  });

  if (status === 'approved') return past;
  if (status === 'uncompleted') return [step('send_application', 'current')];
  if (status === 'rejected') return [...past, step('apply_again', 'next', { day: retry_from ?? undefined })];
  if (status !== 'awaiting_validation' && status !== 'in_validation') return [...past, step('proceed', 'current')];
  const promise = propertyPromise(sent?.at, PROPERTY_VALIDATION_HOURS, now);
  return [...past, step('validate_application', 'current', { promise })];
}

/** Returns the statuses that have led to the one of an application. The bureau decides before the application is sent. */
function pathOf({
  status,
  retry_from,
  bureau_authorization,
}: ApplicationInProcess): StatusEntry<Application['status']>[] {
  if (status === 'uncompleted') return [];
  const isOfBureau = status === 'rejected' && Boolean(retry_from);
  const sent = { status: 'awaiting_validation', at: instantOf(bureau_authorization?.at) } as const;
  if (isOfBureau) return [{ status }];
  return status === sent.status ? [sent] : [sent, { status }];
}
