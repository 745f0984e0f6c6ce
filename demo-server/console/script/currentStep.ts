import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { type Step, steps } from '../../script/steps.ts';
import { selectCaseFile } from '../case-file/caseFileSlice.ts';
import { selectPhoneLocation } from '../consoleSlice.ts';
import type { ConsoleStore } from '../store.ts';
import { stepOf } from './stepOf.ts';

type State = ReturnType<ConsoleStore['getState']>;

/** Returns the step of the page on the phone and of its owner's file; undefined while one of the two is on its way. */
export function selectStep(state: State): Step | undefined {
  const location = selectPhoneLocation(state);
  if (location === null) return undefined;
  if (location.owner_id === null) return stepOf(location.path, undefined);
  const { data, status } = selectCaseFile(location.owner_id)(state);
  return data && status === 'fulfilled' ? stepOf(location.path, data) : undefined;
}

/** Returns the present step of the script: the last one while page or file are on their way. */
export function useStep(): Step {
  const step = useSelector(selectStep);
  const last = useRef<Step>(steps[0] as Step);
  if (step) last.current = step;
  return last.current;
}
