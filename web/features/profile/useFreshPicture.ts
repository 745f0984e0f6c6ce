import { useRef } from 'react';
import { useGetProfileQuery } from './profileSlice.ts';

/** For a picture that does not load: its address has died, so its owner is read again, once (ux §4 U5). */
export function useFreshPicture(): () => void {
  const { refetch } = useGetProfileQuery();
  const asked = useRef(false);
  return () => {
    if (asked.current) return;
    asked.current = true;
    void refetch();
  };
}
