import { useCallback } from 'react';
import type { Session } from '#domain/session';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useOpenSessionMutation } from './personasSlice.ts';

/** Where the app takes an owner with a temporary password. */
const NEW_PASSWORD_PATH = '/update-temporary-password';

/**
 * Returns a function that signs a persona in on the phone, opens a path, and returns their user. A persona with a
 * temporary password has to change it first.
 */
export function useSignInPersona(): (key: string, path?: string) => Promise<Session['user']> {
  const phone = usePhone();
  const [openSession] = useOpenSessionMutation();
  return useCallback(
    async (key, path = '/home') => {
      const turn = phone.takeTurn();
      const session = await openSession(key).unwrap();
      phone.startSession(session, session.user.has_temporary_password ? NEW_PASSWORD_PATH : path, turn);
      return session.user;
    },
    [phone, openSession],
  );
}
