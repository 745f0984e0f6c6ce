import type { Problem } from '#api/problem';
import { Biometric, Identification, type ProfileStep } from '#domain/profile';
import { isKnown } from '#i18n/serverMessage';

/**
 * The fields of the steps that show "Algo salió mal." for an unknown error (s8-identification-unknown,
 * s8-selfie-unknown).
 */
const stepFields: Partial<Record<ProfileStep, readonly string[]>> = {
  identification: Object.keys(Identification.schema),
  biometric_validation: Object.keys(Biometric.schema),
};

/**
 * Returns the problem with only the texts that the step may show: errors of its own fields or errors in the catalogue,
 * and the message when there are such errors or it is in the catalogue itself. Without any of them, the problem has
 * neither errors nor message, and the form shows the generic text.
 */
export function withKnownTexts(step: ProfileStep, problem: Problem): Problem {
  const fields = stepFields[step];
  if (problem.kind !== 'http' || fields === undefined) return problem;
  const { message, errors = {}, ...withoutTexts } = problem;
  const known = Object.entries(errors).filter(
    ([field, [first]]) => first !== undefined && (fields.includes(field) || isKnown(first)),
  );
  if (known.length === 0 && (message === undefined || !isKnown(message))) return withoutTexts;
  return {
    ...withoutTexts,
    ...(known.length > 0 && { errors: Object.fromEntries(known) }),
    ...(message !== undefined && { message }),
  };
}
