import { newOwner } from '../accounts/newOwner.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Demo } from '../demo.ts';
import type { OwnerRow } from '../store/rows.ts';
import { histories, SIGNED_UP } from './histories.ts';
import { daysAgo, pastOf } from './past.ts';
import { emailOf, PERSONA_PASSWORD, type Persona } from './personas.ts';
import { ownerIn } from './playedSteps.ts';

/** Creates a persona: owner, password, documents, applications and loans. */
export async function createPersona(demo: Demo, persona: Persona): Promise<OwnerRow> {
  const hash = await sharedHash(demo);
  return demo.store.write(() => createPersonaRows(demo, persona, hash));
}

/**
 * Creates the rows of a persona with the hash of the personas' password: an account whose history is played. Call within
 * `store.write`.
 */
export function createPersonaRows(demo: Demo, persona: Persona, hash: string): OwnerRow {
  const { store, random } = demo;
  const { key, phone, like } = persona;
  const id = random.id();
  const created_at = daysAgo({ demo }, SIGNED_UP, 11).toISOString();
  const account = newOwner({ id, email: emailOf(key), phone, created_at });
  store.table('owners').insert({ ...account, phone_verified: true, persona: key });
  store.table('passwords').insert({ id, hash, temporary: null });
  const past = pastOf(demo, persona, id);
  histories[like](past);
  return ownerIn(past.play);
}

const hashes = new WeakMap<Passwords, Promise<string>>();
/** All personas have the same password, hashed once so that a reset takes less than a second. */
export const sharedHash = ({ passwords }: Demo): Promise<string> => {
  const hash = hashes.get(passwords) ?? passwords.hash(PERSONA_PASSWORD);
  hashes.set(passwords, hash);
  return hash;
};
