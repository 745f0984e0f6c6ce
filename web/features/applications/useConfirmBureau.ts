import { generatePath, useNavigate } from 'react-router-dom';
import { is } from 'superstruct';
import { fieldWords, isConflict, isOutcomeUnknown, type Problem, problemOf, waitAfter, wordsFor } from '#api/problem';
import { readAgain } from '#api/readAgain';
import { submitErrors } from '#api/submitErrors';
import { today } from '#clock';
import { type Application, BUREAU_RETRY_MONTHS } from '#domain/application';
import { plusMonths } from '#domain/calendar';
import { BUREAU_SCORE_IS_TOO_LOW, RefusalMessage } from '#domain/refusalBody';
import type { Verification } from '#domain/verificationCode';
import { WAIT } from '#domain/wait';
import { t } from '#i18n';
import { paths } from '#paths';
import type { Refusals } from '#ui/Form';
import { announce } from '#ui/Status';
import { useConfirmBureauMutation, useLazyGetApplicationQuery } from './applicationsSlice.ts';
import { outcomeOf, stepPath } from './places.ts';

/**
 * Signs the authorisation with its code and leads on to what comes of it (spec §8). Whose answer got lost, or who was
 * too late, is led by what the application says now (ux F6).
 */
export function useConfirmBureau(id: string) {
  const [send, { isLoading }] = useConfirmBureauMutation();
  const [read] = useLazyGetApplicationQuery();
  const navigate = useNavigate();

  const announceIt = () => void navigate(generatePath(paths.finalAnnouncement, { id }), { replace: true });
  const refuse = () =>
    void navigate(generatePath(paths.failBuroScore, { id }), {
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

  const recover = async (error: unknown): Promise<Refusals | undefined> => {
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
  problem.kind === 'refused' && is(problem.body, RefusalMessage) && problem.body.message === BUREAU_SCORE_IS_TOO_LOW;

/** All that is said of the request is said of its code (spec §8); what failed on the way stands at the head of the form. */
function refusalsOf(problem: Problem): Refusals {
  if (problem.kind !== 'refused' || problem.status >= 500) return submitErrors(problem);
  const { code = wordsFor(problem).text, ...others } = fieldWords(problem);
  return { code, ...others, [WAIT]: waitAfter(problem) };
}
