import { createContext, useContext } from 'react';
import type { SessionDto } from '../dto.ts';
import type { ToPhone } from '../protocol.ts';

/** The phone beside the panel, as the sections use it. */
export type Phone = {
  /** Whether it is on the page: a narrow one has the panel only. */
  readonly isHere: boolean;
  /** Asks something of the app in it; answers whether an app is there that hears it. */
  send(message: ToPhone): boolean;
  /** Goes to an address of the app or of the demo's own pages. */
  open(path: string): void;
  /** Signs somebody in, nobody for null, and stands at an address; nothing of the last person is left. */
  enter(session: SessionDto | null, path: string): void;
  reload(): void;
  back(): void;
};

export const PhoneContext = createContext<Phone | null>(null);

/** The phone beside the panel; where it is and who is on it tells the desk (`selectAt`, `selectOwnerId`). */
export function usePhone(): Phone {
  const phone = useContext(PhoneContext);
  if (!phone) throw new Error('No phone is provided here');
  return phone;
}
