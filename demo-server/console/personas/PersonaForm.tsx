import { type FormEvent, useId } from 'react';
import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { MAX_NAME_LENGTH } from '#domain/profile';
import { TERMS } from '#domain/terms';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { PersonaDto } from '../dto.ts';
import { SelectEntry, TextEntry } from '../kit/Entry.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { useAction, useShowNotice } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import styles from './PersonaForm.module.css';
import { type PersonaRequest, usePersonaliseMutation } from './personasSlice.ts';
import { useSignInPersona } from './useSignInPersona.ts';

/** Cities for which the demo server has a zip code. */
const CITIES = ['Ciudad de México', 'Guadalajara', 'Monterrey', 'Mérida', 'Tijuana', 'Cancún'];
const TYPICAL_RENT = 20_000;
const TYPICAL_TERM = 6;
/** Highest rent that the server accepts for a persona, MXN a month. */
const MAX_RENT = 1_000_000;

type PersonaFormProps = { open: boolean; personas: readonly PersonaDto[]; onClose: () => void };

/**
 * "Personalizar": form that creates an owner with a prospect's name and figures in the state of a ready-made persona.
 */
export function PersonaForm({ open, personas, onClose }: PersonaFormProps) {
  const formId = useId();
  const [personalise] = usePersonaliseMutation();
  const { isVisible } = usePhone();
  const signIn = useSignInPersona();
  const act = useAction();
  const showNotice = useShowNotice();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = requestFrom(new FormData(event.currentTarget));
    await act(async () => {
      const persona = await personalise(request).unwrap();
      onClose();
      showNotice(consoleTexts.personaReady({ name: persona.name }));
      if (isVisible) await signIn(persona.key);
    });
  };
  return (
    <FormDialog
      open={open}
      title={consoleTexts.personalise}
      formId={formId}
      action={consoleTexts.createPersona}
      onClose={onClose}
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <PersonaFields personas={personas} />
      </form>
    </FormDialog>
  );
}

/** Returns the entries of the form as the body of the call. */
function requestFrom(data: FormData): PersonaRequest {
  const textOf = (name: string) => String(data.get(name) ?? '');
  return {
    like: textOf('like'),
    name: textOf('name'),
    rent: Number(textOf('rent')),
    city: textOf('city'),
    term: Number(textOf('term')),
  };
}

function PersonaFields({ personas }: { personas: readonly PersonaDto[] }) {
  // Personas that were created from another one are no models.
  const models = personas.filter(({ key, like }) => key === like);
  return (
    <>
      <TextEntry label={consoleTexts.fullName} name="name" required maxLength={MAX_NAME_LENGTH} autoComplete="off" />
      <SelectEntry
        label={consoleTexts.startsAs}
        name="like"
        options={models.map(({ key, name, story }) => [key, `${name}: ${story}`])}
      />
      <TextEntry
        label={consoleTexts.monthlyRentMxn}
        name="rent"
        type="number"
        required
        min={MIN_MONTHLY_RENT}
        max={MAX_RENT}
        step="0.01"
        defaultValue={TYPICAL_RENT}
      />
      <SelectEntry label={consoleTexts.city} name="city" options={CITIES.map((city) => [city, city])} />
      <SelectEntry
        label={consoleTexts.termInMonths}
        name="term"
        defaultValue={TYPICAL_TERM}
        options={TERMS.map((term) => [String(term), String(term)])}
      />
    </>
  );
}
