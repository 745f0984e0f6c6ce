import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftWriter, deleteDrafts, deleteDraftsOfOthers, draftKey, readDraft } from '#kit/form/draft.ts';

/** A tab's storage in memory. */
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
const refuse = () => {
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
  test('is kept per owner and route', () => {
    expect(ana).toBe('draft:ana:/register');
    expect(draftKey(null, 'login')).toBe('draft:guest:login');
  });

  test('is written half a second after the last change, once', () => {
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

  test('is written at once when the page is hidden', () => {
    const storage = storageOf();
    const writer = createDraftWriter(ana, storage);
    writer.save({ email: 'a' });
    writer.flush();
    expect(readDraft(ana, storage)).toEqual({ email: 'a' });
  });

  test('holds finished files, never their bytes, never a secret', () => {
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

  test('is gone after it was sent, what still waited included', () => {
    const storage = storageOf({ [ana]: '{"email":"a"}' });
    const writer = createDraftWriter(ana, storage);
    writer.save({ email: 'an' });
    writer.clear();
    vi.runAllTimers();
    expect(storage.held.size).toBe(0);
  });

  test.each([['[1]'], ['"text"'], ['null'], ['{"cut'], ['']])('that reads %j is none', (text) => {
    expect(readDraft(ana, storageOf({ [ana]: text }))).toBeUndefined();
  });

  test('breaks nothing where storage is full or blocked', () => {
    const storage = { ...storageOf(), getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
    const writer = createDraftWriter(ana, storage);
    writer.save({ email: 'a' });
    expect(() => vi.runAllTimers()).not.toThrow();
    expect(readDraft(ana, storage)).toBeUndefined();
    expect(() => writer.clear()).not.toThrow();
    expect(() => deleteDrafts(storage)).not.toThrow();
  });

  test('breaks nothing where there is no storage at all', () => {
    const writer = createDraftWriter(ana);
    writer.save({ email: 'a' });
    expect(() => vi.runAllTimers()).not.toThrow();
    expect(readDraft(ana)).toBeUndefined();
  });
});

describe('forgetting', () => {
  const kept = { [ana]: '{}', 'draft:benito:/register': '{}', 'draft:guest:login': '{}', 'persist:auth': '{}' };

  test('a logout forgets all drafts and nothing else', () => {
    const storage = storageOf(kept);
    deleteDrafts(storage);
    expect([...storage.held.keys()]).toEqual(['persist:auth']);
  });

  test('a logout also stops what was about to be written', () => {
    const storage = storageOf();
    createDraftWriter(ana, storage).save({ email: 'a' });
    deleteDrafts(storage);
    vi.runAllTimers();
    expect(storage.held.size).toBe(0);
  });

  test("a sign-in keeps the owner's own drafts and forgets those of others", () => {
    const storage = storageOf(kept);
    deleteDraftsOfOthers('ana', storage);
    expect([...storage.held.keys()]).toEqual([ana, 'persist:auth']);
  });
});
