import { useState } from 'react';
import { useSelector } from 'react-redux';
import { pesos } from '#domain/money';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { shortMoney } from '#i18n/format';
import { sampleTalk } from '../../script/sampleTalk.ts';
import { selectOwnerId } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useIsDriving } from '../kit/driving.ts';
import { NewTalkDialog } from '../talk/NewTalkDialog.tsx';
import { useGetTalkQuery } from '../talk/talkSlice.ts';
import { useBeginTalk } from '../talk/useBeginTalk.ts';
import { useStep } from './currentStep.ts';
import { MainButton } from './MainButton.tsx';
import { PresentStep } from './PresentStep.tsx';
import styles from './Script.module.css';
import { StepList } from './StepList.tsx';

/** The script: what to say at the present step, the one button that does it, and the list of all steps. */
export function Script({ onDrive }: { onDrive: () => void }) {
  const { data: talk } = useGetTalkQuery();
  const hasOwner = useSelector(selectOwnerId) !== null;
  const isDriving = useIsDriving();
  const step = useStep();
  return (
    <section id="script" className={styles.script} aria-label={scriptTexts.script} tabIndex={-1}>
      {talk === null && !hasOwner && isDriving ? <BeforeTalk /> : <PresentStep step={step} onDrive={onDrive} />}
      <StepList step={talk ? step : undefined} />
    </section>
  );
}

/** Before a talk: what it needs, and a talk with sample data. */
function BeforeTalk() {
  const [isOpen, setOpen] = useState(false);
  const beginTalk = useBeginTalk();
  const { name, last_name, rent, term } = sampleTalk;
  const sample = { name: `${name} ${last_name}`, rent: shortMoney(pesos(rent)), months: term };
  return (
    <>
      <p className={styles.where}>{scriptTexts.script}</p>
      <div className={styles.words}>
        <h1 className={styles.title}>{scriptTexts.whoIsItAbout}</h1>
        <p className={styles.lead}>{scriptTexts.whatATalkNeeds}</p>
      </div>
      <MainButton kind="newTalk" onPress={() => setOpen(true)} />
      <div className={styles.tempo}>
        <ActionButton kind="plain" onPress={() => beginTalk(sampleTalk)}>
          {scriptTexts.tryWith(sample)}
        </ActionButton>
      </div>
      {isOpen && <NewTalkDialog onClose={() => setOpen(false)} />}
    </>
  );
}
