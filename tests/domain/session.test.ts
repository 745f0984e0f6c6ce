import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { Registered, Session } from '#domain/session';

describe('on the wire', () => {
  const user = { id: 'a', name: null, email: 'ana@correo.mx', phone: '+525512345678' };

  test('a session comes without a name, and with fields that this version does not know', () => {
    expect(is({ token: 't', user }, Session)).toBe(true);
    expect(is({ token: 't', user: { ...user, has_temporary_password: true }, newer: 1 }, Session)).toBe(true);
    expect(is({ token: null, user }, Session)).toBe(false);
  });

  test('the real API registers without telling when the code dies', () => {
    expect(is({ id: 'a', phone: '+525512345678' }, Registered)).toBe(true);
  });
});
