import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../demo.ts';
import { HttpError } from '../http/errors.ts';
import type { OwnerRow } from '../store/rows.ts';
import { basePersonaKey, personas } from './personas.ts';

/** Returns the personas in this store: the personalised ones, newest first, then the others in the order of `personas`. */
export const personaOwners = ({ store }: Pick<Demo, 'store'>): OwnerRow[] =>
  store
    .table('owners')
    .filter(({ persona }) => persona !== null)
    .sort((a, b) => orderOf(a) - orderOf(b));

const orderOf = ({ persona }: OwnerRow): number => {
  const place = personas.findIndex(({ key }) => key === persona);
  return place < 0 ? -Number(persona?.split('-')[1]) : place;
};

/** Returns the owner of a persona's key. Throws a 404 that names the known ones. */
export function ownerOfPersona(demo: Pick<Demo, 'store'>, key: string): OwnerRow {
  const owners = personaOwners(demo);
  const owner = owners.find(({ persona }) => persona === key);
  const known = owners.map(({ persona }) => persona).join(', ');
  if (!owner) throw new HttpError(404, { message: fieldTexts.unknownPersona({ key, known }) });
  return owner;
}

/** Returns the key of the persona that an owner was created from. */
export const basePersonaOf = (owner: OwnerRow) => basePersonaKey(owner.persona ?? '');
