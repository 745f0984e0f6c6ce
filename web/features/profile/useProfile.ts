import { toQueryState } from '#api/toQueryState';
import type { Profile } from '#domain/profile';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { useGetProfileQuery } from './profileSlice.ts';

/** Returns the query of the signed-in owner's profile. */
export const useProfile = (): QueryState<Profile> => toQueryState(useGetProfileQuery());
