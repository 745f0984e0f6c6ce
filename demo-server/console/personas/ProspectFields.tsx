import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { MAX_NAME_LENGTH } from '#domain/profile';
import { TERMS } from '#domain/terms';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { PersonaDto } from '../dto.ts';
import { Choice } from '../kit/Choice.tsx';
import { SelectEntry, TextEntry } from '../kit/Entry.tsx';
import { CityEntry } from './CityEntry.tsx';
import styles from './PrepareTalk.module.css';
import { FROM_THE_START, type PreparedTalk } from './useStartTalk.ts';

/** Highest rent that the server accepts, MXN a month. */
const MAX_RENT = 1_000_000;

type EntriesProps = { prospect: PreparedTalk; onChange: (changes: Partial<PreparedTalk>) => void };
type ProspectFieldsProps = EntriesProps & { personas: readonly PersonaDto[]; cityError: string };

/** The entries of "Preparar la plática". */
export function ProspectFields({ prospect, personas, cityError, onChange }: ProspectFieldsProps) {
  // Personas that were created from another one are no models.
  const models = personas.filter(({ key, like }) => key === like);
  return (
    <>
      <div className={styles.pair}>
        <NameEntries prospect={prospect} onChange={onChange} />
        <FigureEntries prospect={prospect} onChange={onChange} />
        <CityEntry value={prospect.city} error={cityError} onChange={(city) => onChange({ city })} />
        <SelectEntry
          label={consoleTexts.startsAs}
          value={prospect.like}
          onChoose={(like) => onChange({ like })}
          options={[
            [FROM_THE_START, consoleTexts.fromTheStart],
            ...models.map(({ key, name, story }) => [key, `${name}: ${story}`] as const),
          ]}
        />
      </div>
      <div className={styles.tone}>
        <span className={styles.label} aria-hidden="true">
          {consoleTexts.whomYouTalkTo}
        </span>
        <Choice
          label={consoleTexts.whomYouTalkTo}
          value={prospect.tone ?? 'person'}
          options={[
            ['person', consoleTexts.toPerson],
            ['company', consoleTexts.toCompany],
          ]}
          onChoose={(tone) => onChange({ tone })}
        />
      </div>
    </>
  );
}

const NameEntries = ({ prospect: { name, last_name }, onChange }: EntriesProps) => (
  <>
    <TextEntry
      label={consoleTexts.givenNames}
      required
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      value={name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
    <TextEntry
      label={consoleTexts.surnamesIfKnown}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      value={last_name}
      onChange={(event) => onChange({ last_name: event.target.value })}
    />
  </>
);

const FigureEntries = ({ prospect: { rent, term }, onChange }: EntriesProps) => (
  <>
    <TextEntry
      label={consoleTexts.monthlyRentMxn}
      type="number"
      required
      min={MIN_MONTHLY_RENT}
      max={MAX_RENT}
      step="0.01"
      value={rent || ''}
      onChange={(event) => onChange({ rent: event.target.valueAsNumber || 0 })}
    />
    <SelectEntry
      label={consoleTexts.termInMonths}
      value={String(term)}
      onChoose={(chosen) => onChange({ term: Number(chosen) })}
      options={TERMS.map((months) => [String(months), consoleTexts.monthsOf({ months })])}
    />
  </>
);
