import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import type { KeyboardEvent } from 'react';
import { normaliseZipCode, plainZipCode } from '#domain/identifiers/zipCode';
import * as personalTexts from '#i18n/es-MX/profile/personalData';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { Icon } from '#kit/art/Icon.tsx';
import { SelectField } from '#kit/choice/SelectField.tsx';
import { Reason } from '#kit/feedback/QueryBoundary.tsx';
import { useSetValue } from '#kit/form/Form.tsx';
import { revealWhileTyping } from '#kit/layout/reveal.ts';
import { RetryButton } from '#kit/navigation/RetryButton.tsx';
import { TextField } from '#kit/text/TextField.tsx';
import { useZipCodeLookUp } from './useZipCodeLookUp.ts';
import styles from './ZipCodeField.module.css';
import { type lookUpFailure, placeOf } from './zipCodeLookUp.ts';

type ZipCodeFieldProps = {
  name: string;
  label: string;
  /** Name of the field for the colony. Without it the form has none. */
  colonyName?: string;
};

/**
 * Zip code field that looks the code up on the server: on the fifth digit, or with four digits when the field is left.
 */
export function ZipCodeField({ name, label, colonyName }: ZipCodeFieldProps) {
  const { value, found, isSearching, failure, retry } = useZipCodeLookUp(name, colonyName);
  const set = useSetValue();
  // Enter submits the form without a blur, so the value is completed here.
  const completeOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') set(name, normaliseZipCode(value));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the control inside */}
      <div onKeyDown={completeOnEnter}>
        <TextField
          name={name}
          label={label}
          hint={stepTexts.zipCodeHint}
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="[0-9]{4,5}"
          enterKeyHint="done"
          normalise={plainZipCode}
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
            label={personalTexts.colony}
            options={found.colonies}
            placeholder={stepTexts.chooseColony}
            optional
          />
        </div>
      )}
    </>
  );
}

type LookUpStatusProps = {
  isSearching: boolean;
  failure: ReturnType<typeof lookUpFailure>;
  /** Whether the error of the field shows the same text already. */
  isErrorShown: boolean;
  onRetry: () => void;
};

/** Status of a look-up that has not succeeded: running, or failed with a button to retry. */
function LookUpStatus({ isSearching, failure, isErrorShown, onRetry }: LookUpStatusProps) {
  if (isSearching)
    return (
      <p ref={revealWhileTyping} className={styles.searching}>
        {stepTexts.lookingUp}
      </p>
    );
  if (failure === undefined) return null;
  return (
    <div ref={revealWhileTyping} className={styles.failure}>
      {!isErrorShown && (
        <p className={styles.text}>
          <Icon of={warningCircleFill} size={16} />
          {failure.text}
        </p>
      )}
      {failure.reason && (
        <p className={styles.reason}>
          <Reason {...failure.reason} />
        </p>
      )}
      <RetryButton onClick={onRetry} />
    </div>
  );
}
