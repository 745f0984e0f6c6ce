import { type Application, isInValidation, isRejectedByBureau, sentAt } from '../application.ts';
import { certain } from './figure.ts';
import { validationPromise } from './promise.ts';
import { type StatusEntry, statusEntries } from './statusEntries.ts';
import { type ProcessStep, step } from './step.ts';

export type ApplicationInProcess = Pick<
  Application,
  'status' | 'history' | 'rejection_reason' | 'retry_from' | 'bureau_authorization'
>;

/** Returns what has happened to an application, what happens now, and after a rejection what the owner can do. */
export function applicationSteps(application: ApplicationInProcess, now: Date): ProcessStep[] {
  const { status, rejection_reason, retry_from } = application;
  const entries = statusEntries({ history: application.history, status, path: pathOf(application) });
  const past = entries.flatMap(({ status, at, reason = rejection_reason ?? undefined }) => {
    if (status === 'awaiting_validation') return [step('send_application', 'done', { at })];
    if (status === 'approved') return [step('validate_application', 'done', { at })];
    if (status !== 'rejected') return [];
    return isRejectedByBureau(application)
      ? [step('check_bureau', 'rejected', { at })]
      : [step('validate_application', 'rejected', { at, reason })];
  });

  if (status === 'approved') return past;
  if (status === 'uncompleted') return [step('send_application', 'current')];
  if (status === 'rejected')
    return [...past, step('apply_again', 'next', { day: retry_from ? certain(retry_from) : undefined })];
  if (!isInValidation(application)) return [...past, step('proceed', 'current')];
  return [...past, step('validate_application', 'current', { promise: validationPromise(sentAt(application), now) })];
}

/** Returns the statuses that have led to the one of an application. The bureau decides before the application is sent. */
function pathOf(application: ApplicationInProcess): StatusEntry<Application['status']>[] {
  const { status } = application;
  if (status === 'uncompleted') return [];
  if (isRejectedByBureau(application)) return [{ status }];
  const sent = { status: 'awaiting_validation', at: sentAt(application) } as const;
  return status === sent.status ? [sent] : [sent, { status }];
}
