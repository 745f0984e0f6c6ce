import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftWriter, deleteDrafts, deleteDraftsOfOthers, draftKey, readDraft } from '#kit/form/draft.ts';

/** Creates a session storage in memory; `held` are its entries. */
function storageOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
}

const ana = draftKey('ana', '/register');
const throwQuotaError = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  deleteDrafts(storageOf());
  vi.useRealTimers();
});

describe('a draft', () => {
  test('has a key of its own for each owner and form', () => {
    expect(ana).toBe('draft:ana:/register');
    expect(draftKey(null, 'login')).toBe('draft:guest:login');
  });

  test('is written once, half a second after the last change', () => {
    const storage = storageOf();
    const write = vi.spyOn(storage, 'setItem');
    const writer = createDraftWriter(ana, storage);
    writer.save({ email: 'a' });
    vi.advanceTimersByTime(499);
    writer.save({ email: 'an' });
    vi.advanceTimersByTime(499);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledOnce();
    expect(readDraft(ana, storage)).toEqual({ email: 'an' });
  });

  test('is written at once by flush', () => {
    const storage = storageOf();
    const writer = createDraftWriter(ana, storage);
    writer.save({ email: 'a' });
    writer.flush();
    expect(readDraft(ana, storage)).toEqual({ email: 'a' });
  });

  test('contains uploaded files, but neither the bytes of files nor secret fields', () => {
    const storage = storageOf();
    const file = { id: 'f1', name: 'ine.jpg', size: 12, url: '/files/f1' };
    const writer = createDraftWriter(ana, storage);
    writer.save(
      { password: 'Secreta1!', front: file, raw: new Blob(['bytes']), rent: undefined },
      new Set(['password']),
    );
    writer.flush();
    expect(readDraft(ana, storage)).toEqual({ front: file });
  });

  test('is deleted by clear, together with the scheduled write', () => {
    const storage = storageOf({ [ana]: '{"email":"a"}' });
    const writer = createDraftWriter(ana, storage);
    writer.save({ email: 'an' });
    writer.clear();
    vi.runAllTimers();
    expect(storage.held.size).toBe(0);
  });

  test.each([['[1]'], ['"text"'], ['null'], ['{"cut'], ['']])('is ignored when the stored text is %j', (text) => {
    expect(readDraft(ana, storageOf({ [ana]: text }))).toBeUndefined();
  });

  test('throws nothing where storage is full or blocked', () => {
    const storage = {
      ...storageOf(),
      getItem: throwQuotaError,
      setItem: throwQuotaError,
      removeItem: throwQuotaError,
      key: throwQuotaError,
      length: 1,
    };
    const writer = createDraftWriter(ana, storage);
    writer.save({ email: 'a' });
    expect(() => vi.runAllTimers()).not.toThrow();
    expect(readDraft(ana, storage)).toBeUndefined();
    expect(() => writer.clear()).not.toThrow();
    expect(() => deleteDrafts(storage)).not.toThrow();
  });

  test('throws nothing where there is no storage at all', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const writer = createDraftWriter(ana);
    writer.save({ email: 'a' });
    expect(() => vi.runAllTimers()).not.toThrow();
    expect(readDraft(ana)).toBeUndefined();
  });
});

describe('deleting drafts', () => {
  const kept = { [ana]: '{}', 'draft:benito:/register': '{}', 'draft:guest:login': '{}', 'persist:auth': '{}' };

  test('removes all drafts and nothing else on sign-out', () => {
    const storage = storageOf(kept);
    deleteDrafts(storage);
    expect([...storage.held.keys()]).toEqual(['persist:auth']);
  });

  test('cancels scheduled writes on sign-out', () => {
    const storage = storageOf();
    createDraftWriter(ana, storage).save({ email: 'a' });
    deleteDrafts(storage);
    vi.runAllTimers();
    expect(storage.held.size).toBe(0);
  });

  test("keeps the owner's own drafts on sign-in and removes those of others", () => {
    const storage = storageOf(kept);
    deleteDraftsOfOthers('ana', storage);
    expect([...storage.held.keys()]).toEqual([ana, 'persist:auth']);
  });
});
