import { generatePath } from 'react-router-dom';
import { is } from 'superstruct';
import { isConflict, isOutcomeUnknownOrConflict, type Problem, problemOf, problemText } from '#api/problem';
import { readQuietly } from '#api/quietReads';
import { recoverLostWrite } from '#api/recoverLostWrite';
import { submitErrors } from '#api/submitErrors';
import { today } from '#clock';
import { BUREAU_RETRY_MONTHS } from '#domain/application';
import { plusMonths } from '#domain/calendar';
import { BUREAU_SCORE_IS_TOO_LOW, MessageErrorBody } from '#domain/errorBody';
import type { Verification } from '#domain/verificationCode';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import { FORM_ERROR, type FormErrors } from '#kit/form/Form.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { useLazyGetApplicationQuery } from '../../records/applicationsSlice.ts';
import { outcomeOf, stepPath } from '../redirects.ts';
import { useConfirmBureauMutation } from './bureauSlice.ts';

/**
 * Returns `confirm`, which signs the bureau authorisation with its code and opens the page of the outcome. After a lost
 * response or a conflict, the application is read again and its status decides.
 */
export function useConfirmBureau(id: string) {
  const [send, { isLoading }] = useConfirmBureauMutation();
  const [read] = useLazyGetApplicationQuery();
  const { navigate, announce } = useThisScreen();

  const openOutcome = (outcome: 'sent' | 'rejected') =>
    outcome === 'sent'
      ? navigate(generatePath(paths.finalAnnouncement, { id }), { replace: true })
      : navigate(generatePath(paths.failBuroScore, { id }), {
          replace: true,
          // For a server that does not say the day: the months count from today.
          state: { retryFrom: plusMonths(today(), BUREAU_RETRY_MONTHS) },
        });
  const handleFailure = (error: unknown): FormErrors | undefined => {
    const problem = problemOf(error);
    if (isTooLow(problem)) return void openOutcome('rejected');
    if (!isConflict(problem)) return confirmationErrors(problem);
    // No authorisation waits for a code any more, so the owner has to authorise again.
    announce(bureauTexts.authoriseAgain, 'notice');
    return void navigate(stepPath(id, 'bureau_policy'), { replace: true });
  };
  const confirm = ({ code }: Verification) =>
    recoverLostWrite(
      send({ id, code })
        .unwrap()
        .then(() => 'sent' as const),
      {
        mayHaveSucceeded: (problem) => isOutcomeUnknownOrConflict(problem) && !isTooLow(problem),
        read: () => readQuietly(read(id)),
        resultIn: (latest) => latest && outcomeOf(latest),
      },
    ).then(openOutcome, handleFailure);

  return { confirm, isChecking: isLoading };
}

/**
 * Whether the score is too low. Read from the body, because the message is not shown and the status does not matter.
 */
const isTooLow = (problem: Problem): boolean =>
  problem.kind === 'http' && is(problem.body, MessageErrorBody) && problem.body.message === BUREAU_SCORE_IS_TOO_LOW;

/**
 * Returns the form errors of a failed confirmation. A message about the whole request is shown under the code
 * (s8-bureau-other), except that of a server error.
 */
function confirmationErrors(problem: Problem): FormErrors {
  const errors = submitErrors(problem);
  const { [FORM_ERROR]: formError, ...fields } = errors;
  const isAboutCode = problem.kind === 'http' && problem.status < 500 && fields.code === undefined;
  return isAboutCode ? { ...fields, code: problemText(problem).text } : errors;
}
