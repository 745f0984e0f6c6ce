import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { numberOf, type Step, steps } from '../../script/steps.ts';
import { usePhoneCaseFile } from '../case-file/usePhoneCaseFile.ts';
import { selectTempo, tempoChosen } from '../consoleSlice.ts';
import { Choice } from '../kit/Choice.tsx';
import { tempos } from '../protocol.ts';
import { useConsoleDispatch } from '../store.ts';
import { useGetTalkQuery } from '../talk/talkSlice.ts';
import { useTalkName } from '../talk/useTalkOwner.ts';
import { Line } from './Line.tsx';
import { MainButton } from './MainButton.tsx';
import styles from './Script.module.css';
import { sentenceOf } from './sentenceOf.ts';
import { TalkProgress } from './TalkProgress.tsx';
import { useLine } from './useLine.ts';

/** The present step: what to say, how to do it by hand or what is under way, and the button. */
export function PresentStep({ step, onDrive }: { step: Step; onDrive: () => void }) {
  const { data: talk } = useGetTalkQuery();
  const talkName = useTalkName()?.name;
  // A persona may be on the phone instead of the talk's owner.
  const name = usePhoneCaseFile()?.given_name ?? talkName;
  const { line, button } = useLine(step, onDrive);
  const number = numberOf(step);
  return (
    <>
      <div className={styles.where}>
        <span>{scriptTexts.acts[step.act]}</span>
        <span>{scriptTexts.stepOfTotal({ number, total: steps.length })}</span>
      </div>
      <TalkProgress number={number} />
      <h1 className={styles.title}>{scriptTexts.steps[step.id].title}</h1>
      <div className={styles.words}>
        <blockquote className={styles.say} aria-label={scriptTexts.sayItLikeThis}>
          {sentenceOf(step, { tone: talk?.tone, name })}
        </blockquote>
        <Line {...line} />
      </div>
      <MainButton {...button} />
      <TempoChoice />
    </>
  );
}

/** The tempo of "Hazlo por mí". */
function TempoChoice() {
  const dispatch = useConsoleDispatch();
  return (
    <div className={styles.tempo}>
      <span aria-hidden="true">{scriptTexts.tempo}</span>
      <Choice
        label={scriptTexts.tempo}
        value={useSelector(selectTempo)}
        options={tempos.map((tempo) => [tempo, scriptTexts.tempos[tempo]] as const)}
        onChoose={(tempo) => dispatch(tempoChosen(tempo))}
      />
    </div>
  );
}
