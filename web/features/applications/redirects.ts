import { generatePath } from 'react-router-dom';
import type { ReceivedApplication } from '#api/received';
import {
  type ApplicationStep,
  applicationSteps,
  applicationStepToDo,
  isApplicationStepOpen,
} from '#domain/application';
import { toKnown } from '#domain/known';
import type { PlainMessageId } from '#i18n';
import { applicationStepPath, paths } from '#paths';

/** A screen of an application: one of its steps, or one of the two outcomes of the bureau check. */
export type Place = ApplicationStep | 'refused' | 'announced';

export type StepRedirect = { readonly path: string; readonly announcement?: PlainMessageId };

const SENT: readonly ReceivedApplication['status'][] = ['awaiting_validation', 'in_validation'];

/**
 * Returns the outcome of the bureau check, undefined when there is none. A rejection by the bureau has a `retry_from`
 * day.
 */
export function outcomeOf({ status, retry_from }: ReceivedApplication): 'announced' | 'refused' | undefined {
  if (SENT.includes(status)) return 'announced';
  return status === 'rejected' && (retry_from ?? null) !== null ? 'refused' : undefined;
}

/** Returns where to redirect from a screen that may not be opened now; undefined when it may. */
export function redirectFrom(place: Place, application: ReceivedApplication): StepRedirect | undefined {
  const { id, status } = application;
  const next = applicationStepToDo(application);
  if (place === outcomeOf(application)) return undefined;
  if (next === null) {
    return {
      path: paths.home,
      announcement: SENT.includes(status)
        ? 'This application has already been sent.'
        : 'This application has already been closed.',
    };
  }
  if (next === 'unknown') {
    return {
      path: paths.home,
      announcement: 'To continue your application, reload the page or write to us through Contact.',
    };
  }
  const isOpen = place !== 'refused' && place !== 'announced' && isApplicationStepOpen(place, next);
  return isOpen ? undefined : { path: stepPath(id, next) };
}

/** Returns the address of a step of an application; home for an unknown step. */
export function stepPath(id: string, name: string): string {
  const step = toKnown(applicationSteps, name);
  return step === 'unknown' ? paths.home : generatePath(applicationStepPath[step], { id });
}
