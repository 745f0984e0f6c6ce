import { boolean, type Infer, nullable, optional, string, type } from 'superstruct';

/** The owner as a session knows her; the name is null until the profile is created (contract §3). */
export const SessionUser = type({
  id: string(),
  name: nullable(string()),
  email: string(),
  phone: string(),
  has_temporary_password: optional(boolean()),
});
export type SessionUser = Infer<typeof SessionUser>;

/** What login and phone verification answer. */
export const Session = type({ token: string(), user: SessionUser });
export type Session = Infer<typeof Session>;

/** An answer that only says something, such as that of a changed password. */
export const MessageBody = type({ message: optional(string()) });
export type MessageBody = Infer<typeof MessageBody>;

/** The answer to a registration; the code's expiry is the demo server's extra (contract §3). */
export const Registered = type({ id: string(), phone: string(), expires_at: optional(string()) });
export type Registered = Infer<typeof Registered>;
