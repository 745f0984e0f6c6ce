import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { Icon } from '#kit/art/Icon.tsx';
import { BUREAU_PERSONA, indexOfStep, type Step, steps } from '../../../script/steps.ts';
import { obstacleChanged, selectInterrupted } from '../../consoleSlice.ts';
import { activeFaults } from '../../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../../faults/faultsSlice.ts';
import { useChangeFault } from '../../faults/useChangeFault.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { useSignInPersona } from '../../personas/useSignInPersona.ts';
import { usePhone } from '../../phone-frame/phoneContext.ts';
import { useConsoleDispatch } from '../../store.ts';
import { GoToStepDialog } from '../GoToStepDialog.tsx';
import { useMessageOfStep } from '../message/useMessageOfStep.ts';
import { useTakeTalkTo } from '../place/useGoToPlace.ts';
import styles from '../Script.module.css';
import { useShowTalkOwner, useTalkOwner } from '../useTalkOwner.ts';
import { useTurnScript } from '../useTurnScript.ts';
import type { Obstacle } from './findObstacle.ts';
import { type Mend, mendOf, obstacleText } from './obstacleTexts.ts';

type ObstacleLineProps = { obstacle: Obstacle; index: number; onRetry: () => unknown };

/** What stands in the way of the present step, with a button that mends it. */
export function ObstacleLine({ obstacle, index, onRetry }: ObstacleLineProps) {
  const dispatch = useConsoleDispatch();
  const talkOwner = useTalkOwner();
  const [isAsking, setAsking] = useState(false);
  const mends = useMends({ obstacle, index, onRetry }, () => setAsking(true));
  useLeaveWhenOver(obstacle, steps[index]);
  const mend = mendOf(obstacle, talkOwner !== undefined);
  const press = async () => {
    await mends[mend]();
    // The others stay until the step is gone.
    if (mend !== 'goToStep' && mend !== 'repeatStep') dispatch(obstacleChanged(null));
  };
  return (
    <div className={styles.obstacle}>
      <span role="alert" className={styles.reason}>
        <Icon of={warningCircleFill} size={18} />
        <span>{obstacleText(obstacle)}</span>
      </span>
      <ActionButton onPress={press}>{scriptTexts.mends[mend]}</ActionButton>
      <GoToStepDialog chosen={isAsking ? index : null} onClose={() => setAsking(false)} />
    </div>
  );
}

/**
 * Takes the line away when its message has arrived, or its fault has ended: by a badge, a switch, or because it was for one
 * call.
 */
function useLeaveWhenOver(obstacle: Obstacle, step: Step | undefined): void {
  const dispatch = useConsoleDispatch();
  const { data: faults } = useGetFaultsQuery();
  const { message } = useMessageOfStep(step);
  const hasFaultEnded =
    obstacle.kind === 'fault' && faults !== undefined && !activeFaults(faults).some(({ key }) => key === obstacle.key);
  const hasMessageCome = (obstacle.kind === 'noCode' || obstacle.kind === 'noEmail') && message !== undefined;
  const isOver = hasFaultEnded || hasMessageCome;
  useEffect(() => {
    if (isOver) dispatch(obstacleChanged(null));
  }, [isOver, dispatch]);
}

/** What each button does at the step with an index. */
function useMends({ obstacle, index, onRetry }: ObstacleLineProps, goToStep: () => void): Record<Mend, () => unknown> {
  const phone = usePhone();
  const turnTo = useTurnScript();
  const { data: faults } = useGetFaultsQuery();
  const changeFault = useChangeFault('always');
  const showTalkOwner = useShowTalkOwner();
  const interrupted = useSelector(selectInterrupted);
  const takeTalkTo = useTakeTalkTo();
  const signIn = useSignInPersona();
  return {
    retry: onRetry,
    goToStep,
    repeatStep: goToStep,
    askForCode: () => phone.send({ kind: 'resend' }),
    endFault: () => {
      const fault = faults && activeFaults(faults).find(({ key }) => obstacle.kind === 'fault' && key === obstacle.key);
      return fault && changeFault(fault, false);
    },
    showTalkOwner: () => (interrupted === null ? showTalkOwner(steps[index]) : takeTalkTo(interrupted)),
    goBack: () => 'backTo' in obstacle && obstacle.backTo !== null && turnTo(indexOfStep(obstacle.backTo)),
    signInForBureau: () => signIn(BUREAU_PERSONA),
  };
}
