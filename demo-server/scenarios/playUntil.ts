import { shownStatus } from '#domain/installment';
import { installmentsOf } from '../backoffice/loanFigures.ts';
import type { Demo } from '../demo.ts';
import { pathOfStep } from '../script/pathOfStep.ts';
import { sampleTalk } from '../script/sampleTalk.ts';
import { isGuestStep, type PlaceInScript, type Step, steps } from '../script/steps.ts';
import type { InstallmentRow } from '../store/rows.ts';
import { type Play, playStep } from './playedSteps.ts';
import { talkOf } from './talk.ts';

/** Where the phone is at a step: who is signed in, null for nobody, and the address of the screen. */
export type PlaceOnPhone = { readonly owner_id: string | null; readonly path: string };

/**
 * Plays the steps before one, or all of them before the closing screen, in a demo in which no talk has begun. Returns the
 * place of that step. Call within `store.write`.
 */
export function playUntil(
  demo: Demo,
  stepId: PlaceInScript,
  { host, hash }: Pick<Play, 'host' | 'hash'>,
): PlaceOnPhone {
  const talk = talkOf(demo.store);
  const term = talk?.chosen_term ?? talk?.term ?? sampleTalk.term;
  const play: Play = { demo, host, hash, term, ownerId: undefined, talkOwnerId: undefined };
  const step = steps.find(({ id }) => id === stepId);
  for (const former of steps.slice(0, step && steps.indexOf(step))) playStep(play, former);
  // The pre-offer shows the term, whichever way the talk has come there.
  if (step?.id === 'offer') playStep(play, step);
  return placeOf(play, step);
}

/** Returns the place of a step, or of the closing screen, behind which the talk's owner is at home. */
function placeOf({ demo, ownerId = '' }: Play, step: Step | undefined): PlaceOnPhone {
  if (!step) return { owner_id: ownerId, path: '/home' };
  const { store, clock } = demo;
  const withShownStatus = (row: InstallmentRow) => ({ id: row.id, status: shownStatus(row, clock.today()) });
  const isOwn = ({ owner_id }: { owner_id: string }) => owner_id === ownerId;
  const loans = store.table('loans').filter(isOwn).reverse();
  const path = pathOfStep(step, {
    id: ownerId,
    phone: store.table('owners').get(ownerId)?.phone ?? '',
    applications: store.table('applications').filter(isOwn).reverse(),
    loans: loans.map((loan) => ({ id: loan.id, installments: installmentsOf(demo, loan).map(withShownStatus) })),
  });
  return { owner_id: isGuestStep(step) ? null : ownerId, path };
}
