const user = { id: 'x', name: 'Ana', email: 'ana@correo.test', phone: '+525500004321', has_temporary_password: false };

/** What the app keeps of a session under `auth`, with parts of it otherwise. */
export const record = (parts: object = {}) => JSON.stringify({ token: 'tok', user, isAuthenticated: true, ...parts });

const ofUser = (parts: object) => record({ user: { ...user, ...parts } });
/** The same record with each of these in one place. */
const each = (values: readonly unknown[], put: (value: unknown) => string) => values.map(put);

const whole = record();
/** A write that broke off. */
const cutOff = Array.from({ length: 10 }, (_, i) => whole.slice(0, Math.floor((whole.length * (i + 1)) / 10) - 1));
const noRecord = ['', 'null', 'true', '42', '"tok"', '[]', '{}', 'undefined', '\u0000', `[${whole}]`];

/** 60 records that are no session, however much they look like one. */
export const forgedSessions: readonly string[] = [
  ...noRecord,
  ...cutOff,
  ...each([false, 'true', 1, null, undefined, {}], (isAuthenticated) => record({ isAuthenticated })),
  // The last ones are no header's value.
  ...each([undefined, null, '', 0, true, [], { toString: 'tok' }, 'to k', 'tok\r\nx-evil: 1', 'tok–✓'], (token) =>
    record({ token }),
  ),
  ...each([undefined, null, 'x', 7, [], JSON.stringify(user)], (it) => record({ user: it })),
  ...each([undefined, null, 7, []], (id) => ofUser({ id })),
  ...each([undefined, null, 7, []], (email) => ofUser({ email })),
  ...each([undefined, null, 7, []], (phone) => ofUser({ phone })),
  ...each([undefined, 7, {}], (name) => ofUser({ name })),
  ...each([null, 'true', 1], (has_temporary_password) => ofUser({ has_temporary_password })),
];
