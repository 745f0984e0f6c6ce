import { createContext, useContext } from 'react';
import type { Session } from '#domain/session';
import type { MessageToPhone } from '../protocol.ts';

/** Actions on the phone frame, for the sections of the console. */
export type Phone = {
  /** Sends a message to the page in the frame. Returns false when none is ready to receive it. */
  send(message: MessageToPhone): boolean;
  /** Opens a path of the app or of the demo's own pages. */
  open(path: string): void;
  /**
   * Returns a number that is higher with each call, for whoever has to ask the server first what the phone shall show. With
   * it, `begin` and `startSession` do nothing once something of a later turn is shown: a persona who is entered while the
   * stage opens stays on the phone. Without it they take their own.
   */
  takeTurn(): number;
  /** Loads a path in a new frame, with the session that this tab has. */
  begin(path: string, turn?: number): void;
  /** Removes the frame until `begin` or `startSession`: its app must not see how the server's data are replaced. */
  unload(): void;
  /** Whether `unload` has removed the frame: the server's data are being replaced by this window. */
  isUnloaded(): boolean;
  /** Replaces the session (null signs out), clears the previous owner's data and opens a path. */
  startSession(session: Session | null, path: string, turn?: number): void;
  reload(): void;
};

export const PhoneContext = createContext<Phone | null>(null);

/** Returns the actions on the phone frame; its state is in the store (`selectPhoneLocation`, `selectOwnerId`). */
export function usePhone(): Phone {
  const phone = useContext(PhoneContext);
  if (!phone) throw new Error('usePhone needs a PhoneContext provider');
  return phone;
}
