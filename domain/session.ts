import { boolean, type Infer, nullable, optional, string, type } from 'superstruct';
import { InstantShape, ifReadable } from './readable.ts';

/** The owner in a session. `name` is null until the profile has been created. */
export const SessionUser = type({
  id: string(),
  name: nullable(string()),
  email: string(),
  phone: string(),
  has_temporary_password: optional(boolean()),
});
export type SessionUser = Infer<typeof SessionUser>;

/** Response of login and of phone verification. */
export const Session = type({ token: string(), user: SessionUser });
export type Session = Infer<typeof Session>;

/** Response that has only a message, such as that of a password change. */
export const MessageBody = type({ message: optional(string()) });
export type MessageBody = Infer<typeof MessageBody>;

/** Response of a registration. Only the demo server sends `expires_at`, the expiry of the code. */
export const Registered = type({ id: string(), phone: string(), expires_at: ifReadable(optional(InstantShape)) });
export type Registered = Infer<typeof Registered>;
