import type { Outcome } from '../../../script/steps.ts';
import type { CaseFileDto } from '../../dto.ts';
import { itemsOf } from '../findItem.ts';
import { isOnRoute } from '../stepAt.ts';

/** Whether the phone at this path shows the page of an outcome. */
export const isPageSeen = ({ page }: Outcome, path: string | undefined): boolean =>
  page === undefined || (path !== undefined && isOnRoute([page], path));

/** Whether an owner's case file has the status of an outcome. */
export function isStatusSeen({ status: wanted }: Outcome, file: CaseFileDto): boolean {
  if (wanted === undefined) return true;
  const [kind, status] = wanted;
  if (kind === 'profile') return file.next_step === null;
  return itemsOf(file, kind).some((item) => item.status === status);
}
