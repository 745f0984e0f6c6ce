import userCircleFill from '@phosphor-icons/core/assets/fill/user-circle-fill.svg';
import pencilSimple from '@phosphor-icons/core/assets/regular/pencil-simple.svg';
import { useState } from 'react';
import { pesos } from '#domain/money';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { money } from '#i18n/format';
import { Icon } from '#kit/art/Icon.tsx';
import { useShownTalk } from '../script/useShownTalk.ts';
import { PrepareTalk } from './PrepareTalk.tsx';
import { useListPersonasQuery } from './personasSlice.ts';
import styles from './TalkButton.module.css';

/** Whom the talk is about, and the button that opens "Preparar la plática". */
export function TalkButton() {
  const talk = useShownTalk();
  const { data: personas = [] } = useListPersonasQuery();
  const [isOpen, setIsOpen] = useState(false);
  const name = talk ? [talk.name, talk.last_name].filter(Boolean).join(' ') : undefined;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        disabled={talk === undefined}
        title={name}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={userCircleFill} size={22} />
        <span className={styles.text}>
          <span className={styles.name}>
            <span className={name === undefined ? undefined : 'visually-hidden'}>{consoleTexts.prepareTalk}</span>
            {name !== undefined && ` ${consoleTexts.talkOf({ name })}`}
          </span>
          <span className={styles.figures}>
            {talk
              ? consoleTexts.talkFigures({ ...talk, rent: money(pesos(talk.rent)) })
              : consoleTexts.withYourProspect}
          </span>
        </span>
        <Icon of={pencilSimple} size={18} />
      </button>
      {isOpen && talk !== undefined && <PrepareTalk talk={talk} personas={personas} onClose={() => setIsOpen(false)} />}
    </>
  );
}
