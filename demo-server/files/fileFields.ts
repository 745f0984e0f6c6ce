import type { FileKind } from '#domain/uploadedFile';
import type { Demo } from '../demo.ts';
import { fieldErrors } from '../http/errors.ts';
import { isRejectedFile, showsLenses } from '../simulation/magicValues.ts';
import type { OwnerRow } from '../store/rows.ts';

/**
 * Returns why a file id in a body is not accepted; undefined when the file is the owner's own and of the right kind.
 */
export function fileError({ files }: Demo, owner: OwnerRow, id: unknown, kind: FileKind) {
  const file = files.findOwned(id, owner, kind);
  if (!file) return 'This file is not yours';
  return isRejectedFile(file) ? 'This value is not valid' : undefined;
}

/** Like `fileError`, for a selfie: it may also show glasses, by its file name or by the operator's setting. */
export function selfieError(demo: Demo, owner: OwnerRow, id: unknown) {
  const file = demo.files.findOwned(id, owner, 'image');
  const isForced = demo.faults.current().selfie === 'lenses';
  if (!file || !(isForced || showsLenses(file))) return fileError(demo, owner, id, 'image');
  if (isForced) demo.faults.consume('selfie');
  return 'Lenses detected';
}

/** Returns the id of a field's file, or throws a 422 on the field. */
export function requireFile(demo: Demo, owner: OwnerRow, field: string, id: string, kind: FileKind): string {
  const error = fileError(demo, owner, id, kind);
  if (error) throw fieldErrors({ [field]: error });
  return id;
}
