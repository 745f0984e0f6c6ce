import { generatePath } from 'react-router-dom';
import { is } from 'superstruct';
import { isConflict, isOutcomeUnknown, type Problem, problemOf, problemText } from '#api/problem';
import { readAgain } from '#api/readAgain';
import { submitErrors } from '#api/submitErrors';
import { today } from '#clock';
import { type Application, BUREAU_RETRY_MONTHS } from '#domain/application';
import { plusMonths } from '#domain/calendar';
import { BUREAU_SCORE_IS_TOO_LOW, MessageErrorBody } from '#domain/errorBody';
import type { Verification } from '#domain/verificationCode';
import { t } from '#i18n';
import { FORM_ERROR, type FormErrors } from '#kit/form/Form.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { useConfirmBureauMutation, useLazyGetApplicationQuery } from '../applicationsSlice.ts';
import { outcomeOf, stepPath } from '../redirects.ts';

/**
 * Signs the authorisation with its code and leads on to what comes of it (spec §8). Whose answer got lost, or who was
 * too late, is led by what the application says now (ux F6).
 */
export function useConfirmBureau(id: string) {
  const [send, { isLoading }] = useConfirmBureauMutation();
  const [read] = useLazyGetApplicationQuery();
  const { navigate, announce } = useThisScreen();

  const announceIt = () => navigate(generatePath(paths.finalAnnouncement, { id }), { replace: true });
  const refuse = () =>
    navigate(generatePath(paths.failBuroScore, { id }), {
      replace: true,
      // Who cannot tell the day itself is believed to count from today (spec §9).
      state: { retryFrom: plusMonths(today(), BUREAU_RETRY_MONTHS) },
    });
  const leadOn = (application: Application | undefined): boolean => {
    const outcome = application && outcomeOf(application);
    if (outcome === 'announced') announceIt();
    if (outcome === 'refused') refuse();
    return outcome !== undefined;
  };

  const recover = async (error: unknown): Promise<FormErrors | undefined> => {
    const problem = problemOf(error);
    if (isTooLow(problem)) return void refuse();
    if (!isOutcomeUnknown(problem) && !isConflict(problem)) return refusalsOf(problem);
    if (leadOn(await readAgain(read(id)))) return undefined;
    if (!isConflict(problem)) return submitErrors(problem);
    // No authorisation waits for a code any more: it is given again.
    announce(t('Authorise the check again to receive another code.'));
    return void navigate(stepPath(id, 'bureau_policy'), { replace: true });
  };
  const confirm = ({ code }: Verification) => send({ id, code }).unwrap().then(announceIt, recover);

  return { confirm, isAsking: isLoading };
}

/** Read from the body, whatever the status: it is no message for an owner. */
const isTooLow = (problem: Problem): boolean =>
  problem.kind === 'http' && is(problem.body, MessageErrorBody) && problem.body.message === BUREAU_SCORE_IS_TOO_LOW;

/** What the server says of the request is shown as an error of its code (spec §8); a failed server is no fault of the code. */
function refusalsOf(problem: Problem): FormErrors {
  const { [FORM_ERROR]: head, ...fields } = submitErrors(problem);
  const isOfCode = problem.kind === 'http' && problem.status < 500 && fields.code === undefined;
  return isOfCode ? { ...fields, code: problemText(problem).text } : submitErrors(problem);
}
