import type { OperatorCall } from './call.ts';
import { faultCalls } from './faults.ts';
import { messageCalls } from './messages.ts';
import { networkCalls } from './network.ts';
import { ownerCalls } from './owners.ts';
import { personaCalls } from './personas.ts';
import { sampleCalls } from './samples.ts';
import { stateCalls } from './state.ts';
import { talkCalls } from './talk.ts';
import { timeCalls } from './time.ts';
import { transitionCalls } from './transitions.ts';
import { watchingCalls } from './watching.ts';

/** Every call under `/demo/api`. */
export const operatorCalls: readonly OperatorCall[] = [
  ...watchingCalls,
  ...stateCalls,
  ...talkCalls,
  ...timeCalls,
  ...personaCalls,
  ...ownerCalls,
  ...transitionCalls,
  ...messageCalls,
  ...faultCalls,
  ...sampleCalls,
  ...networkCalls,
];
