/**
 * Whether a record that was read after a write has all values that were sent. Files are sent as ids and returned as
 * objects. A field that the response lacks counts as saved.
 */
export const isSaved = (sent: object, record: object): boolean =>
  Object.entries(sent).every(([field, value]) => isSameValue(value, (record as Record<string, unknown>)[field]));

function isSameValue(sent: unknown, saved: unknown): boolean {
  if (saved === undefined) return true;
  if (Array.isArray(sent)) {
    return Array.isArray(saved) && sent.length === saved.length && sent.every((item, i) => isSameValue(item, saved[i]));
  }
  if (typeof saved === 'object' && saved !== null && 'id' in saved) return saved.id === sent;
  // The API returns null for a blank.
  return (saved ?? '') === (sent ?? '');
}
