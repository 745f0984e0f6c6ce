import { useLayoutEffect, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { usePendingTask } from '#kit/form/pendingTasks.ts';
import { useFormField } from '#kit/form/useFormField.ts';
import { useLookUpZipCodeQuery } from '../records/profileSlice.ts';
import { invalidZipCodeError, isCompleteZipCode, lookUpFailure, uncheckedZipCodeError } from './zipCodeLookUp.ts';

/** Looks the zip code of a field up once it is complete. A submit waits for it. */
export function useZipCodeLookUp(name: string, colonyName: string | undefined) {
  const { value = '' } = useFormField<string | undefined>(name);
  const isComplete = isCompleteZipCode(value);
  const query = useLookUpZipCodeQuery(value, { skip: !isComplete });
  const isSearching = isComplete && query.isFetching;
  const found = isSearching ? undefined : query.currentData;
  const problem = isComplete && !isSearching ? query.error : undefined;

  useFittingColony(name, colonyName, { isLookedUp: isComplete && !isSearching, colonies: found?.colonies });
  // Once for each failure: one without a connection leaves the check to the server, also when the connection is back.
  const error = useMemo(() => problem && (invalidZipCodeError(problem) ?? uncheckedZipCodeError(problem)), [problem]);
  usePendingTask(name, { isChecking: isSearching, error });
  return { value, isSearching, found, failure: problem && lookUpFailure(problem), retry: query.refetch };
}

/**
 * Makes the colony fit the zip code that was looked up, before a submit that waits for it continues: fills the colony
 * in when there is only one, and clears a colony of another zip code. `colonies` is undefined when the look-up failed.
 */
function useFittingColony(
  zipCodeName: string,
  name: string | undefined,
  { isLookedUp, colonies }: { isLookedUp: boolean; colonies: readonly string[] | undefined },
): void {
  const form = useForm('useFittingColony');
  useLayoutEffect(() => {
    if (name === undefined || !isLookedUp) return;
    const current: unknown = form.getState().values[name];
    const [only, ...others] = colonies ?? [];
    if (only !== undefined && others.length === 0) return form.change(name, only);
    // The initial colony belongs to the initial zip code: both were saved together.
    const fits = colonies?.some((colony) => colony === current) ?? form.getFieldState(zipCodeName)?.pristine;
    if (!fits && current) form.change(name, '');
  }, [form, zipCodeName, name, isLookedUp, colonies]);
}
