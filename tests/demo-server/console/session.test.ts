// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { replaceSession } from '../../../demo-server/console/session.ts';

test('what an owner has typed comes back with them after somebody else was on the phone, who does not see it', () => {
  const signIn = (id: string) => replaceSession({ token: id, user: { id } } as never);
  sessionStorage.setItem('draft:ana:property', '{"rent":"20000"}');
  signIn('renata');
  expect(sessionStorage.getItem('draft:ana:property')).toBeNull();
  signIn('ana');
  expect(sessionStorage.getItem('draft:ana:property')).toBe('{"rent":"20000"}');
});
