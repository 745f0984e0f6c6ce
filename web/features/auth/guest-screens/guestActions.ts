import { createContext, useContext } from 'react';
import type { Credentials, Recovery, Registration } from '#domain/access';
import type { FormErrors } from '#kit/form/Form.tsx';

/** The errors that the form shows; nothing when the submit succeeded. */
// biome-ignore lint/suspicious/noConfusingVoidType: a successful submit resolves with nothing
export type GuestOutcome = Promise<FormErrors | void>;

/**
 * The actions of the guest forms. The forms get them from a context, because a prerendered page can be filled in before
 * the app's code, with its store and router, has loaded.
 */
export type GuestActions = {
  readonly logIn: (credentials: Credentials) => GuestOutcome;
  readonly signUp: (registration: Registration) => GuestOutcome;
  readonly recover: (recovery: Recovery) => GuestOutcome;
  /** Opens the log-in page once a temporary password was sent. */
  readonly returnToLogin: () => void;
};

export const GuestActionsContext = createContext<GuestActions | null>(null);

/** Returns the actions of the guest forms. Throws outside of their provider. */
export function useGuestActions(): GuestActions {
  const actions = useContext(GuestActionsContext);
  if (actions === null) throw new Error('useGuestActions must be used within GuestActionsContext.Provider.');
  return actions;
}
