import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { selectOwnerId } from '../consoleSlice.ts';
import type { PersonaDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import styles from './Moments.module.css';
import type { MomentActions } from './momentActions.ts';
import { PersonaliseDialog } from './PersonaliseDialog.tsx';

type PersonaRowProps = { persona: PersonaDto; onEnter: MomentActions['onEnterPersona'] };

/** A persona with their story. A ready-made one can be personalised: somebody with other data at the same point. */
export function PersonaRow({ persona, onEnter }: PersonaRowProps) {
  const { id, key, like, name, story } = persona;
  const isOnPhone = useSelector(selectOwnerId) === id;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <p className={styles.text}>
        <strong className={styles.name}>{name}</strong>
        {isOnPhone && <span className={styles.current}>{technicalTexts.onPhone}</span>}
        <span className={styles.detail}>{story}</span>
      </p>
      <ActionButton aria-label={technicalTexts.enterAs({ name })} onPress={() => onEnter(persona)}>
        {technicalTexts.enter}
      </ActionButton>
      {key === like && (
        <ActionButton kind="plain" aria-label={technicalTexts.personaliseLike({ name })} onPress={() => setOpen(true)}>
          {technicalTexts.personalise}
        </ActionButton>
      )}
      {isOpen && <PersonaliseDialog model={persona} onCreated={onEnter} onClose={() => setOpen(false)} />}
    </div>
  );
}
