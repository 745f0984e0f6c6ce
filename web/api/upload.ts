import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { is } from 'superstruct';
import { acceptedTypes, megabytes, UploadedFile } from '#domain/uploadedFile';
import { t } from '#i18n';
import type { Upload, UploadError } from '#kit/files/uploadQueue.ts';
import { apiUrl } from '#links';
import { noteServerTime } from '#serverTime';
import { fieldErrorsOf, httpProblem, type Problem, problemText } from './problem.ts';
import { sessionEnded, type WithSession } from './session.ts';

/** Milliseconds without progress after which an upload is given up (contract §2). */
const STANDSTILL = 30_000;
// What "has left" may still lie in the phone's and the network's buffers, some megabytes of it: a large file gets the time
// to arrive from there, on a slow network (bytes per millisecond) and up to so many milliseconds.
const SLOW_NETWORK = 64;
const LONGEST = 120_000;
const timeToArrive = (bytes: number) => Math.min(Math.max(STANDSTILL, bytes / SLOW_NETWORK), LONGEST);

type Watch = Parameters<Upload>[1];

/**
 * Sends a file to the server by XMLHttpRequest, for fetch cannot tell what has left the phone. Rejects with a `Problem`,
 * `cancelled` when the signal was aborted.
 */
export function sendFile(file: File, token: string | null, { signal, onProgress }: Watch): Promise<UploadedFile> {
  return new Promise((resolve, reject: (problem: Problem) => void) => {
    if (signal.aborted) {
      reject({ kind: 'cancelled' });
      return;
    }
    const request = new XMLHttpRequest();
    const sentAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (act: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      act();
    };
    const fail = (problem: Problem) => settle(() => reject(problem));
    const stop = (problem: Problem) => {
      fail(problem);
      request.abort();
    };
    const cancel = () => stop({ kind: 'cancelled' });
    const expect = (within: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => stop({ kind: 'timeout' }), within);
    };

    request.upload.onprogress = ({ loaded, total }) => {
      expect(STANDSTILL);
      // The envelope around the file is counted too; the owner knows her file's size only.
      onProgress(Math.round((loaded / total) * file.size), file.size);
    };
    request.upload.onload = () => {
      expect(timeToArrive(file.size));
      onProgress(file.size, file.size);
    };
    request.onerror = () => fail({ kind: 'offline' });
    request.onload = () => {
      noteServerTime(request.getResponseHeader('date'), sentAt, Date.now());
      const answer = answerOf(request);
      if (is(answer, UploadedFile)) settle(() => resolve(answer));
      else fail(answer);
    };
    signal.addEventListener('abort', cancel);
    request.open('POST', `${apiUrl()}/files`);
    request.setRequestHeader('accept', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    const body = new FormData();
    body.append('file', file, file.name);
    expect(STANDSTILL);
    request.send(body);
  });
}

/** The uploaded file, or what is wrong with the answer. Only 200 counts (spec §7). */
function answerOf(request: XMLHttpRequest): UploadedFile | Problem {
  const body = parsed(request.responseText);
  if (request.status === 200) return is(body, UploadedFile) ? body : { kind: 'unreadable' };
  if (request.status >= 400) return httpProblem(request.status, body, request.getResponseHeader('retry-after'));
  return { kind: 'unreadable' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy's HTML: the status says what it is
  }
}

/** What an owner is told about a file that was not taken (ux §4 U2, U8). */
export function uploadErrorOf(problem: Problem, file: File): UploadError {
  // She has waited half a minute for a standstill: she is told, not kept waiting for three more (ux §1.2, §4 U6).
  if (problem.kind === 'offline' || problem.kind === 'timeout') {
    return { text: problemText(problem).text, retry: problem.kind === 'offline' };
  }
  return {
    text: problem.kind === 'http' ? textOf(problem, file) : t('We could not upload {name}.', { name: file.name }),
    retry: false,
  };
}

// Some phones hand a file over without a type: then its name is all there is.
const isDocument = ({ name, type }: File): boolean =>
  type === '' ? /\.pdf$/i.test(name) : acceptedTypes.document.includes(type);

function textOf(problem: Extract<Problem, { kind: 'http' }>, file: File): string {
  const { name, size } = file;
  if (problem.status === 413) return t('The file weighs {size} MB; the most is 500 MB.', { size: megabytes(size) });
  if (problem.status === 415) {
    return t(isDocument(file) ? 'Choose a PDF file.' : 'Choose a JPEG image.');
  }
  const said = fieldErrorsOf(problem).file;
  if (said !== undefined) return said;
  const isHers = problem.message !== undefined && problem.message !== 'Something went wrong';
  return isHers || problem.status === 429 ? problemText(problem).text : t('We could not upload {name}.', { name });
}

type SessionStore = { getState: () => WithSession; dispatch: (action: ReturnType<typeof sessionEnded>) => unknown };

/**
 * Sends one file with the session's token; rejects with an `UploadRefusal`, or an AbortError when it was cancelled. A 401 ends
 * the session that the file was sent in, and no other.
 */
export const createUpload =
  (store: SessionStore): Upload =>
  async (file, watch) => {
    const { token } = store.getState().auth;
    return sendFile(file, token, watch).catch((problem: Problem) => {
      if (problem.kind === 'cancelled') throw new DOMException('Aborted', 'AbortError');
      const isStillTheSession = token !== null && store.getState().auth.token === token;
      if (problem.kind === 'http' && problem.status === 401 && isStillTheSession) store.dispatch(sessionEnded());
      throw uploadErrorOf(problem, file);
    });
  };

/** The upload of the session that is signed in. */
export function useUpload(): Upload {
  const store = useStore<WithSession>();
  return useMemo(() => createUpload(store), [store]);
}
