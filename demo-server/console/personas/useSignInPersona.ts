import { useCallback } from 'react';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useOpenSessionMutation } from './personasSlice.ts';

/** Signs a ready-made owner in on the phone; whoever holds a temporary password has to change it first (contract §3). */
export function useSignInPersona(): (key: string, path?: string) => Promise<void> {
  const phone = usePhone();
  const [openSession] = useOpenSessionMutation();
  return useCallback(
    async (key, path = '/home') => {
      const session = await openSession(key).unwrap();
      phone.enter(session, session.user.has_temporary_password ? '/update-temporary-password' : path);
    },
    [phone, openSession],
  );
}
