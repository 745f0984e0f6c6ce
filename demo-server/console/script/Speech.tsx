import arrowBendUpRight from '@phosphor-icons/core/assets/regular/arrow-bend-up-right.svg';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import type { Step } from '../../script/steps.ts';
import { overdueCount } from '../case-file/dueDates.ts';
import { usePhoneCaseFile } from '../case-file/usePhoneCaseFile.ts';
import { selectIsFilling, selectPhoneLocation } from '../consoleSlice.ts';
import { cueOf } from './cueOf.ts';
import { useMessageOfStep } from './message/useMessageOfStep.ts';
import { ObstacleLine } from './outcome/ObstacleLine.tsx';
import { useObstacle } from './outcome/useObstacle.ts';
import styles from './Script.module.css';
import { sentenceOf } from './sentenceOf.ts';
import { belongsToPath } from './stepAt.ts';
import { useShownTalk } from './useShownTalk.ts';

type SpeechProps = { step: Step; index: number; onRetry: () => unknown };

/** What to say at a step, and where to look, or what stands in its way. */
export function Speech({ step, index, onRetry }: SpeechProps) {
  const obstacle = useObstacle(step);
  const talk = useShownTalk() ?? null;
  // A persona may be on the phone instead of the talk's owner.
  const name = usePhoneCaseFile()?.given_name ?? talk?.name;
  return (
    <div className={styles.step}>
      <p className={styles.act}>{scriptTexts.acts[step.act]}</p>
      <h3 className={styles.title}>{scriptTexts.steps[step.id].title}</h3>
      <blockquote className={styles.speech} aria-label={scriptTexts.sayItLikeThis}>
        {sentenceOf(step, { tone: talk?.tone, name })}
      </blockquote>
      {obstacle ? <ObstacleLine obstacle={obstacle} index={index} onRetry={onRetry} /> : <Look step={step} />}
    </div>
  );
}

function Look({ step }: { step: Step }) {
  const file = usePhoneCaseFile();
  const path = useSelector(selectPhoneLocation)?.path;
  const isFilling = useSelector(selectIsFilling);
  const isElsewhere = path !== undefined && !isFilling && !belongsToPath(step, path);
  const { isMissing: isMessageMissing } = useMessageOfStep(step);
  const cue = cueOf(step, { overdue: file ? overdueCount(file) : 0, isElsewhere, isMessageMissing });
  return (
    <p className={styles.look}>
      {cue !== undefined && (
        <>
          <Icon of={arrowBendUpRight} size={18} />
          {cue}
        </>
      )}
    </p>
  );
}
