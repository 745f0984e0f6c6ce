import { useSelector } from 'react-redux';
import type { Step } from '../../../script/steps.ts';
import { usePhoneCaseFile } from '../../case-file/usePhoneCaseFile.ts';
import { selectObstacle, selectOwnerId, selectPhoneLocation } from '../../consoleSlice.ts';
import { activeFaults } from '../../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../../faults/faultsSlice.ts';
import { findMissingApplication } from './findMissingApplication.ts';
import { findSignedOut, type Obstacle } from './findObstacle.ts';
import { findRejection } from './findRejection.ts';

/**
 * Returns what stands in the way of the present step: a rejection or a deleted application, which trying again does not
 * change; what the last try has met; or that nobody is signed in on the phone, as after an ended session.
 */
export function useObstacle(step: Step): Obstacle | undefined {
  const file = usePhoneCaseFile();
  const tried = useSelector(selectObstacle);
  const ownerId = useSelector(selectOwnerId);
  const phoneLocation = useSelector(selectPhoneLocation);
  const { data: faults } = useGetFaultsQuery();
  const ofFile =
    file && (findRejection(step, file) ?? (phoneLocation && findMissingApplication(step, phoneLocation.path, file)));
  if (ofFile ?? tried) return ofFile ?? tried ?? undefined;
  // While a page loads nobody is known to be there.
  if (phoneLocation === null) return undefined;
  return findSignedOut({ step, ownerId, faults: faults ? activeFaults(faults) : [] });
}
