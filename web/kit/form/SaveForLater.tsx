import type { FormApi } from 'final-form';
import type { MouseEvent } from 'react';
import { useForm } from 'react-final-form';
import { isMissing, type Rules } from '#domain/rules';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { Button } from '../navigation/Button.tsx';
import { isPlainClick } from '../navigation/Link.tsx';
import { ButtonLink } from '../navigation/Links.tsx';
import { useThisScreen } from '../navigation/useThisScreen.ts';
import type { SecondaryState } from './FormFooter.tsx';
import { useFormContext } from './formContext.ts';
import { currentRemarks, type FormErrors, remarksFor, validateAll } from './formErrors.ts';
import { type PendingTasks, usePendingTasks } from './pendingTasks.ts';
import { type Outcome, type PartialSave, rejection } from './useSubmission.ts';

type SaveForLaterProps<Values extends object> = SecondaryState & {
  action: string;
  /** The page that follows. */
  to: string;
  /** Whether it is a link, which leaves at once when there is nothing to save; a button always saves. */
  isLink?: boolean;
  rules: Rules<Values>;
  /** Saves values that are valid or empty; those that are not are missing. Resolves with the errors of the server. */
  save: (values: Partial<Values>) => Promise<FormErrors | undefined>;
  /** The announcement when everything was saved. */
  saved?: string;
};

/**
 * Leaves a form that is not finished: saves what is valid, names what is not, and goes to the next page. What could not
 * be saved stays in the draft of the tab. When the save fails, the owner stays on the page. Pass it as `secondary` of
 * the form: `secondary={(state) => <SaveForLater {...state} … />}`.
 */
export function SaveForLater<Values extends object>(props: SaveForLaterProps<Values>) {
  const { action, to, isLink = false, isFrozen, busy, isDisabled } = props;
  const form = useForm<Values>('SaveForLater');
  const tasks = usePendingTasks();
  const { submit, isRecovered } = useFormContext();
  const save = usePartialSave(props, form, tasks);

  const isUntouched = () =>
    form.getState().pristine &&
    !form.getRegisteredFields().some(isRecovered) &&
    tasks.uploading().size === 0 &&
    tasks.failedUploads().size === 0;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isFrozen) return event.preventDefault();
    if (isDisabled || !isPlainClick(event) || isUntouched()) return;
    event.preventDefault();
    submit(save);
  };

  if (!isLink)
    return (
      <Button kind="ghost" busy={busy} disabled={isDisabled} onClick={() => submit(save)}>
        {action}
      </Button>
    );
  return (
    // Pressed again during the uploads, it leaves without them, once the owner has confirmed that.
    <ButtonLink
      to={to}
      kind="ghost"
      aria-busy={busy ? true : undefined}
      onClick={handleClick}
      {...(!isDisabled && { 'data-waits-for-uploads': '' })}
    >
      {busy || action}
    </ButtonLink>
  );
}

/** Returns the partial save, which goes to the next page when it has succeeded. */
function usePartialSave<Values extends object>(
  { rules, save, to, saved = formTexts.savedForLater }: SaveForLaterProps<Values>,
  form: FormApi<Values>,
  tasks: PendingTasks,
): PartialSave {
  const { labels } = useFormContext();
  const { announce, navigate } = useThisScreen();
  return async (submission) => {
    const outcome = await saveValidValues({ form, tasks, rules, save, submission });
    if (outcome.is !== 'sent') return outcome;
    const { unsent = {} } = outcome;
    const failed = tasks.failedUploads();
    const names = form.getRegisteredFields().filter((name) => name in unsent || failed.has(name));
    const isSomethingSaved = Object.entries(form.getState().values).some(
      ([name, value]) => !(name in unsent) && !isMissing(value),
    );
    const fields = names.map((name) => labels.get(name)?.label ?? name).join(', ');
    const textOfRest = isSomethingSaved ? formTexts.savedForLaterExcept : formTexts.notSavedForLater;
    if (names.length === 0) announce(saved);
    else announce(textOfRest({ fields }), 'notice');
    navigate(to);
    return outcome;
  };
}

type Saving<Values extends object> = Pick<SaveForLaterProps<Values>, 'rules' | 'save'> & {
  form: FormApi<Values>;
  tasks: PendingTasks;
  submission: Parameters<PartialSave>[0];
};

/**
 * Saves the valid values of a form, and once more when the uploads that still run have ended: what is ready is saved even
 * if the owner leaves meanwhile. A value that the server rejects is left out and the others are sent again, since it
 * saves all values of a request or none.
 */
export async function saveValidValues<Values extends object>(saving: Saving<Values>): Promise<Outcome> {
  const { form, tasks, rules, save, submission } = saving;
  let rejected: ReturnType<typeof remarksFor> = {};
  for (;;) {
    submission.show('sending');
    const { values } = form.getState();
    rejected = currentRemarks(rejected, values);
    const { valid, invalid } = splitValues(values, { ...validateAll(rules, values), ...rejected });
    const errors = (await save(valid)) ?? {};
    const found = Object.entries(errors).filter(([name]) => !isMissing(valid[name as keyof Values]));
    if (found.length > 0) {
      rejected = { ...rejected, ...remarksFor(Object.fromEntries(found), values) };
      continue;
    }
    if (Object.keys(errors).length > 0) return rejection(errors, form);
    if (tasks.uploading().size === 0)
      return { is: 'sent', ...(Object.keys(invalid).length > 0 && { unsent: { ...invalid } }) };
    submission.show('uploading');
    if (!(await tasks.settled()) || !submission.isHere()) return { is: 'stopped' };
  }
}

/** Splits the values of a form into those that may be saved, empty ones included, and those with an error. */
function splitValues<Values extends object>(
  values: Values,
  errors: object,
): { valid: Partial<Values>; invalid: Partial<Values> } {
  const isInvalid = ([name, value]: [string, unknown]) => name in errors && !isMissing(value);
  const entries = Object.entries(values);
  return {
    valid: Object.fromEntries(entries.filter((entry) => !isInvalid(entry))) as Partial<Values>,
    invalid: Object.fromEntries(entries.filter(isInvalid)) as Partial<Values>,
  };
}
