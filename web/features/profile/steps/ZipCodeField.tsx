import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useForm } from 'react-final-form';
import { normaliseZipCode, ZIP_CODE_LENGTH } from '#domain/identifiers/zipCode';
import { type PlainMessageId, t } from '#i18n';
import { Icon } from '#kit/art/Icon.tsx';
import { SelectField } from '#kit/choice/SelectField.tsx';
import { Reason } from '#kit/feedback/QueryBoundary.tsx';
import { useSetValue } from '#kit/form/Form.tsx';
import { memoizeValidator } from '#kit/form/memoizeValidator.ts';
import { useFormField } from '#kit/form/useFormField.ts';
import { revealWhileTyping } from '#kit/layout/reveal.ts';
import { Button } from '#kit/navigation/Button.tsx';
import { TextField } from '#kit/text/TextField.tsx';
import { useLazyLookUpZipCodeQuery } from '../profileSlice.ts';
import styles from './ZipCodeField.module.css';
import {
  invalidZipCodeError,
  isCompleteZipCode,
  lookUpFailure,
  placeOf,
  uncheckedZipCodeError,
} from './zipCodeLookUp.ts';

interface ZipCodeFieldProps {
  name: string;
  label: PlainMessageId;
  hint?: PlainMessageId;
  /** Name of the field for the colony; without it no colony is asked for. */
  colonyName?: string;
  /** Whether the form may be sent before the look-up is done, such as a draft. Must be stable between renders. */
  isOptional?: () => boolean;
}

/**
 * Zip code field that looks the code up on the server: on the fifth digit, or with four digits when the field is left.
 */
export function ZipCodeField({ name, label, hint = '5 digits.', colonyName, isOptional }: ZipCodeFieldProps) {
  const { value, found, isSearching, failure } = useLookUp(name, colonyName, isOptional);
  const set = useSetValue();
  const retry = () => {
    // The validator keeps its result for each value, so the value has to change to be validated again.
    set(name, '');
    set(name, value);
  };
  // Enter submits the form without a blur, so the value is completed here.
  const settle = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') set(name, normaliseZipCode(value));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the control inside */}
      <div onKeyDown={settle}>
        <TextField
          name={name}
          label={label}
          hint={hint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={ZIP_CODE_LENGTH}
          pattern="[0-9]{4,5}"
          enterKeyHint="done"
          normalise={digitsOf}
          normaliseOnBlur={normaliseZipCode}
          note={
            found
              ? placeOf(found)
              : (hasError) => (
                  <LookUpStatus isSearching={isSearching} failure={failure} isErrorShown={hasError} onRetry={retry} />
                )
          }
        />
      </div>
      {colonyName !== undefined && found !== undefined && found.colonies.length > 1 && (
        <div ref={revealWhileTyping}>
          <SelectField
            name={colonyName}
            label="Colony"
            options={found.colonies}
            placeholder="Choose your colony"
            optional
          />
        </div>
      )}
    </>
  );
}

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');
const identity = (text: string): string => text;

/** Looks the zip code of a field up, as an asynchronous validator. Responses for an older value are ignored. */
function useLookUp(name: string, colonyName: string | undefined, isOptional: (() => boolean) | undefined) {
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
    return memoizeValidator(check, identity, { isOptional, unchecked: uncheckedZipCodeError });
  }, [lookUp, fitColony, isOptional]);
  const { value = '' } = useFormField<string | undefined>(name, { validate });

  const isCurrent = isCompleteZipCode(value) && originalArgs === value;
  return {
    value,
    isSearching: isCurrent && isFetching,
    found: isCurrent && !isFetching ? currentData : undefined,
    failure: isCurrent && !isFetching && error !== undefined ? lookUpFailure(error) : undefined,
  };
}

interface LookUpStatusProps {
  isSearching: boolean;
  failure: ReturnType<typeof lookUpFailure>;
  /** Whether the error of the field shows the same text already. */
  isErrorShown: boolean;
  onRetry: () => void;
}

/** Status of a look-up that has not succeeded: running, or failed with a button to retry. */
function LookUpStatus({ isSearching, failure, isErrorShown, onRetry }: LookUpStatusProps) {
  if (isSearching)
    return (
      <p ref={revealWhileTyping} className={styles.searching}>
        {t('Looking it up…')}
      </p>
    );
  if (failure === undefined) return null;
  return (
    <div ref={revealWhileTyping} className={styles.trouble}>
      {!isErrorShown && (
        <p className={styles.words}>
          <Icon of={warningCircleFill} size={16} />
          {failure.text}
        </p>
      )}
      {failure.reason && (
        <p className={styles.reason}>
          <Reason {...failure.reason} />
        </p>
      )}
      <Button kind="secondary" size="small" icon={arrowClockwise} onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
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
