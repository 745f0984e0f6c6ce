import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { CaseFileDto, PersonaDto } from '../../dto.ts';
import { OperatorError } from '../../kit/OperatorError.ts';
import { sampleFiles } from '../../phone-agent/samples.ts';

type Request = { body?: object; token?: string | undefined };

/**
 * Calls the server as the owner's app does, with a `token`, or as the operator. Throws an OperatorError for anything but
 * success.
 */
export async function callServer<Result>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, token }: Request = {},
): Promise<Result> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new OperatorError(consoleTexts.didNotWork({ reason: `${method} ${path}: ${response.status}` }));
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Result;
}

/** Uploads the sample files of a field and returns their ids. */
export async function uploadSamples(field: string, token: string | undefined): Promise<string[]> {
  const files = await sampleFiles(field);
  return Promise.all(
    files.map(async (file) => {
      const body = new FormData();
      body.append('file', file);
      return (await callServer<{ id: string }>('POST', '/api/files', { body, token })).id;
    }),
  );
}

export const fetchPersonas = (): Promise<PersonaDto[]> => callServer('GET', '/demo/api/personas');

export const fetchCaseFile = (ownerId: string): Promise<CaseFileDto> =>
  callServer('GET', `/demo/api/owners/${ownerId}`);

/** Returns the newest code that was sent to a phone; undefined when there is none. */
export async function newestCode(phone: string): Promise<string | undefined> {
  const query = new URLSearchParams({ to: phone });
  const messages = await callServer<{ code?: string }[]>('GET', `/demo/api/messages?${query}`);
  return messages.find(({ code }) => code !== undefined)?.code;
}
