import { expect, test } from 'vitest';
import { mailboxOf } from '../../../web/features/loans/card/mailboxOf.ts';

test.each([
  ['ana@gmail.com', 'https://mail.google.com/'],
  ['ana.rios@Hotmail.com', 'https://outlook.live.com/mail/'],
  ['ana@live.com.mx', 'https://outlook.live.com/mail/'],
  ['ana@outlook.es ', 'https://outlook.live.com/mail/'],
  ['ana@yahoo.com.mx', 'https://mail.yahoo.com/'],
  ['ana@icloud.com', 'https://www.icloud.com/mail/'],
])('opens the mailbox of %s at its provider', (email, address) => {
  expect(mailboxOf(email)).toBe(address);
});

test.each(['ana@correo.mx', 'ana@gmail.correo.mx', 'ana@constructor.com', 'gmail.com', ''])(
  'knows no mailbox of "%s"',
  (email) => {
    expect(mailboxOf(email)).toBeUndefined();
  },
);
