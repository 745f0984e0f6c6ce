import { createContext, useContext } from 'react';
import type { Credentials, Recovery, Registration } from '#domain/access';
import type { FormErrors } from '#kit/form/Form.tsx';

/** What the server refused, for the form to show; nothing when it went well. */
// biome-ignore lint/suspicious/noConfusingVoidType: a submit that went well has nothing to answer
export type Outcome = Promise<FormErrors | void>;

/**
 * What the guests' forms ask for, and where it leads. They are handed it, for they are there before the app is: alone on
 * a prerendered page they need neither store nor router to be filled in.
 */
export type GuestActions = {
  readonly logIn: (credentials: Credentials) => Outcome;
  readonly signUp: (registration: Registration) => Outcome;
  readonly recover: (recovery: Recovery) => Outcome;
  /** From the forgotten password back to the login. */
  readonly returnToLogin: () => void;
};

export const GuestActionsContext = createContext<GuestActions | null>(null);

/** Throws where nobody does anything for a guest. */
export function useGuestActions(): GuestActions {
  const deeds = useContext(GuestActionsContext);
  if (deeds === null) throw new Error('A guest’s form stands outside of the app.');
  return deeds;
}
