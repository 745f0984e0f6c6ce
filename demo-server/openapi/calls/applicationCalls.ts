import { optional, string, type } from 'superstruct';
import { Application, ApplicationChanges, Applications, BureauConfirmation, Lease } from '#domain/application';
import { CodeSent } from '#domain/verificationCode';
import type { ApiCall } from './apiCall.ts';
import { BureauConsent } from './requests.ts';
import { ApplicationWithCode, DeletedId } from './responses.ts';

const group = 'Applications';
const notFound = "There is no such application, or it is another owner's; which one is not told.";

/** The application for a loan, from the lease to the bureau check. */
export const applicationCalls: readonly ApiCall[] = [
  {
    method: 'POST',
    path: '/api/applications',
    id: 'createApplication',
    group,
    summary: 'Creates a draft from the lease',
    body: Lease,
    success: { status: 201, shape: Application },
    errors: { 403: 'The profile is incomplete.', 422: 'A field is not valid.' },
  },
  {
    method: 'GET',
    path: '/api/applications',
    id: 'getApplications',
    group,
    summary: "Returns the owner's applications, newest first",
    success: { status: 200, shape: Applications },
    errors: {},
  },
  {
    method: 'GET',
    path: '/api/applications/{id}',
    id: 'getApplication',
    group,
    summary: 'Returns one application',
    success: { status: 200, shape: Application },
    errors: { 404: notFound },
  },
  {
    method: 'PUT',
    path: '/api/applications/{id}',
    id: 'updateApplication',
    group,
    summary: 'Saves any fields of a draft',
    description: '`null` clears a field that may be null. The amounts are computed from rent and term, never sent.',
    body: ApplicationChanges,
    success: { status: 200, shape: Application },
    errors: { 404: notFound, 409: 'It is no longer a draft.', 422: 'A field is not valid.' },
  },
  {
    method: 'DELETE',
    path: '/api/applications/{id}',
    id: 'deleteApplication',
    group,
    summary: 'Deletes a draft',
    success: { status: 200, shape: DeletedId },
    errors: { 404: notFound, 409: 'It is no longer a draft.' },
  },
  {
    method: 'PUT',
    path: '/api/applications/{id}/privacy-policy',
    id: 'authoriseBureau',
    group,
    summary: 'Consents to the bureau check and sends a code by SMS',
    body: BureauConsent,
    success: { status: 200, shape: ApplicationWithCode },
    errors: {
      404: notFound,
      409: 'Something else of the draft is missing, or it is no draft.',
      422: 'The consent is missing.',
      429: 'Three codes in a minute.',
    },
  },
  {
    method: 'PUT',
    path: '/api/applications/{id}/confirm-privacy-policy',
    id: 'confirmBureau',
    group,
    summary: 'Confirms the bureau check with the code and sends the application',
    query: type({ time: optional(string()) }),
    body: BureauConfirmation,
    success: { status: 200, shape: Application },
    errors: {
      404: notFound,
      409: 'No code was sent for this draft, or it is no draft.',
      422: 'The code is wrong (`errors.code`); or `message` is `BUREAU_SCORE_IS_TOO_LOW`, and it is rejected.',
      429: 'Five wrong guesses of one code, or a hundred of one phone in 24 hours.',
    },
  },
  {
    method: 'POST',
    path: '/api/verification-code/privacy-policy/resend',
    id: 'resendBureauCode',
    group,
    summary: 'Sends the code of the bureau check again; the former one dies',
    success: { status: 200, shape: CodeSent, mayBeEmpty: true },
    errors: { 409: 'No draft waits for a code.', 429: 'Three codes in a minute.' },
  },
];
