import { type FormEvent, useId, useState } from 'react';
import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { MAX_NAME_LENGTH } from '#domain/profile';
import { TERMS } from '#domain/terms';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { ConsoleApiError } from '../consoleApi.ts';
import type { PersonaDto } from '../dto.ts';
import { SelectEntry, TextEntry } from '../kit/Entry.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { useAction, useShowNotice } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useGoToPlace } from '../script/usePlace.ts';
import { CityEntry } from './CityEntry.tsx';
import styles from './PersonaForm.module.css';
import {
  type PersonaRequest,
  useGetTalkQuery,
  usePersonaliseMutation,
  usePrepareTalkMutation,
} from './personasSlice.ts';
import { TalkPreview } from './TalkPreview.tsx';
import { useSignInPersona } from './useSignInPersona.ts';

/** Choice of "Empieza como": a new owner who goes through the whole script. */
const FROM_THE_START = '';
/** Highest rent that the server accepts, MXN a month. */
const MAX_RENT = 1_000_000;
const EMPTY: PersonaRequest = {
  like: FROM_THE_START,
  name: '',
  last_name: '',
  rent: 20_000,
  city: 'Ciudad de México',
  term: 6,
};

type PersonaFormProps = { open: boolean; personas: readonly PersonaDto[]; onClose: () => void };

/**
 * "Preparar la plática": form with a prospect's names and figures. The script's new owner has them, or an owner who is
 * created in the state of a ready-made persona.
 */
export function PersonaForm({ open, personas, onClose }: PersonaFormProps) {
  const formId = useId();
  const [cityError, setCityError] = useState('');
  const start = useStartTalk();
  const act = useAction();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = requestFrom(event.currentTarget);
    setCityError('');
    await act(async () => {
      try {
        await start(request);
        onClose();
      } catch (error) {
        if (!(error as ConsoleApiError).fields?.city) throw error;
        setCityError(consoleTexts.unknownCity);
      }
    });
  };
  return (
    <FormDialog
      open={open}
      title={consoleTexts.prepareTalk}
      formId={formId}
      action={consoleTexts.startTalk}
      onClose={onClose}
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <ProspectFields personas={personas} cityError={cityError} />
      </form>
    </FormDialog>
  );
}

/** Returns a function that starts the talk with a prospect: as a new owner, or as one in the state of a persona. */
function useStartTalk(): (request: PersonaRequest) => Promise<void> {
  const [personalise] = usePersonaliseMutation();
  const [prepareTalk] = usePrepareTalkMutation();
  const phone = usePhone();
  const signIn = useSignInPersona();
  const goToPlace = useGoToPlace(phone);
  const showNotice = useShowNotice();
  return async ({ like, ...prospect }) => {
    const talk = await prepareTalk(prospect).unwrap();
    const name = [talk.name, talk.last_name].filter(Boolean).join(' ');
    if (like === FROM_THE_START) {
      showNotice(consoleTexts.talkReady({ name }));
      return goToPlace(null);
    }
    const persona = await personalise({ like, ...prospect }).unwrap();
    showNotice(consoleTexts.personaReady({ name: persona.name }));
    if (phone.isVisible) await signIn(persona.key);
  };
}

/** Returns the entries of the form as the body of the call. */
function requestFrom(form: HTMLFormElement): PersonaRequest {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '');
  return {
    like: textOf('like'),
    name: textOf('name'),
    last_name: textOf('last_name'),
    rent: Number(textOf('rent')),
    city: textOf('city'),
    term: Number(textOf('term')),
  };
}

type ProspectFieldsProps = { personas: readonly PersonaDto[]; cityError: string };

function ProspectFields({ personas, cityError }: ProspectFieldsProps) {
  const { data: talk } = useGetTalkQuery();
  const [prospect, setProspect] = useState<PersonaRequest>({ ...EMPTY, ...talk });
  // Personas that were created from another one are no models.
  const models = personas.filter(({ key, like }) => key === like);
  const change = (changes: Partial<PersonaRequest>) => setProspect({ ...prospect, ...changes });
  return (
    <>
      <div className={styles.pair}>
        <NameEntries prospect={prospect} onChange={change} />
        <FigureEntries prospect={prospect} onChange={change} />
      </div>
      <CityEntry value={prospect.city} error={cityError} onChange={(city) => change({ city })} />
      <SelectEntry
        label={consoleTexts.startsAs}
        name="like"
        options={[
          [FROM_THE_START, consoleTexts.fromTheStart],
          ...models.map(({ key, name, story }) => [key, `${name}: ${story}`] as const),
        ]}
      />
      <TalkPreview prospect={prospect} />
    </>
  );
}

type EntriesProps = { prospect: PersonaRequest; onChange: (changes: Partial<PersonaRequest>) => void };

const NameEntries = ({ prospect, onChange }: EntriesProps) => (
  <>
    <TextEntry
      label={consoleTexts.givenNames}
      name="name"
      required
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      value={prospect.name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
    <TextEntry
      label={consoleTexts.surnamesIfKnown}
      name="last_name"
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
      value={prospect.last_name}
      onChange={(event) => onChange({ last_name: event.target.value })}
    />
  </>
);

const FigureEntries = ({ prospect, onChange }: EntriesProps) => (
  <>
    <TextEntry
      label={consoleTexts.monthlyRentMxn}
      name="rent"
      type="number"
      required
      min={MIN_MONTHLY_RENT}
      max={MAX_RENT}
      step="0.01"
      value={prospect.rent || ''}
      onChange={(event) => onChange({ rent: event.target.valueAsNumber || 0 })}
    />
    <SelectEntry
      label={consoleTexts.termInMonths}
      name="term"
      value={String(prospect.term)}
      onChoose={(term) => onChange({ term: Number(term) })}
      options={TERMS.map((term) => [String(term), String(term)])}
    />
  </>
);
