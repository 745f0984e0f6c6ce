import { expect, test } from 'vitest';
import { day } from '#domain/calendar';
import type { OwnerDto, TalkDto } from '../../../../demo-server/console/dto.ts';
import { asEntered } from '../../../../demo-server/console/script/useShownTalk.ts';

const talk: TalkDto = { name: 'Guadalupe', last_name: 'Villavicencio', rent: 18_347.55, city: 'Mérida', term: 9 };
const registered: OwnerDto = {
  id: '1',
  name: 'guadalupe@correo.test',
  given_name: null,
  is_of_talk: true,
  last_name: null,
  email: 'guadalupe@correo.test',
  phone: '+525500000100',
  persona: null,
  phone_verified: true,
  next_step: null,
  rent: null,
  term: null,
  lease: null,
};
const named: OwnerDto = { ...registered, given_name: 'Josefina', last_name: 'Arriaga', rent: 20_000 };

test('the talk is about its prospect until the owner has entered other names and another rent, lease and term', () => {
  expect(asEntered(talk, undefined)).toEqual(talk);
  expect(asEntered(talk, registered)).toEqual(talk);
  expect(asEntered(talk, named)).toEqual({ ...talk, name: 'Josefina', last_name: 'Arriaga', rent: 20_000 });
  const lease = { start_date: day('2026-03-15'), end_date: day('2028-03-14') };
  expect(asEntered(talk, { ...registered, lease, term: 12 })).toEqual({ ...talk, chosen_term: 12, lease });
});
