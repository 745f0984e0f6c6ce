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
import { isWhole, placeOf, troubleOf, uncheckedOf, verdictOf } from './zipCodeVerdict.ts';

interface ZipCodeFieldProps {
  name: string;
  label: PlainMessageId;
  hint?: PlainMessageId;
  /** The field that takes the colony; without it the colonies are not asked for. */
  colonyName?: string;
  /** Whether it may be sent before it was checked: a draft does not wait. Must not change from render to render. */
  isOptional?: () => boolean;
}

/** A zip code that the server looks up: on its fifth digit, and with four when it is left (ux S13). */
export function ZipCodeField({ name, label, hint = '5 digits.', colonyName, isOptional }: ZipCodeFieldProps) {
  const { value, found, isSearching, trouble } = useLookUp(name, colonyName, isOptional);
  const set = useSetValue();
  const askAgain = () => {
    // An answer is kept for each value (dependencies §7): only another value asks anew.
    set(name, '');
    set(name, value);
  };
  // Enter sends the form without leaving the field.
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
                  <OnTheWay isSearching={isSearching} trouble={trouble} isSaid={hasError} onRetry={askAgain} />
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
const same = (text: string): string => text;

/** Looks a field's zip code up, as a rule of the field; what comes back for an older value does not count. */
function useLookUp(name: string, colonyName: string | undefined, isOptional: (() => boolean) | undefined) {
  const [lookUp, { originalArgs, currentData, error, isFetching }] = useLazyLookUpZipCodeQuery();
  const keepColony = useColony(colonyName);
  const validate = useMemo(() => {
    const ask = async (code: string) => {
      await undefined; // a form asks its rules while it renders, and a call must not start there
      return lookUp(code, true)
        .unwrap()
        .then(
          ({ colonies }) => {
            keepColony(code, colonies);
            return undefined;
          },
          (failure: unknown) => {
            keepColony(code, undefined);
            const verdict = verdictOf(failure);
            if (verdict === undefined) throw failure;
            return verdict;
          },
        );
    };
    const check = (text: string | undefined) => (isWhole(text ?? '') ? ask(text ?? '') : undefined);
    return memoizeValidator(check, same, { isOptional, unchecked: uncheckedOf });
  }, [lookUp, keepColony, isOptional]);
  const { value = '' } = useFormField<string | undefined>(name, { validate });

  const isCurrent = isWhole(value) && originalArgs === value;
  return {
    value,
    isSearching: isCurrent && isFetching,
    found: isCurrent && !isFetching ? currentData : undefined,
    trouble: isCurrent && !isFetching && error !== undefined ? troubleOf(error) : undefined,
  };
}

interface OnTheWayProps {
  isSearching: boolean;
  trouble: ReturnType<typeof troubleOf>;
  /** The field's error has the same words already. */
  isSaid: boolean;
  onRetry: () => void;
}

/** How the look-up goes while there is no good news. */
function OnTheWay({ isSearching, trouble, isSaid, onRetry }: OnTheWayProps) {
  if (isSearching)
    return (
      <p ref={revealWhileTyping} className={styles.searching}>
        {t('Looking it up…')}
      </p>
    );
  if (trouble === undefined) return null;
  return (
    <div ref={revealWhileTyping} className={styles.trouble}>
      {!isSaid && (
        <p className={styles.words}>
          <Icon of={warningCircleFill} size={16} />
          {trouble.text}
        </p>
      )}
      {trouble.reason && (
        <p className={styles.reason}>
          <Reason {...trouble.reason} />
        </p>
      )}
      <Button kind="secondary" size="small" icon={arrowClockwise} onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}

/**
 * Makes the colony fit the zip code that was looked up, before a submit that waited for it goes on: the only one is
 * filled in, and none stays behind from another zip code. `colonies` is undefined where nobody could tell.
 */
function useColony(name: string | undefined) {
  const form = useForm('useColony');
  // What stands there at first belongs to the first code: both were saved together.
  const owner = useRef<string>(undefined);
  return useMemo(
    () => (code: string, colonies: readonly string[] | undefined) => {
      if (name === undefined) return;
      owner.current ??= code;
      const chosen: unknown = form.getState().values[name];
      const fits = colonies === undefined ? owner.current === code : colonies.some((colony) => colony === chosen);
      owner.current = code;
      const [only, ...others] = colonies ?? [];
      if (only !== undefined && others.length === 0) form.change(name, only);
      else if (!fits && chosen) form.change(name, '');
    },
    [form, name],
  );
}
