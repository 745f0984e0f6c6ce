const user = { id: 'x', name: 'Ana', email: 'ana@correo.test', phone: '+525500004321', has_temporary_password: false };

/** The JSON text that the app stores for a session under `auth`, with the given parts replaced. */
const recordWith = (parts: object = {}) => JSON.stringify({ token: 'tok', user, isAuthenticated: true, ...parts });

const ofUser = (parts: object) => recordWith({ user: { ...user, ...parts } });
/** Builds one record for each value. */
const each = (values: readonly unknown[], build: (value: unknown) => string) => values.map(build);

const completeRecord = recordWith();
/** Records that were only partly written. */
const cutOff = Array.from({ length: 10 }, (_, i) =>
  completeRecord.slice(0, Math.floor((completeRecord.length * (i + 1)) / 10) - 1),
);
const notRecords = ['', 'null', 'true', '42', '"tok"', '[]', '{}', 'undefined', '\u0000', `[${completeRecord}]`];

/** 60 records that are not a valid session, although some look like one. */
export const forgedSessions: readonly string[] = [
  ...notRecords,
  ...cutOff,
  ...each([false, 'true', 1, null, undefined, {}], (isAuthenticated) => recordWith({ isAuthenticated })),
  // The last three cannot be the value of an HTTP header.
  ...each([undefined, null, '', 0, true, [], { toString: 'tok' }, 'to k', 'tok\r\nx-evil: 1', 'tok–✓'], (token) =>
    recordWith({ token }),
  ),
  ...each([undefined, null, 'x', 7, [], JSON.stringify(user)], (value) => recordWith({ user: value })),
  ...each([undefined, null, 7, []], (id) => ofUser({ id })),
  ...each([undefined, null, 7, []], (email) => ofUser({ email })),
  ...each([undefined, null, 7, []], (phone) => ofUser({ phone })),
  ...each([undefined, 7, {}], (name) => ofUser({ name })),
  ...each([null, 'true', 1], (has_temporary_password) => ofUser({ has_temporary_password })),
];
