import { useSelector } from 'react-redux';
import { fullName } from '#domain/profile';
import { selectUser } from '../auth/authSlice.ts';
import { useProfile } from '../records/profileSlice.ts';

/** Returns the owner's full name; the name of the session until the profile has loaded. */
export function useFullName(): string {
  const { data: profile } = useProfile();
  const user = useSelector(selectUser);
  return fullName(profile ?? user ?? {});
}
