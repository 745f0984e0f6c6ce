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

/** A register of its own for one form. */
export function createPendingUploads(): PendingUploads {
  const uploads = new Map<Promise<unknown>, string>();
  const failures = new Map<string, unknown>();

  const register = (upload: Promise<unknown>, field: string) => {
    uploads.set(upload, field);
    failures.delete(field);
    const done = () => uploads.delete(upload);
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

// Outside of a form there is no submit to wait.
const anywhere = createPendingUploads();

export const PendingUploadsContext = createContext<PendingUploads>(anywhere);

/** The register of the form around, for the fields that upload. */
export const usePendingUploads = (): PendingUploads => useContext(PendingUploadsContext);
