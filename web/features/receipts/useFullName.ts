import { useSelector } from 'react-redux';
import { selectUser } from '../auth/authSlice.ts';
import { useProfile } from '../profile/profileSlice.ts';

/** Returns the owner's full name; the name of the session until the profile has loaded. */
export function useFullName(): string {
  const { data: profile } = useProfile();
  const name = useSelector(selectUser)?.name;
  return [profile?.name ?? name, profile?.last_name].filter(Boolean).join(' ');
}
