import { type FormEvent, useId, useState } from 'react';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { sampleTalk } from '../../script/sampleTalk.ts';
import type { PersonaDto } from '../dto.ts';
import { FormDialog } from '../kit/FormDialog.tsx';
import { useAction } from '../kit/useAction.ts';
import { usePersonaliseMutation } from '../personas/personasSlice.ts';
import { ProspectEntries } from '../talk/ProspectEntries.tsx';
import { type EntryErrors, prospectIn } from '../talk/prospectIn.ts';
import styles from './Moments.module.css';
import type { MomentActions } from './momentActions.ts';

type PersonaliseDialogProps = {
  /** Persona whose story the new owner has. */
  model: PersonaDto;
  onCreated: MomentActions['onEnterPersona'];
  onClose: () => void;
};

/** Dialog with the data of an owner who is created at the point of a persona, and then entered. */
export function PersonaliseDialog({ model, onCreated, onClose }: PersonaliseDialogProps) {
  const formId = useId();
  const [errors, setErrors] = useState<EntryErrors>({});
  const [personalise] = usePersonaliseMutation();
  const act = useAction();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { prospect, errors: found } = prospectIn(new FormData(event.currentTarget));
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { tone: _tone, ...person } = prospect;
    onClose();
    void act(async () => onCreated(await personalise({ like: model.key, ...person }).unwrap()));
  };
  const title = technicalTexts.personaliseLike(model);
  return (
    <FormDialog title={title} formId={formId} action={technicalTexts.createAndEnter} onClose={onClose}>
      <form id={formId} className={styles.fields} noValidate onSubmit={submit}>
        <ProspectEntries city={sampleTalk.city} errors={errors} />
      </form>
    </FormDialog>
  );
}
