import { optional, string, type } from 'superstruct';
import { Articles } from '#domain/article';
import { ZipCode } from '#domain/identifiers/zipCode';
import { Offer } from '#domain/preOffer';
import { Notices } from '#domain/process/notice';
import { ProfileChanges } from '#domain/profile';
import { UploadedFile } from '#domain/uploadedFile';
import type { ApiCall } from './apiCall.ts';
import { FullProfile } from './responses.ts';

/** The owner's profile, messages and files, and the look-ups of the forms. */
export const ownerCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/user',
    id: 'getProfile',
    group: 'Profile',
    summary: "Returns the owner's profile",
    success: { status: 200, shape: FullProfile },
    errors: {},
  },
  {
    method: 'PUT',
    path: '/api/user',
    id: 'saveProfile',
    group: 'Profile',
    summary: 'Changes any fields of the profile',
    description: 'Files are sent as ids of `POST /api/files`. Unknown fields are ignored.',
    body: ProfileChanges,
    success: { status: 200, shape: FullProfile },
    errors: {
      409: 'The profile is complete: the fields of its three steps can no longer be changed.',
      422: 'A field is not valid, or a file is not of the owner.',
    },
  },
  {
    method: 'GET',
    path: '/api/notices',
    id: 'getNotices',
    group: 'Profile',
    summary: 'Returns what was sent to the owner, newest first',
    description: 'Beyond the specification: an API may lack this call (404); the app then has no list of notices.',
    success: { status: 200, shape: Notices },
    errors: { 404: 'The API does not know this call.' },
  },
  {
    method: 'GET',
    path: '/api/zip-codes/{code}',
    id: 'lookUpZipCode',
    group: 'Look-ups',
    summary: 'Returns the place of a zip code of five digits',
    success: { status: 200, shape: ZipCode },
    errors: { 404: 'There is no such zip code.' },
  },
  {
    method: 'GET',
    path: '/api/calc',
    id: 'calculateOffer',
    group: 'Look-ups',
    summary: 'Returns the commission of an amount in pesos over a term in months',
    query: type({ principal: string(), months: string() }),
    success: { status: 200, shape: Offer },
    errors: { 422: 'The amount or the term is not valid.' },
  },
  {
    method: 'POST',
    path: '/api/files',
    id: 'uploadFile',
    group: 'Files',
    summary: 'Uploads a file of the owner; other calls refer to it by its id',
    description: 'Files that nothing refers to may be deleted after a day.',
    body: 'file',
    success: { status: 200, shape: UploadedFile, exact: true },
    errors: {
      413: 'The file is larger than 500 MB.',
      415: 'The bytes are neither JPEG, PNG nor PDF; the name does not count.',
      422: 'There is no file, or it is empty.',
    },
  },
  {
    method: 'GET',
    path: '/api/files/{id}',
    id: 'downloadFile',
    group: 'Files',
    isPublic: true,
    summary: 'Returns the bytes of a file',
    description:
      'The app uses the `url` of a file as it is, in pictures too, which send no token. Any address works. ' +
      'That of this server lives ten minutes.',
    query: type({ expires: optional(string()), signature: optional(string()) }),
    success: { status: 200, shape: 'bytes' },
    errors: { 403: 'The address has expired or was changed.', 404: 'There is no such file.' },
  },
  {
    method: 'GET',
    path: '/marketing/api/services/articles',
    id: 'getArticles',
    group: 'Look-ups',
    isPublic: true,
    summary: 'Returns the articles of the carousel on the first screen',
    description: "On the marketing site, whose address is the app's setting `marketing-host`. It never gets the token.",
    query: type({ _format: optional(string()) }),
    success: { status: 200, shape: Articles },
    errors: {},
  },
];
