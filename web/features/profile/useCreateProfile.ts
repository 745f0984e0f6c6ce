import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { submitErrors } from '#api/submitErrors';
import { useFirstValue } from '#api/useFirstValue';
import { isRegistered, type ProfileCreation } from '#domain/profile';
import { singleLine } from '#domain/text/singleLine';
import type { FormErrors } from '#kit/form/Form.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { userNamed } from '../auth/authSlice.ts';
import { useProfile } from '../records/profileSlice.ts';
import { useSaveProfile } from './useSaveProfile.ts';

/**
 * Returns `create`, which saves the form of the registration and opens the welcome page, and whether the registration
 * was finished before. That is decided once, by a profile that had loaded before the form was sent: the save itself
 * finishes the registration.
 */
export function useCreateProfile() {
  const { data: profile } = useProfile();
  const [isSent, setSent] = useState(false);
  const isDone = useFirstValue(isSent ? false : profile && isRegistered(profile)) ?? false;
  const save = useSaveProfile();
  const dispatch = useDispatch();
  const { navigate } = useThisScreen();

  const create = ({ name, last_name, ...accepted }: ProfileCreation): Promise<FormErrors | undefined> => {
    setSent(true);
    const sent = { name: singleLine(name), last_name: singleLine(last_name), ...accepted };
    return save(sent).then((saved) => {
      dispatch(userNamed(saved.name ?? sent.name));
      navigate(paths.welcome);
      return undefined;
    }, submitErrors);
  };
  return { isDone, create };
}
