import { renderHook } from '@testing-library/react';
import { createForm } from 'final-form';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import * as fileTexts from '#i18n/es-MX/kit/files';
import type { Upload } from '#kit/files/uploadQueue.ts';
import { createPendingTasks } from '#kit/form/pendingTasks.ts';
import { insideForm } from '../../insideForm.ts';

type Values = { proofs: unknown };
type RunningUpload = {
  resolve: (file: object) => void;
  reject: (error: unknown) => void;
  signal: AbortSignal;
  progress: (sent: number, total: number) => void;
};

export const uploaded = (id: string) => ({ id, name: `${id}.pdf`, size: 1, url: `/files/${id}` });
export const pdf = (name: string) => new File(['%PDF-1.7\ntrailer <<>>\nstartxref\n9\n%%EOF\n'], `${name}.pdf`);
export const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9])], `${name}.jpg`);

/** The state of a file that has been deleted since it was chosen. */
export const UNREADABLE = { is: 'error', text: fileTexts.fileNotReadable, canRetry: false };

/** Makes a file one that has been deleted. */
export const makeUnreadable = (file: File) =>
  vi
    .spyOn(file, 'slice')
    .mockReturnValue({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) } as Blob);

/** Watches the page before each test. `focused` gets the ids of elements that take the focus, `revoked` the previews. */
export function watchPage() {
  const page = { focused: vi.fn(), revoked: vi.fn() };
  beforeEach(() => {
    page.focused.mockClear();
    page.revoked.mockClear();
    vi.spyOn(document, 'getElementById').mockImplementation((id) => ({ focus: () => page.focused(id) }) as never);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(page.revoked);
  });
  return page;
}

/** Opens a form with the field `proofs`. `running` has the uploads that the test settles, by file name. */
export function openForm<Hook extends { add: (files: readonly File[]) => void }>(
  value: unknown,
  useFields: (upload: Upload) => Hook,
  pendingTasks = createPendingTasks(),
  wrap: (field: ReactNode) => ReactNode = (field) => field,
) {
  const form = createForm<Values>({ initialValues: { proofs: value }, onSubmit: () => undefined });
  const running = new Map<string, RunningUpload>();
  const upload: Upload = (file, { signal, onProgress: progress }) =>
    new Promise((resolve, reject) => {
      running.set(file.name, { resolve: resolve as never, reject, signal, progress });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const { result: hook, unmount } = renderHook(() => useFields(upload), {
    wrapper: ({ children }) => insideForm(form, wrap(children), { tasks: pendingTasks }),
  });
  onTestFinished(async () => {
    unmount();
    // The end of the uploads still needs the page.
    await new Promise((resolve) => setImmediate(resolve));
  });
  /** Chooses files, and waits until they are being sent. */
  const choose = async (...files: File[]) => {
    await act(async () => hook.current.add(files));
    await expect.poll(() => [...running.keys()]).toEqual(expect.arrayContaining(files.map(({ name }) => name)));
  };
  /** Settles the upload of the file with this name, with its error or the uploaded file. */
  const settle = async (name: string, outcome: object) => {
    await expect.poll(() => [...running.keys()]).toContain(name);
    const sending = running.get(name);
    running.delete(name);
    await act(async () => ('text' in outcome ? sending?.reject(outcome) : sending?.resolve(outcome)));
  };
  const ids = () => {
    const { proofs } = form.getState().values;
    return Array.isArray(proofs) ? proofs.map(({ id }) => id) : ((proofs as { id: string } | null)?.id ?? null);
  };
  return { form, hook, pendingTasks, running, unmount, choose, settle, ids };
}
