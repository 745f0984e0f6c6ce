import { describe, expect, test } from 'vitest';
import { loggedJson, loggedPath, loggedText, MAX_BODY_LENGTH } from '../../../demo-server/simulation/loggedBody.ts';

/** Returns a body as the event log shows it, parsed again. */
const shown = (body: unknown) => JSON.parse(loggedJson(body).text);

describe('a body in the event log', () => {
  test.each([
    [MAX_BODY_LENGTH, false],
    [MAX_BODY_LENGTH + 1, true],
  ])('of %i characters is cut: %s', (length, is_cut) => {
    expect(loggedText('x'.repeat(length))).toEqual({ text: 'x'.repeat(MAX_BODY_LENGTH), is_cut });
  });

  test('is indented for its reader, and empty when there is none', () => {
    expect(loggedJson({ name: 'Ana' })).toEqual({ text: '{\n  "name": "Ana"\n}', is_cut: false });
    expect(loggedJson(undefined)).toEqual({ text: '', is_cut: false });
  });

  test.each(['password', 'confirm_password', 'Token', 'client_secret', 'ticket', 'signature', 'code'])(
    'masks the value of %s, also inside of a list',
    (name) => {
      expect(shown({ user: [{ [name]: 'abc' }] })).toEqual({ user: [{ [name]: '•••' }] });
      expect(shown({ [name]: 4831 })).toEqual({ [name]: '•••' });
    },
  );

  test.each(['zip_code', 'code_length', 'signature_date', 'contract_signature', 'name'])(
    'shows the value of %s, which is no secret',
    (name) => {
      expect(shown({ [name]: '06700' })).toEqual({ [name]: '06700' });
    },
  );

  test.each([true, false, null, ''])('shows a password of %j, which gives nothing away', (password) => {
    expect(shown({ has_temporary_password: password })).toEqual({ has_temporary_password: password });
  });

  test('shows the errors of a password', () => {
    const errors = { password: ['Debe tener 8 caracteres', 'Debe tener una mayúscula'] };
    expect(shown({ errors })).toEqual({ errors });
  });

  test.each([[['Renta2026!']], [['Debe tener 8 caracteres', 'Renta2026!']], [[4831]], [[' ', 4831]]])(
    'masks the list %j in the place of a password',
    (password) => {
      expect(shown({ password })).toEqual({ password: '•••' });
    },
  );

  test('masks the signature of an address within a text, and nothing after it', () => {
    expect(shown({ url: '/api/files/7?signature=a1b2&size=2 and /api/files/8?signature=c3' })).toEqual({
      url: '/api/files/7?signature=•••&size=2 and /api/files/8?signature=•••',
    });
  });
});

describe('the path of a call in the event log', () => {
  test.each([
    ['/api/loans', '/api/loans'],
    ['/api/files/7?signature=a1b2&size=2', '/api/files/7?signature=•••&size=2'],
    ['/api/zip?zip_code=06700', '/api/zip?zip_code=06700'],
    ['/demo?ticket=a1b2', '/demo?ticket=•••'],
    ['/api/loans?', '/api/loans?'],
  ])('of %s is %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  test('is cut like a body', () => {
    expect(loggedPath(`/${'x'.repeat(5000)}`)).toHaveLength(MAX_BODY_LENGTH);
    expect(loggedPath(`/?x=${'x'.repeat(5000)}`)).toHaveLength(MAX_BODY_LENGTH);
  });
});
