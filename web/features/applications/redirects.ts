import { generatePath } from 'react-router-dom';
import {
  type Application,
  type ApplicationStep,
  applicationSteps,
  isApplicationStepOpen,
  isInValidation,
  isRejectedByBureau,
} from '#domain/application';
import { toKnown } from '#domain/readable';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import { applicationStepPath, paths } from '#paths';

/** A page of an application: its lease, one of its steps, or one of the two outcomes of the bureau check. */
export type ApplicationPage = 'lease' | ApplicationStep | 'rejected' | 'sent';

export type StepRedirect = { readonly path: string; readonly announcement?: string };

/** Returns the outcome of the bureau check, undefined when there is none. */
export function outcomeOf(application: Application): 'sent' | 'rejected' | undefined {
  if (isInValidation(application)) return 'sent';
  return isRejectedByBureau(application) ? 'rejected' : undefined;
}

/** Returns where to redirect from a page that may not be opened now; undefined when it may. */
export function redirectFrom(page: ApplicationPage, application: Application): StepRedirect | undefined {
  const { id } = application;
  const next = application.next_step;
  if (page === outcomeOf(application)) return undefined;
  if (next === null) {
    return {
      path: paths.home,
      announcement: isInValidation(application)
        ? applicationTexts.applicationAlreadySent
        : applicationTexts.applicationAlreadyClosed,
    };
  }
  if (next === 'unknown') {
    return {
      path: paths.home,
      announcement: applicationTexts.toContinueApplication,
    };
  }
  const step = toKnown(applicationSteps, page);
  const isOpen = page === 'lease' || (step !== 'unknown' && isApplicationStepOpen(step, next));
  return isOpen ? undefined : { path: stepPath(id, next) };
}

/** Location state of a page that was opened from home, to which its way back then leads. */
export const FROM_HOME = 'home';

/** Returns the address of a step of an application; home for an unknown step. */
export const stepPath = (id: string, step: ApplicationStep | 'unknown'): string =>
  step === 'unknown' ? paths.home : generatePath(applicationStepPath[step], { id });
