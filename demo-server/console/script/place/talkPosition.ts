import { BUREAU_PERSONA, idOfStep, steps } from '../../../script/steps.ts';
import type { PersonaDto, PlaceDto } from '../../dto.ts';

type Position = NonNullable<PlaceDto['interrupted']>;

/** Where the console is: the index of the script's step, the phone's path, and the owner there. */
type Here = { readonly step: number; readonly path: string; readonly ownerId: string | null };

/**
 * Returns the position to which the talk can return when the operator enters a persona here; null when no talk is under
 * way. A ready-made persona is not the talk's, except the one of its last act.
 */
export function talkPosition({ step, path, ownerId }: Here, personas: readonly PersonaDto[]): Position | null {
  const persona = personas.find(({ id }) => id === ownerId);
  const isReadyMade = persona !== undefined && persona.key === persona.like;
  const isInLastAct = persona?.key === BUREAU_PERSONA && steps[step]?.act === 'bureau';
  if ((isReadyMade && !isInLastAct) || (ownerId === null && step === 0)) return null;
  return { step: idOfStep(step), path, owner_id: ownerId };
}
