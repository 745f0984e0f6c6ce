/** The web pages of the providers that owners in Mexico have their e-mail with, by the first part of the domain. */
const MAILBOXES: Readonly<Record<string, string>> = {
  gmail: 'https://mail.google.com/',
  hotmail: 'https://outlook.live.com/mail/',
  outlook: 'https://outlook.live.com/mail/',
  live: 'https://outlook.live.com/mail/',
  msn: 'https://outlook.live.com/mail/',
  yahoo: 'https://mail.yahoo.com/',
  icloud: 'https://www.icloud.com/mail/',
  me: 'https://www.icloud.com/mail/',
};

/**
 * Returns the web page of an owner's mailbox; undefined for a provider that is not known.
 * @example mailboxOf('ana@hotmail.com') // => 'https://outlook.live.com/mail/'
 */
export function mailboxOf(email: string): string | undefined {
  const [, provider = ''] = /@([^.@]+)\.(?:com|com\.mx|mx|es)$/i.exec(email.trim()) ?? [];
  return Object.hasOwn(MAILBOXES, provider.toLowerCase()) ? MAILBOXES[provider.toLowerCase()] : undefined;
}
