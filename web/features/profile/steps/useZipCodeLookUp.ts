import { useMemo, useRef } from 'react';
import { useForm } from 'react-final-form';
import { memoizeValidator } from '#kit/form/memoizeValidator.ts';
import { useFormField } from '#kit/form/useFormField.ts';
import { useLazyLookUpZipCodeQuery } from '../profileSlice.ts';
import { invalidZipCodeError, isCompleteZipCode, lookUpFailure, uncheckedZipCodeError } from './zipCodeLookUp.ts';

/** Looks the zip code of a field up, as an asynchronous validator. Responses for an older value are ignored. */
export function useZipCodeLookUp(name: string, colonyName: string | undefined) {
  const [lookUp, { originalArgs, currentData, error, isFetching }] = useLazyLookUpZipCodeQuery();
  const fitColony = useFitColony(name, colonyName);
  const validate = useMemo(() => {
    const validateOnServer = async (code: string) => {
      await undefined; // validators run while the form renders, where no request may start
      return lookUp(code, true)
        .unwrap()
        .then(
          ({ colonies }) => {
            fitColony(code, colonies);
            return undefined;
          },
          (problem: unknown) => {
            fitColony(code, undefined);
            const invalid = invalidZipCodeError(problem);
            if (invalid === undefined) throw problem;
            return invalid;
          },
        );
    };
    const check = (text: string | undefined) =>
      isCompleteZipCode(text ?? '') ? validateOnServer(text ?? '') : undefined;
    return memoizeValidator(check, (text) => text, uncheckedZipCodeError);
  }, [lookUp, fitColony]);
  const { value = '' } = useFormField<string | undefined>(name, { validate });

  const isCurrent = isCompleteZipCode(value) && originalArgs === value;
  return {
    value,
    isSearching: isCurrent && isFetching,
    found: isCurrent && !isFetching ? currentData : undefined,
    failure: isCurrent && !isFetching && error !== undefined ? lookUpFailure(error) : undefined,
  };
}

/**
 * Returns a function that makes the colony fit the zip code that was looked up, before a submit that waits for the
 * look-up continues: fills the colony in when there is only one, and clears a colony of another zip code. `colonies` is
 * undefined when the look-up failed. Does nothing when the zip code has changed meanwhile.
 */
function useFitColony(zipCodeName: string, name: string | undefined) {
  const form = useForm('useFitColony');
  // The zip code of the current colony. The initial colony belongs to the first code: both were saved together.
  const colonyCode = useRef<string>(undefined);
  return useMemo(
    () => (code: string, colonies: readonly string[] | undefined) => {
      const { values } = form.getState();
      if (name === undefined || values[zipCodeName] !== code) return;
      colonyCode.current ??= code;
      const current: unknown = values[name];
      const fits = colonies === undefined ? colonyCode.current === code : colonies.some((colony) => colony === current);
      colonyCode.current = code;
      const [only, ...others] = colonies ?? [];
      if (only !== undefined && others.length === 0) form.change(name, only);
      else if (!fits && current) form.change(name, '');
    },
    [form, zipCodeName, name],
  );
}
