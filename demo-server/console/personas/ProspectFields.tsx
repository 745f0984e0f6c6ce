import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { MAX_NAME_LENGTH } from '#domain/profile';
import { singleLine } from '#domain/text/singleLine';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { PersonaDto } from '../dto.ts';
import { SelectEntry, TextEntry } from '../kit/Entry.tsx';
import { CityEntry } from './CityEntry.tsx';
import styles from './PrepareTalk.module.css';
import { TermStepper } from './TermStepper.tsx';
import { ToneChoice } from './ToneChoice.tsx';
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
      <ToneChoice tone={prospect.tone ?? 'person'} onChoose={(tone) => onChange({ tone })} />
    </>
  );
}

const NameEntries = ({ prospect: { name, last_name }, onChange }: EntriesProps) => (
  <>
    <TextEntry
      label={consoleTexts.givenNames}
      hint={singleLine(name) === '' ? '' : consoleTexts.appGreets({ name: singleLine(name) })}
      required
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      value={name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
    <TextEntry
      label={consoleTexts.surnames}
      hint={consoleTexts.surnamesMayBeEmpty}
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
    <TermStepper term={term} onChange={(chosen) => onChange({ term: chosen })} />
  </>
);
