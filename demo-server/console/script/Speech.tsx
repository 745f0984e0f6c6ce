import arrowBendUpRight from '@phosphor-icons/core/assets/regular/arrow-bend-up-right.svg';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { useGetCaseFileQuery } from '../case-file/caseFileSlice.ts';
import { overdueCount } from '../case-file/dueDates.ts';
import { selectObstacle, selectOwnerId, selectPhoneLocation } from '../consoleSlice.ts';
import { activeFaults } from '../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../faults/faultsSlice.ts';
import { cueOf } from './cueOf.ts';
import { findSignedOut, type Obstacle } from './outcome/findObstacle.ts';
import { ObstacleLine } from './outcome/ObstacleLine.tsx';
import styles from './Script.module.css';
import { sentenceOf } from './sentenceOf.ts';
import type { Step } from './steps.ts';
import { useShownTalk } from './useShownTalk.ts';

type SpeechProps = { step: Step; index: number; onRetry: () => unknown };

/** What to say at a step, and where to look, or what stands in its way. */
export function Speech({ step, index, onRetry }: SpeechProps) {
  const signedOut = useSignedOut(step);
  const obstacle = useSelector(selectObstacle) ?? signedOut;
  const talk = useShownTalk() ?? null;
  return (
    <div className={styles.step}>
      <p className={styles.act}>{scriptTexts.acts[step.act]}</p>
      <h3 className={styles.title}>{scriptTexts.steps[step.id].title}</h3>
      <blockquote className={styles.speech} aria-label={scriptTexts.sayItLikeThis}>
        {sentenceOf(step, talk)}
      </blockquote>
      {obstacle ? <ObstacleLine obstacle={obstacle} index={index} onRetry={onRetry} /> : <Look step={step} />}
    </div>
  );
}

/** Returns that nobody is signed in on the phone at a step of an owner, as after an ended session; not while a page loads. */
function useSignedOut(step: Step): Obstacle | undefined {
  const ownerId = useSelector(selectOwnerId);
  const phoneLocation = useSelector(selectPhoneLocation);
  const { data: faults } = useGetFaultsQuery();
  if (phoneLocation === null) return undefined;
  return findSignedOut({ step, ownerId, faults: faults ? activeFaults(faults) : [] });
}

function Look({ step }: { step: Step }) {
  const ownerId = useSelector(selectOwnerId);
  const { currentData: file } = useGetCaseFileQuery(ownerId ?? '', { skip: ownerId === null });
  const cue = cueOf(step, file ? overdueCount(file) : 0);
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
