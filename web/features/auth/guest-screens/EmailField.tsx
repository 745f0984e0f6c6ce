import type { ComponentProps } from 'react';
import { plainEmail } from '#domain/identifiers/email';
import * as commonTexts from '#i18n/es-MX/common';
import { TextField } from '#kit/text/TextField.tsx';

/** `username` where the e-mail and a password are saved together by a password manager. */
type EmailFieldProps = { autoComplete: 'username' | 'email' } & Pick<ComponentProps<typeof TextField>, 'enterKeyHint'>;

/** E-mail field of the guest forms, named `email`. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    name="email"
    label={commonTexts.email}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    normalise={plainEmail}
    {...props}
  />
);
