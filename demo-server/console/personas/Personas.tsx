import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import userCircleFill from '@phosphor-icons/core/assets/fill/user-circle-fill.svg';
import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Icon } from '#kit/art/Icon.tsx';
import { initials } from '#kit/display/initials.ts';
import { selectOwnerId } from '../consoleSlice.ts';
import type { PersonaDto } from '../dto.ts';
import { Panel } from '../kit/Panel.tsx';
import { useAction } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useEnterPersona } from '../script/useEnterPersona.ts';
import styles from './Personas.module.css';
import { useListPersonasQuery } from './personasSlice.ts';

/** Section with the personas; a click on one signs them in on the phone. */
export function Personas() {
  const { data: personas = [] } = useListPersonasQuery();
  const list = useNewestInSight(personas[0]?.id);
  return (
    <Panel id="personas" title={consoleTexts.personas} icon={userCircleFill}>
      <ul ref={list} className={styles.list}>
        {personas.map((persona) => (
          <li key={persona.id}>
            <PersonaCard persona={persona} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Returns a ref for the list of personas, which scrolls to its first one when that is another one. */
function useNewestInSight(firstId: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (firstId !== undefined) list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [firstId]);
  return list;
}

function PersonaCard({ persona }: { persona: PersonaDto }) {
  const isOnPhone = useSelector(selectOwnerId) === persona.id;
  const { isVisible } = usePhone();
  const enter = useEnterPersona();
  const act = useAction();
  const storyId = useId();
  const shared = {
    className: styles.card,
    'aria-label': consoleTexts.enterAs({ name: persona.name }),
    'aria-describedby': storyId,
  };
  const content = <CardContent persona={persona} storyId={storyId} isOnPhone={isOnPhone} />;
  if (!isVisible) {
    // A form instead of a script: pop-up blockers allow the new window, and no token appears in its address.
    return (
      <form method="post" action="/demo/enter" target="_blank" rel="noopener">
        <input type="hidden" name="key" value={persona.key} />
        <button type="submit" {...shared}>
          {content}
        </button>
      </form>
    );
  }
  return (
    <button type="button" {...shared} aria-pressed={isOnPhone} onClick={() => act(() => enter(persona))}>
      {content}
    </button>
  );
}

type CardContentProps = { persona: PersonaDto; storyId: string; isOnPhone: boolean };

function CardContent({ persona: { name, last_name, story, like }, storyId, isOnPhone }: CardContentProps) {
  return (
    <>
      <span className={`${styles.arch} ${styles[like ?? 'nueva']}`} aria-hidden="true">
        {initials(name, last_name)}
      </span>
      <span className={styles.text}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span id={storyId} className={styles.story}>
          {story}
        </span>
      </span>
      {isOnPhone && (
        <span className={styles.check}>
          <Icon of={checkCircleFill} size={20} />
        </span>
      )}
    </>
  );
}
