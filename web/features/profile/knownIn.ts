import type { Problem } from '#api/problem';
import { Biometric, Identification, type ProfileStep } from '#domain/profile';
import { isKnown } from '#i18n/serverMessage';

/** The fields of the steps that say "Algo salió mal." of an error they do not know (s8-identification-unknown, s8-selfie-unknown). */
const fieldsOf: Partial<Record<ProfileStep, readonly string[]>> = {
  identification: Object.keys(Identification.schema),
  biometric_validation: Object.keys(Biometric.schema),
};

/**
 * Returns the problem with only what the step knows of it: errors of its own fields or of the catalogue, and a message
 * that stands beside those or is in the catalogue. With none of them, the problem has no words of its own.
 */
export function knownIn(step: ProfileStep, problem: Problem): Problem {
  const fields = fieldsOf[step];
  if (problem.kind !== 'http' || fields === undefined) return problem;
  const { message, errors = {}, ...wordless } = problem;
  const known = Object.entries(errors).filter(
    ([field, [first]]) => first !== undefined && (fields.includes(field) || isKnown(first)),
  );
  if (known.length === 0 && (message === undefined || !isKnown(message))) return wordless;
  return {
    ...wordless,
    ...(known.length > 0 && { errors: Object.fromEntries(known) }),
    ...(message !== undefined && { message }),
  };
}
