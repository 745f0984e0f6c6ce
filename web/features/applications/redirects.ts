import { generatePath } from 'react-router-dom';
import {
  type Application,
  type ApplicationStep,
  applicationSteps,
  applicationStepToDo,
  isApplicationStepOpen,
} from '#domain/application';
import { toKnownStep } from '#domain/steps';
import type { PlainMessageId } from '#i18n';
import { applicationStepPath, paths } from '#paths';

/** Where an owner may be with an application: at one of its steps, or at what came of it. */
export type Place = ApplicationStep | 'refused' | 'announced';

export type StepRedirect = { readonly path: string; readonly told?: PlainMessageId };

const SENT: readonly string[] = ['awaiting_validation', 'in_validation'];

/** What came of the bureau check, as far as it is known: too low a score names the day to try again from (contract §3). */
export function outcomeOf({ status, retry_from }: Application): 'announced' | 'refused' | undefined {
  if (SENT.includes(status)) return 'announced';
  return status === 'rejected' && (retry_from ?? null) !== null ? 'refused' : undefined;
}

/** Where she is led who opened a place that is not the application's; undefined where it is (ux "Wrong step by URL"). */
export function redirectFrom(place: Place, application: Application): StepRedirect | undefined {
  const { id, status } = application;
  const next = applicationStepToDo(application);
  if (place === outcomeOf(application)) return undefined;
  if (next === null) {
    return {
      path: paths.home,
      told: SENT.includes(status)
        ? 'This application has already been sent.'
        : 'This application has already been closed.',
    };
  }
  if (next === 'unknown') {
    return { path: paths.home, told: 'To continue your application, reload the page or write to us through Contact.' };
  }
  const isOpen = place !== 'refused' && place !== 'announced' && isApplicationStepOpen(place, next);
  return isOpen ? undefined : { path: stepPath(id, next) };
}

/** Returns the address of a step of an application; home for a step that this version does not know. */
export function stepPath(id: string, name: string): string {
  const step = toKnownStep(applicationSteps, name);
  return step === 'unknown' ? paths.home : generatePath(applicationStepPath[step], { id });
}
