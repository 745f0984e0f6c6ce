import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { Registered, Session } from '#domain/session';

describe('responses of login and registration', () => {
  const user = { id: 'a', name: null, email: 'ana@correo.mx', phone: '+525512345678' };

  test('accept a session without a name and with unknown fields', () => {
    expect(is({ token: 't', user }, Session)).toBe(true);
    expect(is({ token: 't', user: { ...user, has_temporary_password: true }, newer: 1 }, Session)).toBe(true);
    expect(is({ token: null, user }, Session)).toBe(false);
  });

  test('accept a registration without the expiry of the code, as the real API sends it', () => {
    expect(is({ id: 'a', phone: '+525512345678' }, Registered)).toBe(true);
  });
});
