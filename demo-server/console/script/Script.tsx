import megaphoneSimpleFill from '@phosphor-icons/core/assets/fill/megaphone-simple-fill.svg';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { steps } from '../../script/steps.ts';
import { selectIsClosingOpen, selectObstacle, selectStep } from '../consoleSlice.ts';
import { Hint, Panel } from '../kit/Panel.tsx';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { CurrentStep } from './CurrentStep.tsx';
import { Closing } from './closing/Closing.tsx';
import { TalkIsOver } from './closing/TalkIsOver.tsx';
import { useFollowCaseFile } from './outcome/useFollowCaseFile.ts';
import { TalkProgress } from './TalkProgress.tsx';
import { WayBack } from './WayBack.tsx';
import { WhatFollows } from './WhatFollows.tsx';

/**
 * Section with the script of the demonstration: what to say at each step, and a button that executes it; after the last
 * one the closing screen.
 */
export function Script() {
  const current = useSelector(selectStep);
  const step = steps[current];
  // Its line has a way back of its own.
  const obstacle = useSelector(selectObstacle);
  const phone = usePhone();
  useFollowCaseFile();
  const isClosingOpen = useSelector(selectIsClosingOpen);
  if (isClosingOpen) return <Closing />;
  return (
    <Panel
      id="script"
      title={consoleTexts.script}
      icon={megaphoneSimpleFill}
      aside={step && scriptTexts.stepOfTotal({ number: current + 1, total: steps.length })}
    >
      <TalkProgress current={current} />
      {obstacle?.kind !== 'otherOwner' && <WayBack />}
      {step ? <CurrentStep step={step} index={current} /> : <TalkIsOver />}
      {!phone.isVisible && <Hint>{scriptTexts.phoneFrameNeeded}</Hint>}
      <WhatFollows current={current} />
    </Panel>
  );
}
