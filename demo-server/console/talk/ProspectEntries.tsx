import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { TERMS } from '#domain/terms';
import * as newTalkTexts from '#i18n/es-MX/demo/newTalk';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { mxn } from '#i18n/es-MX/kit/forms';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import { sampleTalk } from '../../script/sampleTalk.ts';
import { CityEntry } from './CityEntry.tsx';
import styles from './NewTalk.module.css';
import type { EntryErrors, Prospect, TypedEntry } from './prospectIn.ts';

type ProspectEntriesProps = { city: string; errors: EntryErrors };

/** Names, rent, term and city of somebody, named as `prospectIn` reads them. */
export function ProspectEntries({ city, errors }: ProspectEntriesProps) {
  const surnamesIfEmpty = newTalkTexts.surnamesIfEmpty({ surnames: sampleTalk.last_name });
  return (
    <>
      <div className={styles.pair}>
        <TextEntry name="name" label={newTalkTexts.givenNames} hint={newTalkTexts.appGreets} error={errors.name} />
        <TextEntry name="last_name" label={onboardingTexts.lastNames} hint={surnamesIfEmpty} error={errors.last_name} />
        <TextEntry name="rent" label={newTalkTexts.monthlyRent} inputMode="decimal" error={errors.rent} isAmount />
        <Labelled label={displayTexts.term}>
          {(id) => (
            <select id={id} name="term" className={styles.box} defaultValue={sampleTalk.term}>
              {TERMS.map((months) => (
                <option key={months} value={months}>
                  {newTalkTexts.months({ months })}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      <Labelled label={newTalkTexts.city}>{(id) => <CityEntry id={id} city={city} />}</Labelled>
    </>
  );
}

type TextEntryProps = {
  name: TypedEntry;
  label: string;
  hint?: string;
  error: string | undefined;
  /** Whether it is an amount of money, between its signs. */
  isAmount?: boolean;
} & Pick<ComponentPropsWithRef<'input'>, 'inputMode'>;

/** A typed entry; its error takes the place of its hint. */
const TextEntry = ({ name, label, hint, error, isAmount = false, ...rest }: TextEntryProps) => (
  <Labelled label={label}>
    {(id) => (
      <>
        <span className={isAmount ? styles.amount : undefined}>
          {isAmount && <span aria-hidden="true">$</span>}
          <input
            {...rest}
            id={id}
            name={name}
            className={styles.box}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-invalid={error !== undefined || undefined}
          />
          {isAmount && <span aria-hidden="true">{mxn}</span>}
        </span>
        <span id={`${id}-hint`} className={error === undefined ? styles.hint : styles.error}>
          {error ?? hint}
        </span>
      </>
    )}
  </Labelled>
);

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.entry}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** To whom the talk is given: two cards. */
export function ToneEntry({ tone }: Pick<Prospect, 'tone'>) {
  const hintId = useId();
  return (
    <fieldset>
      <legend className={styles.label}>{newTalkTexts.toWhom}</legend>
      <div className={styles.pair}>
        {(['person', 'company'] as const).map((value) => (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              name="tone"
              value={value}
              className={styles.radio}
              defaultChecked={value === tone}
              aria-label={newTalkTexts.tones[value].title}
              aria-describedby={`${hintId}-${value}`}
            />
            <span>
              <b>{newTalkTexts.tones[value].title}</b>
              <span id={`${hintId}-${value}`} className={styles.hint}>
                {newTalkTexts.tones[value].hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
