import { createContext, useContext } from 'react';

/** Keeps account of the uploads that run inside a form, so that a submit can wait for them (ux U7). */
export type PendingUploads = {
  /** Tells of an upload that began for a field; it counts until the promise settles. A rejection stops a submit that waits. */
  register: (upload: Promise<unknown>, field: string) => void;
  /** The fields whose upload runs. */
  fields: () => ReadonlySet<string>;
  /** Resolves when none runs any more, those included that began while waiting: field → why its upload failed. */
  settled: () => Promise<ReadonlyMap<string, unknown>>;
};

// One listener for all forms of the page, and only while there is a reason: it costs the back-forward cache.
let running = 0;
const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  // Browsers before 2024 ask only when this is set.
  event.returnValue = true;
};

function count(change: 1 | -1) {
  running += change;
  if (typeof window === 'undefined') return;
  if (running > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

/** A register of its own for one form. */
export function createPendingUploads(): PendingUploads {
  const uploads = new Map<Promise<unknown>, string>();
  const failures = new Map<string, unknown>();

  const register = (upload: Promise<unknown>, field: string) => {
    uploads.set(upload, field);
    failures.delete(field);
    count(1);
    const done = () => {
      uploads.delete(upload);
      count(-1);
    };
    upload.then(done, (reason: unknown) => {
      failures.set(field, reason);
      done();
    });
  };

  const settled = async () => {
    failures.clear();
    while (uploads.size > 0) {
      await Promise.allSettled(uploads.keys());
      // An upload's own reactions, above all the form's new value, run before anybody goes on.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return new Map(failures);
  };

  return { register, fields: () => new Set(uploads.values()), settled };
}

// Outside of a form there is no submit to wait, but leaving the page still asks.
const anywhere = createPendingUploads();

export const PendingUploadsContext = createContext<PendingUploads>(anywhere);

/** The register of the form around, for the fields that upload. */
export const usePendingUploads = (): PendingUploads => useContext(PendingUploadsContext);
