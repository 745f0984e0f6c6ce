import * as scriptTexts from '#i18n/es-MX/demo/script';
import { BUREAU_PERSONA, indexOfStep, type Step } from '../../../script/steps.ts';
import type { Obstacle } from './findObstacle.ts';

/** What a press can do about an obstacle. */
export type Mend = keyof typeof scriptTexts.mends;

const mends: Readonly<Record<Exclude<Obstacle['kind'], 'otherOwner' | 'nobody'>, Mend>> = {
  fault: 'endFault',
  otherPage: 'goToStep',
  expiredCode: 'askForCode',
  noCode: 'askForCode',
  noEmail: 'retry',
  error: 'retry',
  bureauSaidNo: 'goToStep',
  notDue: 'goToStep',
  rejected: 'goBack',
  applicationGone: 'goBack',
  unseen: 'retry',
};

/** Returns what mends an obstacle; the talk's owner can only be shown when there is one. */
export function mendOf(obstacle: Obstacle, hasTalkOwner: boolean): Mend {
  if (obstacle.kind === 'rejected' && obstacle.backTo === null) return 'repeatStep';
  if (obstacle.kind !== 'otherOwner' && obstacle.kind !== 'nobody') return mends[obstacle.kind];
  if (obstacle.wanted === BUREAU_PERSONA) return 'signInForBureau';
  return hasTalkOwner ? 'showTalkOwner' : 'goToStep';
}

const numberAndTitle = (id: Step['id']) => ({ number: indexOfStep(id) + 1, title: scriptTexts.steps[id].title });

/** Returns the sentence that says what stands in the way. */
export function obstacleText(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'fault':
      return scriptTexts.faultIsOn(obstacle);
    case 'otherOwner':
      return scriptTexts.otherOwnerOnPhone(obstacle);
    case 'rejected':
      return obstacle.backTo === null
        ? scriptTexts.staffRejected
        : scriptTexts.staffRejectedGoOnFrom(numberAndTitle(obstacle.backTo));
    case 'applicationGone':
      return scriptTexts.applicationGone(numberAndTitle(obstacle.backTo));
    case 'error':
      return scriptTexts.screenSays(obstacle);
    default:
      return scriptTexts.obstacles[obstacle.kind];
  }
}
