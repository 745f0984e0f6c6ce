import arrowCounterClockwise from '@phosphor-icons/core/assets/bold/arrow-counter-clockwise-bold.svg';
import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import handCoinsFill from '@phosphor-icons/core/assets/fill/hand-coins-fill.svg';
import playFill from '@phosphor-icons/core/assets/fill/play-fill.svg';
import shieldCheckFill from '@phosphor-icons/core/assets/fill/shield-check-fill.svg';
import userPlus from '@phosphor-icons/core/assets/regular/user-plus.svg';
import { useEffect, useRef, useState } from 'react';
import * as closingTexts from '#i18n/es-MX/demo/closing';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { OpenDoorScene } from '#kit/art/scenes/OpenDoorScene.tsx';
import type { Step } from '../../../script/steps.ts';
import { useGetCaseFileQuery } from '../../case-file/caseFileSlice.ts';
import { closingToggled } from '../../consoleSlice.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { PrepareTalk } from '../../personas/PrepareTalk.tsx';
import { useGetTalkQuery, useListPersonasQuery } from '../../personas/personasSlice.ts';
import { useConsoleDispatch } from '../../store.ts';
import { useShownTalk } from '../useShownTalk.ts';
import { useTalkOwner } from '../useTalkOwner.ts';
import { BeginAgain } from './BeginAgain.tsx';
import styles from './Closing.module.css';
import { type ClosingCard, closingCards, closingLead } from './closingCards.ts';
import { Questions } from './Questions.tsx';
import { useGetShownStepsQuery } from './shownStepsSlice.ts';

const icons: Readonly<Record<Step['act'], string>> = {
  loan: handCoinsFill,
  payment: checkCircleFill,
  bureau: shieldCheckFill,
};

/** The closing screen, over all sections: what was shown in this talk, with the owner's figures, and how to go on. */
export function Closing() {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone. Another press of its key does nothing here.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const owner = useTalkOwner();
  const { data: file } = useGetCaseFileQuery(owner?.id ?? '', { skip: owner === undefined });
  const { data: { steps: shown } = { steps: [] } } = useGetShownStepsQuery();
  const { data: talk } = useGetTalkQuery();
  const name = owner?.given_name ?? closingTexts.theOwner;
  const lead = closingLead(shown, { name, tone: talk?.tone });
  return (
    <section id="script" className={styles.closing} aria-label={consoleTexts.script}>
      <div className={styles.head}>
        <div className={styles.art}>
          <OpenDoorScene />
        </div>
        <div className={styles.words}>
          <p className={styles.kicker}>{closingTexts.talkIsOver({ count: shown.length })}</p>
          <h3 ref={title} tabIndex={-1} className={styles.title}>
            {closingTexts.thatIsAdelantto}
          </h3>
          {lead !== '' && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
      <ul className={styles.cards}>
        {closingCards(shown, file).map((card) => (
          <Card key={card.act} card={card} />
        ))}
      </ul>
      <Questions />
      <Buttons name={name} />
    </section>
  );
}

const Card = ({ card: { act, figure, text } }: { card: ClosingCard }) => (
  <li className={styles.card}>
    <span className={styles.mark}>
      <Icon of={icons[act]} size={24} />
    </span>
    <p className={styles.act}>{scriptTexts.acts[act]}</p>
    <p className={styles.figure}>{figure}</p>
    <p className={styles.text}>{text}</p>
  </li>
);

function Buttons({ name }: { name: string }) {
  const dispatch = useConsoleDispatch();
  const [isPreparing, setPreparing] = useState(false);
  const talk = useShownTalk() ?? null;
  const { data: personas = [] } = useListPersonasQuery();
  return (
    <div className={styles.buttons}>
      <ActionButton kind="main" icon={playFill} onPress={() => dispatch(closingToggled(false))}>
        {closingTexts.goOnWith({ name })}
      </ActionButton>
      <BeginAgain kind="quiet" icon={arrowCounterClockwise} />
      <ActionButton kind="plain" icon={userPlus} onPress={() => setPreparing(true)}>
        {closingTexts.prepareAnother}
      </ActionButton>
      {isPreparing && <PrepareTalk talk={talk} personas={personas} onClose={() => setPreparing(false)} />}
    </div>
  );
}
