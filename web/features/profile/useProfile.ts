import { asked } from '#api/asked';
import type { Profile } from '#domain/profile';
import type { Answer } from '#kit/feedback/Asked.tsx';
import { useGetProfileQuery } from './profileSlice.ts';

/** The signed-in owner's profile. */
export const useProfile = (): Answer<Profile> => asked(useGetProfileQuery());
