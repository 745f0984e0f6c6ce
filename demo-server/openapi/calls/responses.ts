import { assign, nullable, string, type } from 'superstruct';
import { Application } from '#domain/application';
import { Profile } from '#domain/profile';
import { UploadedFile } from '#domain/uploadedFile';
import { CodeSent } from '#domain/verificationCode';

/** A profile as the API should send it. The app needs only the address of the selfie. */
export const FullProfile = assign(Profile, type({ selfie: nullable(UploadedFile) }));

/** An application, and when the code that was sent for its bureau check expires. */
export const ApplicationWithCode = assign(Application, CodeSent);

/** The id of the deleted application: a JSON string, not an object. */
export const DeletedId = string();
