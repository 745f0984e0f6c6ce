import type { Session } from '#domain/session';
import { type Step, type StepAction, steps } from '../../../script/steps.ts';
import { firstOverdueMoment, unpaidDueDates } from '../../case-file/dueDates.ts';
import type { PlaceDto } from '../../dto.ts';
import { findItem } from '../findItem.ts';
import { newOwnerSteps, type Owner, ownerSteps } from './playedSteps.ts';
import { callServer, fetchCaseFile } from './serverCalls.ts';

/**
 * Brings a demo with new data to the state in which the step with this index begins, by playing the former steps on the
 * server. The talk's owner takes the given term, in months, or else the longest one; the pre-offer shows the given one
 * when the talk begins there. Returns the place of that step.
 */
export async function playScriptUntil(index: number, term?: number): Promise<PlaceDto> {
  let owner: Owner = { ownerId: '', phone: '' };
  for (const step of steps.slice(0, index)) owner = await play(step, owner, term);
  const step = steps[index] as Step;
  if (step.id === 'offer' && term !== undefined) await ownerSteps.offer?.(owner, term);
  return { step: step.id, path: await pathOfStep(step, owner), owner_id: owner.token ? owner.ownerId : null };
}

/** Plays what the owner, the office, the clock or another owner does at a step. Returns who is signed in afterwards. */
async function play({ id, action }: Step, owner: Owner, term: number | undefined): Promise<Owner> {
  const newOwner = newOwnerSteps[id];
  if (newOwner) return newOwner(owner);
  await ownerSteps[id]?.(owner, term);
  if (action.type === 'transitions') await makeTransitions(action, owner);
  if (action.type === 'makeOverdue') await makeOverdue(owner);
  return action.type === 'signIn' ? signIn(action.persona) : owner;
}

async function signIn(persona: string): Promise<Owner> {
  const { token, user } = await callServer<Session>('POST', `/demo/api/personas/${persona}/session`);
  return { ownerId: user.id, phone: user.phone, token };
}

async function makeTransitions(
  { kind, transitions }: Extract<StepAction, { type: 'transitions' }>,
  { ownerId }: Owner,
): Promise<void> {
  const id = findItem(await fetchCaseFile(ownerId), kind, transitions[0])?.id;
  for (const transition of transitions) await callServer('POST', `/demo/api/${kind}/${id}/${transition}`);
}

async function makeOverdue({ ownerId }: Owner): Promise<void> {
  const [due] = unpaidDueDates(await fetchCaseFile(ownerId));
  if (due) await callServer('PUT', '/demo/api/clock', { body: { now: firstOverdueMoment(due) } });
}

/** Whether a step's address lacks an id, since its application, loan or late payment does not exist. */
export const hasGap = (path: string): boolean => /\/(\/|$)/.test(path);

/** Returns the address of a step's page for an owner, with the ids of what they have. */
export async function pathOfStep({ routes: [route] }: Step, { ownerId, phone }: Owner): Promise<string> {
  if (!route.includes(':')) return route;
  if (route.startsWith('/verification-code')) return `/verification-code/${ownerId}?${new URLSearchParams({ phone })}`;
  const { applications, loans } = await fetchCaseFile(ownerId);
  const [application] = applications;
  const [loan] = loans;
  const late = loan?.installments.find(({ status }) => status === 'overdue');
  const newest = route.startsWith('/applications') ? application : loan;
  return route.replace(':installmentId', late?.id ?? '').replace(':id', newest?.id ?? '');
}
