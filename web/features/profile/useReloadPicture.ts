import { useRef } from 'react';
import { useProfile } from '../records/profileSlice.ts';

/**
 * Returns the error handler of a profile picture: its signed URL has expired, so the profile is refetched, once.
 */
export function useReloadPicture(): () => void {
  const { retry } = useProfile();
  const hasRefetched = useRef(false);
  return () => {
    if (hasRefetched.current) return;
    hasRefetched.current = true;
    retry();
  };
}
