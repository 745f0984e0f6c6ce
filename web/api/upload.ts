import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { is } from 'superstruct';
import { noteCall } from '#connection';
import { singleLine } from '#domain/text/singleLine';
import { acceptedTypes, MAX_FILE_MB, megabytes, UploadedFile } from '#domain/uploadedFile';
import * as fileTexts from '#i18n/es-MX/kit/files';
import type { Upload, UploadError } from '#kit/files/uploadQueue.ts';
import { apiUrl } from '#links';
import { noteServerTime } from '#serverTime';
import { resolveFileUrls } from './fileUrls.ts';
import {
  fieldErrorsOf,
  hasNoConnection,
  httpProblem,
  NETWORK_ASKS,
  noConnection,
  type Problem,
  problemText,
  unreadable,
} from './problem.ts';
import { sessionEnded, type WithSession } from './session.ts';

/** How long an upload may make no progress, in ms, until it fails as a `timeout`. */
const STALL_TIMEOUT_MS = 30_000;
// When the browser reports that all bytes were sent, some megabytes may still be in the buffers of phone and network.
// The response to a large file therefore may take longer: the time that the file needs on a slow network, up to a
// maximum.
const SLOW_NETWORK_BYTES_PER_MS = 64;
const MAX_RESPONSE_TIMEOUT_MS = 120_000;
const responseTimeout = (bytes: number) =>
  Math.min(Math.max(STALL_TIMEOUT_MS, bytes / SLOW_NETWORK_BYTES_PER_MS), MAX_RESPONSE_TIMEOUT_MS);

type UploadOptions = Parameters<Upload>[1];

/**
 * Uploads a file by XMLHttpRequest, because fetch reports no upload progress. Rejects with a `Problem`, which is
 * `cancelled` when the signal was aborted.
 */
export function sendFile(
  file: File,
  token: string | null,
  { signal, onProgress }: UploadOptions,
): Promise<UploadedFile> {
  return new Promise((resolve, reject: (problem: Problem) => void) => {
    if (signal.aborted) {
      reject({ kind: 'cancelled' });
      return;
    }
    const request = new XMLHttpRequest();
    const settle = (callback: () => void) => {
      timer.stop();
      signal.removeEventListener('abort', cancel);
      callback();
    };
    const fail = (problem: Problem) => settle(() => reject(problem));
    const stop = (problem: Problem) => {
      fail(problem);
      request.abort();
    };
    const cancel = () => stop({ kind: 'cancelled' });
    const timer = createTimer(() => stop({ kind: 'timeout' }));

    request.upload.onprogress = ({ loaded, total }) => {
      timer.restart(STALL_TIMEOUT_MS);
      // `loaded` and `total` include the multipart envelope; the owner knows the size of the file only.
      onProgress(Math.round((loaded / total) * file.size), file.size);
    };
    request.upload.onload = () => {
      timer.restart(responseTimeout(file.size));
      onProgress(file.size, file.size);
    };
    request.onerror = () => fail(noConnection());
    request.onload = () => {
      noteCall(true);
      noteServerTime(request.getResponseHeader('date'), Date.now());
      const result = resultOf(request);
      if (is(result, UploadedFile)) settle(() => resolve(result));
      else fail(result);
    };
    signal.addEventListener('abort', cancel);
    timer.restart(STALL_TIMEOUT_MS);
    post(request, file, token);
  });
}

function post(request: XMLHttpRequest, file: File, token: string | null): void {
  request.open('POST', `${apiUrl()}/files`);
  request.setRequestHeader('accept', 'application/json');
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
  const body = new FormData();
  body.append('file', file, singleLine(file.name));
  request.send(body);
}

/** Returns a timer that can be restarted with another duration. */
function createTimer(onTimeout: () => void) {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timeout);
  const restart = (ms: number) => {
    stop();
    timeout = setTimeout(onTimeout, ms);
  };
  return { stop, restart };
}

/** Returns the uploaded file, or the problem of the response. Only status 200 is a success (s7-files-200). */
function resultOf(request: XMLHttpRequest): UploadedFile | Problem {
  const body = parsed(request.responseText);
  if (request.status === 200 && is(body, UploadedFile)) return resolveFileUrls(body);
  if (request.status >= 400) return httpProblem(request.status, body, request.getResponseHeader('retry-after'));
  return unreadable(request.getResponseHeader('content-type'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // such as a proxy's HTML, whose status says enough
  }
}

/** Returns the text about a failed upload, and whether the upload queue should retry it by itself. */
export function uploadErrorOf(problem: Problem, file: File): UploadError {
  // No automatic retry after a time-out: the owner has waited half a minute and more already.
  if (hasNoConnection(problem) || problem.kind === 'timeout') {
    return { text: problemText(problem).text, retry: problem.kind !== 'timeout' };
  }
  return {
    text: problem.kind === 'http' ? httpErrorText(problem, file) : fileTexts.couldNotUpload({ name: file.name }),
    retry: false,
  };
}

// Some phones provide files without a type: then only the name is known.
const isDocument = ({ name, type }: File): boolean =>
  type === '' ? /\.pdf$/i.test(name) : acceptedTypes.document.includes(type);

function httpErrorText(problem: Extract<Problem, { kind: 'http' }>, file: File): string {
  const { name, size } = file;
  if (problem.status === 413) return fileTexts.fileTooLarge({ size: megabytes(size), max: MAX_FILE_MB });
  if (problem.status === 415) {
    const text = isDocument(file) ? fileTexts.choosePdfFile : fileTexts.chooseJpegImage;
    return text({ max: MAX_FILE_MB });
  }
  const fieldError = fieldErrorsOf(problem).file;
  if (fieldError !== undefined) return fieldError;
  const isForOwner = problem.message !== undefined && problem.message !== 'Something went wrong';
  return isForOwner || problem.status === 429 || problem.status === NETWORK_ASKS
    ? problemText(problem).text
    : fileTexts.couldNotUpload({ name });
}

type SessionStore = { getState: () => WithSession; dispatch: (action: ReturnType<typeof sessionEnded>) => unknown };

/**
 * Returns the function that uploads one file with the session's token. It rejects with an `UploadError`, or with an
 * AbortError when it was cancelled. A 401 ends the session that the file was sent in, and no other.
 */
export const createUpload =
  (store: SessionStore): Upload =>
  async (file, options) => {
    const { token } = store.getState().auth;
    return sendFile(file, token, options).catch((problem: Problem) => {
      if (problem.kind === 'cancelled') throw new DOMException('Aborted', 'AbortError');
      const isSameSession = token !== null && store.getState().auth.token === token;
      if (problem.kind === 'http' && problem.status === 401 && isSameSession) store.dispatch(sessionEnded());
      throw uploadErrorOf(problem, file);
    });
  };

/** Returns the upload function of the current session. */
export function useUpload(): Upload {
  const store = useStore<WithSession>();
  return useMemo(() => createUpload(store), [store]);
}
