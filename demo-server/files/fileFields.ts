import type { FileKind } from '#domain/uploadedFile';
import type { Demo } from '../demo.ts';
import { fieldErrors } from '../http/errors.ts';
import { isRefused, showsLenses } from '../simulation/magicValues.ts';
import type { OwnerRow } from '../store/rows.ts';

/** What is wrong with a file that a body names; nothing when it is the owner's own and of the right kind (contract §3). */
export function fileError({ files }: Demo, owner: OwnerRow, id: unknown, kind: FileKind) {
  const file = files.owned(id, owner, kind);
  if (!file) return 'This file is not yours';
  return isRefused(file) ? 'This value is not valid' : undefined;
}

/** The same for a selfie, which may also show glasses, by its name or because the operator said so. */
export function selfieError(demo: Demo, owner: OwnerRow, id: unknown) {
  const file = demo.files.owned(id, owner, 'image');
  const isAskedFor = demo.faults.current().selfie === 'lenses';
  if (!file || !(isAskedFor || showsLenses(file))) return fileError(demo, owner, id, 'image');
  if (isAskedFor) demo.faults.struck('selfie');
  return 'Lenses detected';
}

/** The file of a field, or a 422 on it. */
export function requireFile(demo: Demo, owner: OwnerRow, field: string, id: string, kind: FileKind): string {
  const complaint = fileError(demo, owner, id, kind);
  if (complaint) throw fieldErrors({ [field]: complaint });
  return id;
}
