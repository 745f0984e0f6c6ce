import { useSelector } from 'react-redux';
import { useGetCaseFileQuery } from '../case-file/caseFileSlice.ts';
import { selectViewedId } from '../consoleSlice.ts';
import { useListEventsQuery } from '../event-log/eventLogSlice.ts';
import { countActiveFaults } from '../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../faults/faultsSlice.ts';
import { useListPersonasQuery } from '../personas/personasSlice.ts';
import { useListSnapshotsQuery } from '../snapshots/snapshotsSlice.ts';
import type { SectionId } from './sectionIds.ts';

/** Returns how many things each section has; sections without a number are left out. */
export function useSectionCounts(): Partial<Record<SectionId, number>> {
  const viewedId = useSelector(selectViewedId);
  const { data: personas } = useListPersonasQuery();
  const { currentData: file } = useGetCaseFileQuery(viewedId ?? '', { skip: viewedId === null });
  const { data: faults } = useGetFaultsQuery();
  const { data: snapshots } = useListSnapshotsQuery();
  const { data: events } = useListEventsQuery();
  return {
    ...(personas && { personas: personas.length }),
    ...(file && { 'case-file': file.applications.length + file.loans.length }),
    ...(faults && { faults: countActiveFaults(faults) }),
    ...(snapshots && { snapshots: snapshots.length }),
    ...(events && { 'event-log': events.length }),
  };
}
