import { useSelector } from 'react-redux';
import { selectOwnerId } from '../consoleSlice.ts';
import type { CaseFileDto } from '../dto.ts';
import { useGetCaseFileQuery } from './caseFileSlice.ts';

/** Returns the case file of the owner on the phone; undefined while it loads, and when nobody is signed in there. */
export function usePhoneCaseFile(): CaseFileDto | undefined {
  const ownerId = useSelector(selectOwnerId);
  return useGetCaseFileQuery(ownerId ?? '', { skip: ownerId === null }).currentData;
}
