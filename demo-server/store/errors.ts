/** A row does not exist, or belongs to another owner. */
export class RowMissing extends Error {
  override readonly name = 'RowMissing';
}

/** Nothing can be stored now, for its `cause`. All changes since the last good write are undone. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}
