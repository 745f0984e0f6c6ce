import { expect, test } from 'vitest';
import type { PersonaDto, PlaceDto } from '../../../demo-server/console/dto.ts';
import { talkPosition } from '../../../demo-server/console/script/place/talkPosition.ts';
import { indexOfStep } from '../../../demo-server/script/steps.ts';

const personas = [
  { id: 'renata', key: 'activa', like: 'activa' },
  { id: 'hugo', key: 'buro', like: 'buro' },
  { id: 'ana', key: 'perfil-1', like: 'perfil' },
] as unknown as readonly PersonaDto[];
const at = (step: PlaceDto['step'], ownerId: string | null) =>
  talkPosition({ step: indexOfStep(step), path: '/home', ownerId }, personas);

test('a talk can return to its step, its page and its owner', () => {
  expect(at('offer', 'elena')).toEqual({ step: 'offer', path: '/home', owner_id: 'elena' });
  expect(at('closing', 'elena')).toEqual({ step: 'closing', path: '/home', owner_id: 'elena' });
});

test('a talk begins with the first step that is done, before anybody is signed in', () => {
  expect(at('landing', null)).toBeNull();
  expect(at('register', null)).toEqual({ step: 'register', path: '/home', owner_id: null });
});

test('only a persona who was made for the prospect is the talk’s, or the last act’s in it', () => {
  expect(at('loan', 'renata')).toBeNull();
  expect(at('selfie', 'ana')?.owner_id).toBe('ana');
  expect(at('other code', 'hugo')?.owner_id).toBe('hugo');
  expect(at('offer', 'hugo')).toBeNull();
});
